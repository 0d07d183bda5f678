import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Locale } from '../../../core'
import { satang } from '../../../core/kernel/money'
import { autonyms } from '../../i18n/autonyms'
import { longDayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'
import { RadioGroup } from '../../ui/radio-group'
import * as css from '../gallery.css'

const locales = Object.keys(autonyms) as Locale[]

export function I18n() {
  const { t } = useLingui()
  const [locale, setLocale] = useState(useLocale())
  return (
    <div className={css.column}>
      <RadioGroup
        label={t`Language`}
        look="segmented"
        value={locale}
        onChange={(next) => setLocale(next)}
        options={locales.map((value) => ({ value, label: <span lang={value}>{autonyms[value]}</span> }))}
      />
      <p lang={locale} translate="no">
        {longDayText('2026-11-21', locale)} · {priceText(satang(123_456_750), locale, true)}
      </p>
    </div>
  )
}
