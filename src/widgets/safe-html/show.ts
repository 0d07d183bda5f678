import { plainText } from '../../core/kernel/html-text'
import { adoptStyleSheets } from '../theme/style-sheets'
import { classNames } from '../ui/class-names'
import { dress } from './dress'
import * as css from './safe-html.css'
import { sanitised } from './sanitise'

/** Wide tables are scrolled by the keyboard as well; what fits is no stop of it. */
function watchWidth(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Shows the HTML in a shadow root of the place, or its words where this browser cannot be relied on. */
export function show(container: HTMLElement, html: string, pictureFrom: (host: string) => string): () => void {
  const nodes = sanitised(html)
  if (!nodes) {
    container.textContent = plainText(html)
    return () => undefined
  }
  const { hasColours } = dress(nodes, { of: pictureFrom, className: css.picture })
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' })
  const box = container.ownerDocument.createElement('div')
  box.className = classNames(css.mail, hasColours && css.paper)
  box.append(nodes)
  // before, it would be found out anew with each node
  box.dir = 'auto'
  root.replaceChildren(box)
  const release = adoptStyleSheets(root)
  const unwatch = watchWidth(box)
  return () => {
    unwatch()
    release()
    root.replaceChildren()
  }
}
