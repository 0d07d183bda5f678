import { everyElement, shown, until } from '../helpers/looking'
import type { Stage } from './html-stage'
import { addScript, openPage, type Page, type PageSize } from './page'

export type Staged<S = Stage> = Page & {
  stage: S
  /** what a hostile text did: ran, loaded, wrote to the page */
  harm(): Promise<string[]>
}

type Shown<S> = Window & { stage?: S; canary?: (what: unknown) => void }

/** The page around the parts, which stand in sections. */
const face = ({ documentElement, head, body }: Document) =>
  [documentElement, head, body]
    .map(
      (each) =>
        `${(each.cloneNode(false) as Element).outerHTML} ${each.querySelectorAll(':scope > :not(section)').length}`,
    )
    .join(' ')

/** A page under the strict policy with nothing on it but the parts that a test puts there. */
export const openStage = (size?: PageSize): Promise<Staged> => openStaged<Stage>('html-stage', size)

/** The same with a stage of another file. */
export async function openStaged<S>(file: string, size?: PageSize): Promise<Staged<S>> {
  const page = await openPage('/bench-empty.html', size)
  const ran: string[] = []
  const window = page.window as unknown as Shown<S>
  window.canary = (what) => ran.push(`ran ${what}`)
  addScript(page, `/dist/tests/${file}.js`, 'module')
  const stage = await until('the stage', () => window.stage)
  const before = face(page.document)
  return Object.assign(page, {
    stage,
    async harm() {
      for (let turn = 0; turn < 5; turn++) await shown()
      const loaded = page.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('canary'))
        .map(({ name }) => `loaded ${name}`)
      const now = face(page.document)
      return [...ran, ...loaded, ...page.complaints, ...(now === before ? [] : [`the page became ${now}`])]
    },
  })
}

const harmless = /^(?:https?:|mailto:|tel:)/i
const ownPicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i
const looks =
  /^(?:align|class|color|bgcolor|border|cell(?:padding|spacing)|dir|height|lang|open|reversed|size|span|start|style|title|valign|width|(?:col|row)span|alt|rel|target|tabindex|contenteditable|draggable)$/

/** What stands below that must never stand there. */
export function strays(root: ParentNode, names: RegExp): string[] {
  const found: string[] = []
  for (const element of everyElement(root)) {
    if (!names.test(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes) {
      const isFine = name === 'href' ? harmless.test(value) : name === 'src' ? ownPicture.test(value) : looks.test(name)
      const isWild = name === 'style' && /url|image|position|inset|expression|var\(|attr\(/i.test(value)
      if (!isFine || isWild) found.push(`<${element.localName} ${name}="${value}">`)
    }
  }
  return found
}
