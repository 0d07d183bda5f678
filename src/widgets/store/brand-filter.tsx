import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../ui/checkbox'
import { Skeleton } from '../ui/skeleton'
import * as css from './filters.css'
import { withBrand } from './use-filter-marks'
import type { Catalogue } from './use-store'

/** Brands in the order they were first heard of: one that has nothing left keeps its place, and nothing jumps. */
function useKnownBrands({ brands, filters }: Catalogue): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([])
  const now = [
    ...new Set([...known, ...brands.map(({ brand }) => brand), ...(brands.length > 0 ? (filters.brand ?? []) : [])]),
  ]
  if (now.length > known.length) setKnown(now)
  return now
}

export function BrandFilter({ list }: { list: Catalogue }) {
  const { t } = useLingui()
  const known = useKnownBrands(list)
  const chosen = list.filters.brand
  const counts = new Map(list.brands.map(({ brand, count }) => [brand, count]))
  const isComing = known.length === 0 && list.status === 'loading'
  // what is chosen can be taken off, also where the backend tells no brands
  const shown = known.length > 0 ? known : (chosen ?? [])
  if (shown.length === 0 && !isComing) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and announced as a part of a form
    <div role="group" aria-label={t`Brand`} className={css.group}>
      <p className={css.heading}>{t`Brand`}</p>
      {isComing && shown.length === 0 && <Skeleton count={4} className={css.brandFrame} />}
      {shown.map((brand) => (
        <Checkbox
          key={brand}
          checked={chosen?.includes(brand) ?? false}
          onChange={(isOn) => list.filter(withBrand(chosen, brand, isOn))}
        >
          <span className={css.brand}>
            <bdi>{brand}</bdi> <span className={css.count}>{counts.get(brand) ?? 0}</span>
          </span>
        </Checkbox>
      ))}
    </div>
  )
}
