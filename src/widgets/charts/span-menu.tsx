import { useLingui } from '@lingui/react/macro'
import type { Period } from '../../core/analytics/analytics.period'
import { useLocale } from '../runtime/use-locale'
import { Select } from '../ui/select'
import * as css from './span-menu.css'

export function PeriodMenu(props: { value: Period; options: readonly Period[]; onChange(period: Period): void }) {
  const { value, options, onChange } = props
  const { t } = useLingui()
  const messages: Record<Period, string> = {
    'Last 28 Days': t`Last 28 days`,
    'Last Month': t`Last month`,
    'Last Year': t`Last year`,
  }
  return (
    <Select
      className={css.menu}
      aria-label={t`Period`}
      value={value}
      onChange={onChange}
      options={options.map((period) => ({ value: period, label: messages[period] }))}
    />
  )
}

export function YearMenu(props: { value: number; options: readonly number[]; onChange(year: number): void }) {
  const { value, options, onChange } = props
  const { t } = useLingui()
  const isThai = useLocale() === 'th'
  return (
    <Select
      className={css.menu}
      aria-label={t`Year`}
      value={String(value)}
      onChange={(year) => onChange(Number(year))}
      options={options.map((year) => ({ value: String(year), label: String(isThai ? year + 543 : year) }))}
    />
  )
}
