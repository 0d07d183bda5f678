import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../src/core/engine'
import { formatTag } from '../../src/core/kernel/format-tag'
import type { Locale } from '../../src/core/kernel/locale'
import { satang } from '../../src/core/kernel/money'
import { countText, priceText } from '../../src/widgets/ui/price-text'

const byIntl = (amount: number, locale: Locale, digits: number): string =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100)

const amounts = fc.oneof(
  fc.integer({ min: -500_000, max: 500_000 }),
  fc.maxSafeInteger().map((n) => n % 1e13),
)

test('UI-880 amounts and counts read as Intl formats them, in every language', () => {
  for (const locale of locales)
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, exact) => {
        const digits = exact || amount % 100 !== 0 ? 2 : 0
        if (amount === 0 && Object.is(amount, -0)) return
        expect(priceText(satang(amount), locale, exact)).toBe(byIntl(amount, locale, digits))
        expect(countText(amount, locale)).toBe(
          new Intl.NumberFormat(formatTag(locale), { numberingSystem: 'latn' }).format(amount),
        )
      }),
    )
})
