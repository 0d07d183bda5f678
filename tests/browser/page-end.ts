import { everyElement, shown } from '../helpers/looking'
import type { Page } from './page'

const pictures = 'img, svg, canvas, video, input, select, textarea, button'

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

function isSeen(element: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1 || style.clipPath !== 'none') return false
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  return (
    element.matches(pictures) ||
    hasWords(element) ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    Number.parseFloat(style.borderBlockEndWidth) > 0
  )
}

/** Padding of the frame plus that of a card, in pixels. */
export const mostTail = 64

/** Maximum frames for content at the end of a page to load once it is near. */
const patience = 120

/** Height in pixels of the blank area below the last visible content; 0 if the page doesn't scroll. */
export async function blankTail(page: Page): Promise<number> {
  let tail = tailOf(page)
  for (let frames = 0; tail > mostTail && frames < patience; frames += 1) {
    await shown()
    tail = tailOf(page)
  }
  return tail
}

function tailOf({ window, document }: Page): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const main = [...everyElement(document)].find(({ localName }) => localName === 'main')
  if (!main || scrollHeight <= clientHeight) return 0
  window.scrollTo(0, scrollHeight)
  const lowest = (element: Element, edge: number): number => {
    const style = window.getComputedStyle(element)
    const { bottom } = element.getBoundingClientRect()
    // content scrolled out of an inner scroll container doesn't count
    const within = style.overflowY === 'visible' ? edge : Math.min(edge, bottom)
    const own = element !== main && isSeen(element, style) ? Math.min(edge, bottom) : 0
    return Math.max(own, ...[...element.children].map((child) => lowest(child, within)))
  }
  const footers = [...everyElement(document)].filter((each) => each.localName === 'footer' && !main.contains(each))
  const footer = footers.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0)
  return Math.round(scrollHeight - window.scrollY - lowest(main, Number.POSITIVE_INFINITY) - footer)
}
