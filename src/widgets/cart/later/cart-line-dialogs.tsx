import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useContext, useState } from 'react'
import type { MoneyError, Satang } from '../../../core/kernel/money'
import type { OrderLine } from '../../../core/orders/orders.contract'
import { longestLineText } from '../../../core/orders/orders.line'
import { useMoneyMessages } from '../../money/use-money-messages'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper } from '../../ui/number-stepper'
import { Price } from '../../ui/price'
import { type Cart, LinesApp } from '../use-cart'
import { useQuantityLabels } from '../use-quantity-labels'
import * as css from './cart-later.css'

/** Enter in a text field saves the dialog without submitting a surrounding form; a stepper handles Enter itself. */
const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  if (event.target.role === 'spinbutton') return
  event.preventDefault()
  event.stopPropagation()
  save()
}

type CartPriceDialogProps = { line: OrderLine; cart: Cart; onClose(): void }

export function CartPriceDialog({ line, cart, onClose }: CartPriceDialogProps) {
  const { t } = useLingui()
  const moneyMessages = useMoneyMessages()
  const [price, setPrice] = useState<Satang | null>(line.price)
  const [reason, setReason] = useState(line.priceReason ?? '')
  const [wrong, setWrong] = useState<MoneyError | null>(null)
  const catalogue = cart.productOf(line)?.price
  const isFree = line.productId === null

  const save = () => {
    const fieldError = wrong ?? (price === null ? 'empty' : null)
    if (fieldError || price === null) return setWrong(fieldError)
    cart.reprice(line.uq, price, price === catalogue ? '' : reason)
    onClose()
  }
  return (
    <Dialog
      open
      title={t`Change price`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          {!isFree && catalogue !== undefined && catalogue !== line.price && (
            <Button
              look="ghost"
              onClick={() => {
                cart.reprice(line.uq, catalogue, '')
                onClose()
              }}
            >
              {t`Reset to usual price`}
            </Button>
          )}
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="primary" onClick={save}>
            {t`Use this price`}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter presses the button below */}
      <div className={css.form} onKeyDown={onEnter(save)}>
        <p className={css.formName} dir="auto">
          {line.name}
          {catalogue !== undefined && (
            <span className={css.usual}>
              {t`Usual price`} <Price amount={catalogue} />
            </span>
          )}
        </p>
        <Field label={t`Unit price`} required error={wrong && moneyMessages[wrong]}>
          <MoneyField
            data-autofocus=""
            onFocus={(event) => event.currentTarget.select()}
            value={price}
            onChange={(next) => {
              setPrice(next)
              setWrong(null)
            }}
            onError={setWrong}
          />
        </Field>
        {!isFree && (
          <Field label={t`Reason`} hint={t`Shown on the order so everyone knows why.`}>
            <Input
              value={reason}
              onChange={setReason}
              maxLength={longestLineText}
              placeholder={t`e.g. regular customer`}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

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
