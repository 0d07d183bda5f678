import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ProductRating } from '../../store/product-rating'
import { RadioGroup } from '../../ui/radio-group'
import { State, States } from '../state'

const stars = ['1', '2', '3', '4', '5'] as const

export function Ratings() {
  const { t } = useLingui()
  const [given, setGiven] = useState<(typeof stars)[number]>('4')
  return (
    <States>
      <State name={t`Displayed`}>
        <ProductRating rating={4} />
      </State>
      <State name={t`Rated`}>
        <div>
          <RadioGroup
            label={t`Rating`}
            look="segmented"
            value={given}
            onChange={(next) => setGiven(next)}
            options={stars.map((value) => ({ value, label: value }))}
          />
        </div>
        <ProductRating rating={Number(given)} />
      </State>
    </States>
  )
}
