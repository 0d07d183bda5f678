import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UnknownValue } from '../../core/kernel/filter'
import type { MoneyError, Satang } from '../../core/kernel/money'
import { useMoneyMessages } from '../money/use-money-messages'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { MoneyField } from '../ui/money-field'
import { RadioGroup } from '../ui/radio-group'
import { BrandFilter } from './brand-filter'
import * as css from './filters.css'
import type { Catalogue } from './use-store'

type AmountProps = { label: string; value: Satang | undefined; wrong?: string | false; onChange(amount?: Satang): void }

function Amount({ label, value, wrong = false, onChange }: AmountProps) {
  const messages = useMoneyMessages()
  const [code, setCode] = useState<MoneyError | null>(null)
  const [known, setKnown] = useState(value)
  // an amount from outside takes the place of what was typed
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

/** What narrows the catalogue down; every choice counts at once. */
export function ProductFilters({ list }: { list: Catalogue }) {
  const { t } = useLingui()
  const { hasFreeShipping } = list.filters
  // text that is no amount stands among the chips, where it can be taken off
  const priceMin = known<Satang>(list.filters.priceMin)
  const priceMax = known<Satang>(list.filters.priceMax)
  const ratingMin = known(list.filters.ratingMin)
  const isBackwards = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
  const leasts = [...new Set([...ratings, ...(ratingMin === undefined ? [] : [ratingMin])])].sort((a, b) => b - a)
  return (
    <div className={css.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and announced as a part of a form */}
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
