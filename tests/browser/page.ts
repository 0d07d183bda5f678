import { config } from 'chai'
import { deepFind, everyElement, shown, until } from '../helpers/looking'

// what was found is worth more than that something was
config.truncateThreshold = 0

/** A page of the demo in a frame of its own, at its real address, with everything it complains about. */
export type Page = {
  readonly window: Window & typeof globalThis
  readonly document: Document
  /** policy violations and errors on the console, in the order they came */
  complaints: string[]
  /** as the browser's own button does it; complaints go on being heard */
  reload(): Promise<void>
  /** waits for a reload that the page itself begins */
  reloaded(by: () => void): Promise<void>
  close(): void
}

export type PageSize = { width: number; height: number }

type InnerWindow = Page['window']

function listen(window: InnerWindow, complaints: string[]): void {
  window.addEventListener('error', (event) => complaints.push(`error: ${event.message}`))
  window.addEventListener('unhandledrejection', (event) => complaints.push(`rejection: ${event.reason}`))
  for (const level of ['error', 'warn'] as const) {
    const original = window.console[level]
    window.console[level] = (...args: unknown[]) => {
      complaints.push(`${level}: ${args.map(String).join(' ')}`)
      original(...args)
    }
  }
  new window.ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL, sample } = body as unknown as Record<string, string>
        complaints.push(`policy: ${effectiveDirective} ${blockedURL} ${sample ?? ''}`)
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe()
}

const received = Symbol('complaints are listened to')

export async function openPage(
  path: string,
  { width, height }: PageSize = { width: 1440, height: 900 },
): Promise<Page> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `border:0;width:${width}px;height:${height}px`
  frame.src = path
  document.body.append(frame)
  const complaints: string[] = []

  /** The mark stands on the document: a reload brings another one in the same window. */
  const fresh = async () => {
    const window = await until(`the frame at ${path}`, () => {
      const inner = frame.contentWindow as InnerWindow | null
      return inner && inner.location.href !== 'about:blank' && !(received in inner.document) ? inner : undefined
    })
    Object.assign(window.document, { [received]: true })
    listen(window, complaints)
    await until(`the document of ${path}`, () => window.document.readyState === 'complete')
  }
  await fresh()
  const page: Page = {
    get window() {
      return frame.contentWindow as InnerWindow
    },
    get document() {
      return frame.contentDocument as Document
    },
    complaints,
    reload: () => page.reloaded(() => page.window.location.reload()),
    async reloaded(by) {
      by()
      await fresh()
    },
    close: () => frame.remove(),
  }
  return page
}

/** Waits until nothing moves any more: colours in the middle of a change are nobody's, nor are those of rows that go. */
export async function calm({ document }: Page): Promise<void> {
  const moving = () =>
    deepFind(document, 'table[aria-busy=true]') !== undefined ||
    [document, ...shadowRoots(document)].some((root) => root.getAnimations().some(isPassing))
  // what stops may set the next thing going
  for (let still = 0; still < 3; still = moving() ? 0 : still + 1) {
    await shown()
    await until('an end of all movement', () => !moving())
  }
}

const shadowRoots = (document: Document): ShadowRoot[] =>
  [...everyElement(document)].flatMap(({ shadowRoot }) => shadowRoot ?? [])

const isPassing = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)

/** The scripts out of a folder that have come when this first stands there; what a page fetches once it is idle comes after. */
export const scriptsUntil = ({ window }: Page, folder: string, root: ShadowRoot, selector: string): Promise<string[]> =>
  new Promise((resolve) => {
    const look = () => {
      if (!root.querySelector(selector)) return
      watch.disconnect()
      const paths = window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      resolve(paths.filter((path) => path.startsWith(folder)))
    }
    const watch = new MutationObserver(look)
    watch.observe(root, { childList: true, subtree: true })
    look()
  })

/** Adds a script to a page whose policy asks for trusted addresses. */
export function addScript({ window, document }: Page, path: string, type = ''): HTMLScriptElement {
  const script = document.createElement('script')
  const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypePolicies }
  script.type = type
  script.src = trustedTypes.createPolicy('tests', { createScriptURL: (url) => url }).createScriptURL(path)
  document.head.append(script)
  return script
}

const colourRules = ['color-contrast', 'link-in-text-block']

type Examined = {
  /** the whole page unless given */
  within?: Element | undefined
  /** examined before as it stands there; rules about the page as a whole look at all of it */
  besides?: readonly Element[]
  /** `only`: where a screen was examined and then changed its skin; `without`: where it was examined at another width */
  colours?: 'only' | 'without' | undefined
}

async function loadAxe(page: Page): Promise<void> {
  if ('axe' in page.window) return
  const script = addScript(page, '/node_modules/axe-core/axe.min.js')
  await until('axe', () => 'axe' in page.window)
  script.remove()
}

/** What axe finds; one line a finding. */
export async function axeFindings(page: Page, { within, besides = [], colours }: Examined = {}): Promise<string[]> {
  // first: a busy machine takes its time for it, and the page goes on meanwhile
  await loadAxe(page)
  await calm(page)
  const { axe } = page.window as unknown as { axe: typeof import('axe-core') }
  // by its tag: axe ignores what isn't `instanceof` its own window's `Node`, such as a document of another realm
  const { violations } = await axe.run(within ?? { include: 'html', exclude: [...besides] }, {
    resultTypes: ['violations'],
    // no rule that is on asks for style sheets
    preload: { assets: ['media'] },
    ...(colours === 'only' && { runOnly: { type: 'rule', values: colourRules } }),
    ...(colours === 'without' && { rules: Object.fromEntries(colourRules.map((id) => [id, { enabled: false }])) }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.flat().join(' ')} ${failureSummary ?? ''}`),
  )
}

type TrustedTypePolicies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}
