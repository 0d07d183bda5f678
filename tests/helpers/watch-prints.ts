import { onTestFinished, vi } from 'vitest'

/** A frame whose document needs no loading, and whose printer only writes down: happy-dom has neither. */
export function watchPrints() {
  const prints: { labels: string[]; title: string }[] = []
  const pages = new WeakMap<HTMLIFrameElement, Document>()
  const pageOf = (frame: HTMLIFrameElement) => {
    const page = pages.get(frame) ?? document.implementation.createHTMLDocument()
    pages.set(frame, page)
    const print = () => {
      const labels = [...page.querySelectorAll('[data-order]')].map((each) => each.getAttribute('data-order') ?? '')
      prints.push({ labels, title: page.title })
    }
    const defaultView = { CSSStyleSheet, requestAnimationFrame: (fn: () => void) => setImmediate(fn), print }
    const here = { defaultView, readyState: 'complete', fonts: { ready: Promise.resolve() } }
    for (const [name, value] of Object.entries(here)) Object.defineProperty(page, name, { configurable: true, value })
    return page
  }
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    disableIframePageLoading: false,
    enableIframePageLoading: true,
  })
  const spy = vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    return pageOf(this)
  })
  onTestFinished(() => spy.mockRestore())
  return prints
}
