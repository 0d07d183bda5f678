import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type MoneyError, type Satang, satang } from '../../../core/kernel/money'
import { useQuantityLabels } from '../../cart/use-quantity-labels'
import { useMoneyMessages } from '../../money/use-money-messages'
import { Field } from '../../ui/field'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper } from '../../ui/number-stepper'
import { sampleProducts } from '../samples'
import { State, States } from '../state'

export function Numbers() {
  const { t } = useLingui()
  const messages = useMoneyMessages()
  const name = sampleProducts[0]?.name ?? ''
  const labels = useQuantityLabels(name)
  const [pieces, setPieces] = useState(2)
  const [price, setPrice] = useState<Satang | null>(satang(12_050))
  const [error, setError] = useState<MoneyError | null>(null)
  return (
    <States>
      <State name={t`Pieces, 1 to 20`}>
        <NumberStepper value={pieces} onChange={setPieces} min={1} max={20} labels={labels} />
      </State>
      <State name={t`Not available now`}>
        <NumberStepper value={1} onChange={setPieces} disabled labels={labels} />
      </State>
      <State name={t`An amount`}>
        <div>
          <Field label={t`Price`} hint={t`In baht, with or without satang`} error={error && messages[error]}>
            <MoneyField value={price} onChange={setPrice} onError={setError} />
          </Field>
        </div>
      </State>
    </States>
  )
}
