import { useMemo } from 'react'
import { formatTag } from '../../core/kernel/format-tag'
import { useLocale } from '../runtime/use-locale'

/** A full format, and a short one for axes. */
export type NumberFormat = { full(value: number): string; short(value: number): string }

/** Amounts are given in satang. */
export function useNumberFormats() {
  const locale = useLocale()
  return useMemo(() => {
    const format = (options: Intl.NumberFormatOptions) => {
      const { format } = new Intl.NumberFormat(formatTag(locale), { numberingSystem: 'latn', ...options })
      return (value: number) => format(value)
    }
    const baht = { style: 'currency', currency: 'THB', currencyDisplay: 'narrowSymbol' } as const
    const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
    const amount = format({ ...baht, maximumFractionDigits: 0 })
    const shortAmount = format({ ...baht, ...compact, minimumFractionDigits: 0 })
    const percent = format({ style: 'percent', maximumFractionDigits: 1 })
    const change = format({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    return {
      count: { full: format({}), short: format(compact) },
      money: { full: (value: number) => amount(value / 100), short: (value: number) => shortAmount(value / 100) },
      days: format({ style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 }),
      minutes: format({ style: 'unit', unit: 'minute', maximumFractionDigits: 1 }),
      /** `62.5` is 62.5 % */
      percent: (value: number) => percent(value / 100),
      change: (value: number) => change(value / 100),
    }
  }, [locale])
}
