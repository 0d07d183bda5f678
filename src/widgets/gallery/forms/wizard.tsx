import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CheckoutStep, checkoutSteps } from '../../../core/checkout/checkout.steps'
import { CheckoutSteps } from '../../checkout/checkout-steps'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Price } from '../../ui/price'
import * as css from '../gallery.css'
import { samplePeople, sampleProducts } from '../samples'

function Products() {
  return (
    <ul className={css.lines}>
      {sampleProducts.map(({ code, name, price }) => (
        <li key={code} className={css.line}>
          <span className={css.lineName}>{name}</span>
          <Price amount={price} />
        </li>
      ))}
    </ul>
  )
}

export function Wizard() {
  const { t } = useLingui()
  const [step, setStep] = useState<CheckoutStep>('cart')
  const [name, setName] = useState<string>(samplePeople[0])
  const at = checkoutSteps.indexOf(step)
  const [before, after] = [checkoutSteps[at - 1], checkoutSteps[at + 1]]
  const isSound = (each: CheckoutStep) => each !== 'address' || name.trim() !== ''
  return (
    <div className={css.column}>
      <CheckoutSteps step={step} isSound={isSound} disabled={false} onGo={setStep} />
      {step === 'cart' && <Products />}
      {step === 'address' && (
        <Field label={t`Full name`} error={isSound(step) ? undefined : t`A name is required`} required>
          <Input autoComplete="off" value={name} onChange={setName} />
        </Field>
      )}
      {step === 'payment' && <p>{t`Everything is ready for ${name}.`}</p>}
      <div className={css.row}>
        <Button disabled={!before} onClick={() => before && setStep(before)}>{t`Previous`}</Button>
        <Button look="primary" disabled={!(after && isSound(step))} onClick={() => after && setStep(after)}>
          {t`Next`}
        </Button>
      </div>
    </div>
  )
}
