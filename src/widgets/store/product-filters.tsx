import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UnknownValue } from '../../core/kernel/filter'
import type { MoneyError, Satang } from '../../core/kernel/money'
import type { ProductFilters as Filters } from '../../core/store/store.contract'
import { useMoneyMessages } from '../money/use-money-messages'
import { useLocale } from '../runtime/use-locale'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { MoneyField } from '../ui/money-field'
import { priceText } from '../ui/price-text'
import { RadioGroup } from '../ui/radio-group'
import { Skeleton } from '../ui/skeleton'
import * as css from './filters.css'
import type { Catalogue } from './use-store'

type FilterMark = {
  key: string
  name: string
  value: string
  /** the change that removes it */
  without: Filters
}

/** An empty selection is no filter. */
const withBrand = (chosen: readonly string[] | undefined, brand: string, isOn: boolean): Filters => {
  const others = (chosen ?? []).filter((each) => each !== brand)
  const brands = isOn ? [...others, brand] : others
  return { brand: brands.length > 0 ? brands : undefined }
}

export function useFilterMarks({ priceMin, priceMax, brand, ratingMin, hasFreeShipping }: Filters): FilterMark[] {
  const { t } = useLingui()
  const locale = useLocale()
  const marks: FilterMark[] = []
  const mark = (key: string, name: string, value: string, without: Filters) => marks.push({ key, name, value, without })
  const price = (amount: Filters['priceMin']) => (typeof amount === 'number' ? priceText(amount, locale) : amount)
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

/** Brands in order of first appearance: one without results keeps its position, to avoid layout shifts. */
function useKnownBrands({ brands, filters }: Catalogue): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([])
  const now = [
    ...new Set([...known, ...brands.map(({ brand }) => brand), ...(brands.length > 0 ? (filters.brand ?? []) : [])]),
  ]
  if (now.length > known.length) setKnown(now)
  return now
}

function BrandFilter({ list }: { list: Catalogue }) {
  const { t } = useLingui()
  const known = useKnownBrands(list)
  const chosen = list.filters.brand
  const counts = new Map(list.brands.map(({ brand, count }) => [brand, count]))
  const isComing = known.length === 0 && list.status === 'loading'
  // selected brands can be deselected even if the backend lists none
  const shown = known.length > 0 ? known : (chosen ?? [])
  if (shown.length === 0 && !isComing) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form
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

type AmountProps = { label: string; value: Satang | undefined; wrong?: string | false; onChange(amount?: Satang): void }

function Amount({ label, value, wrong = false, onChange }: AmountProps) {
  const messages = useMoneyMessages()
  const [code, setCode] = useState<MoneyError | null>(null)
  const [known, setKnown] = useState(value)
  // an outside value replaces the input
  if (value !== known) {
    setKnown(value)
    setCode(null)
  }
  return (
    <Field label={label} error={code ? messages[code] : wrong}>
      <MoneyField value={value ?? null} onChange={(amount) => onChange(amount ?? undefined)} onError={setCode} />
    </Field>
  )
}

const known = <T extends number>(given: T | UnknownValue | undefined): T | undefined =>
  typeof given === 'string' ? undefined : given

const ratings = [5, 4, 3, 2]

export function ProductFilters({ list }: { list: Catalogue }) {
  const { t } = useLingui()
  const { hasFreeShipping } = list.filters
  // invalid amounts show as chips, where they can be removed
  const priceMin = known<Satang>(list.filters.priceMin)
  const priceMax = known<Satang>(list.filters.priceMax)
  const ratingMin = known(list.filters.ratingMin)
  const isBackwards = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
  const leasts = [...new Set([...ratings, ...(ratingMin === undefined ? [] : [ratingMin])])].sort((a, b) => b - a)
  return (
    <div className={css.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form */}
      <div role="group" aria-label={t`Price`} className={css.prices}>
        <Amount
          label={t`Price from`}
          value={priceMin}
          wrong={isBackwards && t`The lowest price is higher than the highest.`}
          onChange={(amount) => list.narrow({ priceMin: amount })}
        />
        <Amount label={t`Price up to`} value={priceMax} onChange={(amount) => list.narrow({ priceMax: amount })} />
      </div>
      <BrandFilter list={list} />
      <RadioGroup
        label={t`Rating`}
        value={ratingMin === undefined ? 'any' : String(ratingMin)}
        onChange={(value) => list.filter({ ratingMin: value === 'any' ? undefined : Number(value) })}
        options={[
          { value: 'any', label: t`Any` },
          ...leasts.map((stars) => ({ value: String(stars), label: stars >= 5 ? t`5 stars` : t`${stars} and up` })),
        ]}
      />
      <Checkbox
        checked={hasFreeShipping === true}
        onChange={(isOn) => list.filter({ hasFreeShipping: isOn ? true : undefined })}
      >
        {t`Free shipping`}
      </Checkbox>
    </div>
  )
}
