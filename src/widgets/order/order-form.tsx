import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { goToField, onSubmitKey, useFirstError } from '../ui/first-error'
import { priceText } from '../ui/price-text'
import * as css from './order.css'
import { OrderCustomer } from './order-customer'
import { OrderDelivery } from './order-delivery'
import { OrderText } from './order-fields'
import { OrderLines } from './order-lines'
import type { OrderMessageProps } from './order-message'
import { OrderErrors, OrderHeld } from './order-notices'
import { OrderCosts, OrderPayment, OrderTotals } from './order-payment'
import type { Goods } from './use-goods'
import type { OrderQuestion } from './use-later'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

const fieldOf = (event: SyntheticEvent): string | undefined =>
  (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field

/** The user is in a field already. */
function isTyping({ activeElement }: Document | ShadowRoot): boolean {
  if (activeElement?.shadowRoot) return isTyping(activeElement.shadowRoot)
  return activeElement?.matches('input, textarea, select, [contenteditable]') === true
}

function Unkept() {
  const { t } = useLingui()
  return (
    <p className={css.rule} role="status">
      <Warning size={16} aria-hidden="true" />
      {t`This device can't save the draft. Reloading the page would lose it.`}
    </p>
  )
}

type OrderFormProps = {
  order: OpenOrder
  goods: Goods
  /** focus starts at the first text field, unless the user is elsewhere by then */
  focuses: boolean
  difference: OrderMessageProps['difference']
  /** false if the host prevented it */
  onSave(): boolean
  onAsk(question: OrderQuestion): void
}

export function OrderForm({ order, goods, focuses, difference, onSave, onAsk }: OrderFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { fieldErrors } = useOrderFormMessages()
  const { errors, stage } = order
  const [linked, setLinked] = useState<string>()
  const [warnings, setWarnings] = useState<HTMLElement | null>(null)
  const isHeld = stage !== 'open'

  const notePress = useFirstError(form, fieldErrors(errors)[0]?.name, stage === 'open')

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per form
  useEffect(() => {
    if (!focuses) return
    const focus = () => {
      if (!isTyping(document))
        form.current?.querySelector<HTMLElement>('textarea, input:not([type=radio])')?.focus({ preventScroll: true })
    }
    focus()
    // until now, the form may be invisible behind the element's placeholder
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [])

  const save = () => notePress(onSave())

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t`Take an order`}
      noValidate
      data-linked={linked}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onSubmitKey(save)}
    >
      <OrderHeld order={order} onAside={() => onAsk('aside')} />
      <OrderErrors order={order} onGo={(name) => goToField(form.current, name)} />
      <div className={css.columns}>
        <fieldset
          className={css.column}
          disabled={isHeld}
          onPointerOver={(event) => setLinked(fieldOf(event))}
          onPointerLeave={() => setLinked(undefined)}
          onFocus={(event) => setLinked(fieldOf(event))}
          onBlur={() => setLinked(undefined)}
        >
          <OrderDelivery order={order} />
          <OrderCustomer
            order={order}
            linked={linked}
            onLink={setLinked}
            onGo={(name) => goToField(form.current, name)}
            warnings={warnings}
            difference={difference}
          />
          <OrderLines order={order} goods={goods} />
          <Card>
            <OrderText order={order} name="note" rows={2} hint={t`For packing and shipping`} />
          </Card>
        </fieldset>
        <div className={css.aside}>
          <div ref={setWarnings} className={css.warnings} />
          <Card title={t`Payment and total`}>
            <div className={css.stack}>
              <fieldset className={css.stack} disabled={isHeld}>
                <OrderPayment order={order} />
                <OrderCosts order={order} />
              </fieldset>
              <OrderTotals order={order} />
              {!order.kept && <Unkept />}
              <OrderSave order={order} onSave={save} />
              <OrderClear order={order} onClear={() => onAsk('clear')} />
            </div>
          </Card>
        </div>
      </div>
      <OrderBar order={order} onSave={save} />
    </form>
  )
}

type OrderActionsProps = { order: OpenOrder; onSave(): void }

function OrderSave({ order, onSave }: OrderActionsProps) {
  const { t } = useLingui()
  return (
    <div className={css.wideOnly}>
      <Button look="primary" size="l" wide busy={order.isBusy} disabled={order.isHeld} onClick={onSave}>
        {t`Save order`}
      </Button>
      <p className={css.hint}>{t`Press Ctrl + Enter anywhere in the form to save`}</p>
    </div>
  )
}

function OrderBar({ order, onSave }: OrderActionsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={css.bar}>
      <p className={css.barTotal}>
        <span className={css.quiet}>{t`Total`}</span>
        <strong>{priceText(order.totals.total, locale, true)}</strong>
      </p>
      <Button look="primary" size="l" busy={order.isBusy} disabled={order.isHeld} onClick={onSave}>
        {t`Save order`}
      </Button>
    </div>
  )
}

function OrderClear({ order, onClear }: { order: OpenOrder; onClear(): void }) {
  const { t } = useLingui()
  return (
    <Button look="ghost" size="s" wide disabled={order.stage !== 'open'} onClick={onClear}>
      {t`Clear form`}
    </Button>
  )
}
