import type { Locale } from '../../core'
import { formatTag } from '../../core/kernel/format-tag'
import { countText } from '../ui/price-text'

const rules = new Map<Locale, Intl.PluralRules>()

function categoryOf(value: number, locale: Locale): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(formatTag(locale))
  rules.set(locale, known)
  return known.select(value)
}

/** Adds, for each number `n`, its plural category as `n~` and its formatted value as `n#`. */
export function withCounts(values: Record<string, unknown> | undefined, locale: Locale): Record<string, unknown> {
  const counts = Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'number'
      ? [
          [`${name}~`, categoryOf(value, locale)],
          [
            `${name}#`,
            Number.isInteger(value) ? countText(value, locale) : new Intl.NumberFormat(formatTag(locale)).format(value),
          ],
        ]
      : [],
  )
  return counts.length > 0 ? { ...values, ...Object.fromEntries(counts) } : (values ?? {})
}
