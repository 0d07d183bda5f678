import type { Page } from './page'

/** What a frame handed to the printer. */
export type Print = { page: Document; title: string; html: string; css: string }

const cssOf = ({ adoptedStyleSheets }: Document): string =>
  adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Stands in for the print dialog of every frame of a page, and of the page itself; hears what a frame complains about. */
export function catchPrints({ window, complaints }: Pick<Page, 'window' | 'complaints'>): {
  frames: Print[]
  ofPage: number
} {
  const caught = { frames: [] as Print[], ofPage: 0 }
  const received = new WeakSet<Document>()
  window.print = () => void caught.ofPage++
  const { prototype } = window.HTMLIFrameElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'contentDocument')
  Object.defineProperty(prototype, 'contentDocument', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const page = own?.get?.call(this) as Document | null
      if (page && !received.has(page)) {
        received.add(page)
        page.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
          complaints.push(`policy in the frame: ${effectiveDirective} ${sample}`),
        )
      }
      if (page?.defaultView)
        page.defaultView.print = () => {
          const { title, documentElement } = page
          caught.frames.push({ page, title, html: documentElement.outerHTML, css: cssOf(page) })
        }
      return page
    },
  })
  return caught
}
