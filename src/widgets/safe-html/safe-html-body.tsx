import { messages } from 'langraan:messages/safe-html'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { useLocale } from '../runtime/use-locale'
import type { SafeHtmlProps } from './safe-html'
import * as css from './safe-html.css'
import { show } from './show'

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
