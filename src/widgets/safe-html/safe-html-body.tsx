import { messages } from 'langraan:messages/safe-html'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { plainText } from '../../core/kernel/html-text'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { useLocale } from '../runtime/use-locale'
import { adoptStyleSheets } from '../theme/style-sheets'
import { classNames } from '../ui/class-names'
import { dress } from './dress'
import type { SafeHtmlProps } from './safe-html'
import * as css from './safe-html.css'
import { sanitised } from './sanitise'

/** Makes wide tables focusable, so that they scroll by keyboard; those that fit aren't tab stops. */
function watchWidth(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Renders into a shadow root, or plain text if this browser can't sanitize. */
function show(container: HTMLElement, html: string, pictureFrom: (host: string) => string): () => void {
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
  // set before the nodes are added: otherwise it is recomputed for each
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

const loadedToastMessages = [messages]

const host = '{host}'

function Shown({ html }: SafeHtmlProps) {
  const { t } = useLingui()
  const containerRef = useRef<HTMLDivElement>(null)
  const picture = t`Picture from ${host}`
  useLayoutEffect(
    () => (containerRef.current ? show(containerRef.current, html, (name) => picture.replace(host, name)) : undefined),
    [html, picture],
  )
  return <div ref={containerRef} className={css.root} data-html="" />
}

export function SafeHtmlBody(props: SafeHtmlProps) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Shown {...props} />
    </I18nProvider>
  )
}
