import { texts } from 'langraan:texts/safe-html'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { useLocale } from '../root/use-locale'
import type { SafeHtmlProps } from './safe-html'
import * as css from './safe-html.css'
import { show } from './show'

const shownTexts = [texts]

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
  const locale = useTexts(useLocale(), shownTexts)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <Shown {...props} />
    </I18nProvider>
  )
}
