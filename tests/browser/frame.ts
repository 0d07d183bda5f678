import { deepAll, deepFind } from '../helpers/looking'
import type { Page } from './page'

const examined = new Set<string>()

/**
 * Menu, top bar and footer around a screen, where axe saw them already in this look, width and arrangement; what is opened
 * in one of them makes it another. With ALL they are examined around each screen.
 */
export function examinedFrame({ window, document }: Page): Element[] {
  const frame = deepFind(document, '[data-navbar]')
  if (process.env.ALL || !frame) return []
  const { lang, dataset } = document.documentElement
  const parts = deepAll(frame, '[part=menu], header, footer').filter((part) => !part.closest('main'))
  const kinds = [frame, ...parts, ...parts.flatMap((part) => part.firstElementChild ?? [])]
  const arrangement = kinds.map((each) => [each.className, { ...(each as HTMLElement).dataset }])
  const key = JSON.stringify([lang, dataset.skin, window.innerWidth, arrangement])
  if (!examined.has(key)) {
    examined.add(key)
    return []
  }
  return parts.filter((part) => !deepFind(part, '[data-state=open], dialog[open]'))
}
