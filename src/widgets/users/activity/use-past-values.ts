import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import { formatTag } from '../../../core/kernel/format-tag'
import { satang } from '../../../core/kernel/money'
import type { Shop } from '../../../core/shops/shops.contract'
import { dayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'

const bahtText = /^\d+(?:\.\d{1,2})?$/
const paid = /(?<![\d.])(\d{1,12}(?:\.\d{1,2})?) \((\d{4}-\d\d-\d\d)\)/g
const each = /\((\d{1,12}(?:\.\d{1,2})?)\)(?=, \d|$)/g
const day = /^\d{4}-\d\d-\d\d$/

/** An amount in satang, or a share. */
type Rule = { readonly kind?: unknown; readonly value?: unknown; readonly minimum?: unknown }

function ruleIn(text: string): Rule {
  try {
    const rule: unknown = JSON.parse(text)
    return typeof rule === 'object' && rule !== null ? rule : {}
  } catch {
    return {}
  }
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

/** Shops by whose names the entries call them; empty while none is named. */
export const NamedShops = createContext<readonly Shop[]>([])

/** Amounts, days and shops as they stand in the activity log, in the reader's words; what isn't one is shown as it came. */
export function usePastValues() {
  const { t } = useLingui()
  const locale = useLocale()
  const shops = useContext(NamedShops)
  const baht = (text: string): string =>
    bahtText.test(text) ? priceText(satang(Math.round(Number(text) * 100)), locale) : text
  const shop = (id: string): string => shops.find((known) => String(known.id) === id)?.ShopName ?? id
  const dayOf = (text: string): string => (day.test(text) ? dayText(text, locale) : text)
  return {
    baht,
    shop,
    day: dayOf,
    /** `270 (2026-11-29), 100 (2026-11-30)` */
    payments: (text: string) => text.replace(paid, (_, amount, on) => `${baht(amount)} (${dayOf(on)})`),
    /** `2 × ชาเขียว (150), 1 × สบู่ (40)` */
    items: (text: string) => text.replace(each, (_, amount) => `(${baht(amount)})`),
    /** `1: 120, 2: 130` */
    shopPrices: (text: string) =>
      text
        .split(', ')
        .map((price) => price.replace(/^(\d+): (.+)$/, (_, id, amount) => `${shop(id)}: ${baht(amount)}`))
        .join(', '),
    codRule(text: string): string {
      const { kind, value, minimum } = ruleIn(text)
      if (kind === 'none') return t`No fee`
      if (kind === 'fixed' && isAmount(value)) {
        const fee = priceText(satang(value), locale)
        return t`${fee} per parcel`
      }
      if (kind !== 'percent' || typeof value !== 'number') return text
      const share = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
        value / 100,
      )
      if (!isAmount(minimum) || minimum === 0) return t`${share} of the total`
      const least = priceText(satang(minimum), locale)
      return t`${share} of the total, at least ${least}`
    },
  }
}
