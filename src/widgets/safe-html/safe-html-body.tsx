import { texts } from 'langraan:texts/safe-html'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { use, useLayoutEffect, useRef } from 'react'
import { i18nOf, textsReady } from '../i18n/i18n'
import { useLocale } from '../root/use-locale'
import type { SafeHtmlProps } from './safe-html'
import * as css from './safe-html.css'
import { show } from './show'

const host = '{host}'

function Shown({ html }: SafeHtmlProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const picture = t`Picture from ${host}`
  useLayoutEffect(
    () => (place.current ? show(place.current, html, (name) => picture.replace(host, name)) : undefined),
    [html, picture],
  )
  return <div ref={place} className={css.place} data-html="" />
}

export function SafeHtmlBody(props: SafeHtmlProps) {
  const locale = useLocale()
  use(textsReady(locale, [texts]))
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Shown {...props} />
    </I18nProvider>
  )
}
