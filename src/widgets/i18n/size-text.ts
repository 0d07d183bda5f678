import { formatTag } from '../../core/kernel/format-tag'
import type { Locale } from '../../core/kernel/locale'

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** `184 kB`, `1.2 MB` */
export function sizeText(bytes: number, locale: Locale): string {
  const step = bytes < 1_000 ? 0 : bytes < 999_500 ? 1 : 2
  const amount = bytes / 1_000 ** step
  const maximumFractionDigits = step === 2 && amount < 10 ? 1 : 0
  return new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit: units[step], maximumFractionDigits }).format(
    amount,
  )
}
