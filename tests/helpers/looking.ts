/** Every element below a node, through open shadow roots. */
export function* everyElement(node: ParentNode): Generator<Element> {
  for (const element of node.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* everyElement(element.shadowRoot)
  }
}

/** Those that match, in the order of the page; the selector is read once a root, not once an element. */
function* everyMatch<E extends Element>(node: ParentNode, selector: string): Generator<E> {
  const matches = new Set<Element>(node.querySelectorAll(selector))
  for (const element of node.querySelectorAll('*')) {
    if (matches.has(element)) yield element as E
    if (element.shadowRoot) yield* everyMatch<E>(element.shadowRoot, selector)
  }
}

export function deepFind<E extends Element = HTMLElement>(node: ParentNode, selector: string): E | undefined {
  for (const element of everyMatch<E>(node, selector)) return element
  return undefined
}

export const deepAll = <E extends Element = HTMLElement>(node: ParentNode, selector: string): E[] => [
  ...everyMatch<E>(node, selector),
]

/** What has the focus, also inside of shadow roots. */
export function focused(document: Document): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

const pause = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Lets what was done reach the screen. */
export async function shown(): Promise<void> {
  await pause()
  await pause()
}

type Look<T> = T | undefined | null | false

/** Waits until `look` gives something; says what it waited for when it never does. */
export async function until<T>(what: string, look: () => Look<T> | Promise<Look<T>>, patience = 30_000): Promise<T> {
  const end = performance.now() + patience
  for (let nth = 0; performance.now() < end; nth++) {
    const found = await look()
    if (found) return found
    await pause()
    // where frames cost nothing (happy-dom) looking all the time would take the time from what is looked for
    if (nth > 1) await new Promise((next) => setTimeout(next, 4))
  }
  throw new Error(`waited in vain for ${what}${whatIsSaid()}`)
}

/** Says what didn't end when it doesn't within `patience` ms. */
export function within<T>(what: string, work: Promise<T>, patience = 30_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for the end of ${what}${whatIsSaid()}`)), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Messages, questions and rejected fields of the page and of the pages in it. */
function whatIsSaid(): string {
  const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)
  const said = [document, ...frames].flatMap((each) =>
    each
      ? deepAll(each, '[role=alert], [role=status], dialog[open], [aria-invalid=true]')
          .filter(isShown)
          .map((element) => (element.matches('[aria-invalid]') ? `${nameOf(element)}: invalid` : spoken(element)))
      : [],
  )
  const texts = new Set(said.filter((text) => text !== ''))
  return texts.size > 0 ? `; the page says: ${[...texts].join(' | ').slice(0, 1_000)}` : ''
}

function spoken(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return ''
  const parts = [...element.childNodes].map((child) =>
    child.nodeType === 1 ? spoken(child as Element) : child.nodeType === 3 ? (child.textContent ?? '') : '',
  )
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** The name a screen reader gives a control: its label, else its text. */
export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label')
  if (own !== null) return own
  const root = element.getRootNode() as ParentNode
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.flatMap((id) => root.querySelector(`[id="${id}"]`) ?? [])
  const label = element.id ? root.querySelector(`label[for="${element.id}"]`) : null
  if (label) labels.push(label)
  return labels.length > 0 ? labels.map(spoken).join(' ') : spoken(element)
}

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true

/** The visible control of this name, if there is one. */
export const named = <E extends Element = HTMLElement>(node: ParentNode, selector: string, name: string) =>
  deepAll<E>(node, selector).find((element) => nameOf(element) === name && isShown(element))
