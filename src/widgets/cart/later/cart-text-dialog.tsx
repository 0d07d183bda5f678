import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import type { MoneyError, Satang } from '../../../core/kernel/money'
import { longestLineText } from '../../../core/orders/orders.line'
import { useMoneyMessages } from '../../money/use-money-messages'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper } from '../../ui/number-stepper'
import { LinesApp } from '../lines-app'
import type { Cart } from '../use-cart'
import { useQuantityLabels } from '../use-quantity-labels'
import * as css from './cart-dialogs.css'
import { onEnter } from './on-enter'

/** A line of free text: what the catalogue does not have. */
export function CartTextDialog({ cart, onClose }: { cart: Cart; onClose(): void }) {
  const { t } = useLingui()
  const isOrder = useContext(LinesApp) === 'lines'
  const moneyMessages = useMoneyMessages()
  const [name, setName] = useState('')
  const [price, setPrice] = useState<Satang | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [wrong, setWrong] = useState<MoneyError | null>(null)
  const [isNameless, setNameless] = useState(false)
  const labels = useQuantityLabels(name || t`this line`)

  const save = () => {
    const fieldError = wrong ?? (price === null ? 'empty' : null)
    setNameless(name.trim() === '')
    setWrong(fieldError)
    if (fieldError || price === null || name.trim() === '') return
    cart.write(name.trim(), price, quantity)
    onClose()
  }
  return (
    <Dialog
      open
      title={t`Add custom line`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" onClick={save}>
            {isOrder ? t`Add to order` : t`Add to cart`}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter presses the button below */}
      <div className={css.form} onKeyDown={onEnter(save)}>
        <Field label={t`What is it?`} required error={isNameless && t`Enter a name`}>
          <Input
            data-autofocus=""
            value={name}
            maxLength={longestLineText}
            placeholder={t`e.g. gift wrapping`}
            onChange={(text) => {
              setName(text)
              setNameless(false)
            }}
          />
        </Field>
        <div className={css.formRow}>
          <Field label={t`Unit price`} required error={wrong && moneyMessages[wrong]}>
            <MoneyField
              value={price}
              onChange={(next) => {
                setPrice(next)
                setWrong(null)
              }}
              onError={setWrong}
            />
          </Field>
          <Field label={t`Quantity`}>
            <NumberStepper value={quantity} onChange={setQuantity} labels={labels} />
          </Field>
        </div>
      </div>
    </Dialog>
  )
}
