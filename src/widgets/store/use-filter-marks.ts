import { useLingui } from '@lingui/react/macro'
import type { ProductFilters } from '../../core/store/store.contract'
import { useLocale } from '../runtime/use-locale'
import { priceText } from '../ui/price-text'

export type FilterMark = {
  key: string
  name: string
  value: string
  /** what takes it off */
  without: ProductFilters
}

/** Several brands are chosen together; none is no filter. */
export const withBrand = (chosen: readonly string[] | undefined, brand: string, isOn: boolean): ProductFilters => {
  const others = (chosen ?? []).filter((each) => each !== brand)
  const brands = isOn ? [...others, brand] : others
  return { brand: brands.length > 0 ? brands : undefined }
}

/** The filters in force, in words. */
export function useFilterMarks({
  priceMin,
  priceMax,
  brand,
  ratingMin,
  hasFreeShipping,
}: ProductFilters): FilterMark[] {
  const { t } = useLingui()
  const locale = useLocale()
  const marks: FilterMark[] = []
  const mark = (key: string, name: string, value: string, without: ProductFilters) =>
    marks.push({ key, name, value, without })
  const price = (amount: ProductFilters['priceMin']) =>
    typeof amount === 'number' ? priceText(amount, locale) : amount
  const least = price(priceMin)
  const most = price(priceMax)
  const stars = ratingMin ?? 0
  const shipping =
    typeof hasFreeShipping === 'string' ? hasFreeShipping : hasFreeShipping ? t`Free shipping` : t`Not free`
  if (least && most) mark('price', t`Price`, `${least} – ${most}`, { priceMin: undefined, priceMax: undefined })
  else if (least) mark('price', t`Price`, t`from ${least}`, { priceMin: undefined })
  else if (most) mark('price', t`Price`, t`up to ${most}`, { priceMax: undefined })
  for (const each of brand ?? []) mark(`brand ${each}`, t`Brand`, each, withBrand(brand, each, false))
  if (ratingMin !== undefined)
    mark('rating', t`Rating`, Number(stars) >= 5 ? t`5 stars` : t`${stars} and up`, { ratingMin: undefined })
  if (hasFreeShipping !== undefined) mark('shipping', t`Shipping`, shipping, { hasFreeShipping: undefined })
  return marks
}
