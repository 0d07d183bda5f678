import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Card } from '../ui/card'
import * as css from './order.css'
import { OrderBar, OrderClear, OrderSave } from './order-actions'
import { OrderCosts, OrderTotals } from './order-costs'
import { OrderCustomer } from './order-customer'
import { OrderDelivery } from './order-delivery'
import { OrderFaults } from './order-faults'
import { OrderLines } from './order-lines'
import { OrderPayment } from './order-payment'
import { OrderText } from './order-text'
import { OrderUnsure } from './order-unsure'
import type { OrderQuestion } from './use-later'
import type { OpenOrder } from './use-order'
import { type OrderFieldName, useOrderTexts } from './use-order-texts'

/** Where a person goes on typing after pressing the name of a fault. */
function goTo(form: HTMLElement | null, name: OrderFieldName): void {
  const place = form?.querySelector<HTMLElement>(`[data-field="${name}"]`)
  const control = place?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
  place?.scrollIntoView({ block: 'center' })
}

const fieldOf = (event: SyntheticEvent): string | undefined =>
  (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field

function Unkept() {
  const { t } = useLingui()
  return (
    <p className={css.rule} role="status">
      <Warning size={16} aria-hidden="true" />
      {t`This device can't keep the draft: a reload would lose it.`}
    </p>
  )
}

type OrderFormProps = {
  order: OpenOrder
  /** an order was taken here before: the focus goes on to the first text of this one */
  isNext: boolean
  /** false when somebody prevented it */
  onSave(): boolean
  onAsk(question: OrderQuestion): void
}

export function OrderForm({ order, isNext, onSave, onAsk }: OrderFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef(false)
  const { faults } = useOrderTexts()
  const { errors, stage } = order
  const [linked, setLinked] = useState<string>()
  const [warnings, setWarnings] = useState<HTMLElement | null>(null)
  const isHeld = stage !== 'open'

  // after a save that was refused, here or by the backend, the first fault has the focus
  useEffect(() => {
    const [first] = faults(errors)
    if (stage !== 'open' || !pressed.current || !first) return
    pressed.current = false
    goTo(form.current, first.name)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a form
  useEffect(() => {
    if (isNext) form.current?.querySelector<HTMLElement>('textarea, input:not([type=radio])')?.focus()
  }, [])

  const save = () => {
    pressed.current = onSave()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={t`Take an order`}
      noValidate
      data-linked={linked}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={press}
    >
      <OrderUnsure order={order} onAside={() => onAsk('aside')} />
      <OrderFaults order={order} onGo={(name) => goTo(form.current, name)} />
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
            onGo={(name) => goTo(form.current, name)}
            warnings={warnings}
          />
          <OrderLines order={order} />
          <Card>
            <OrderText order={order} name="note" rows={2} hint={t`For whoever packs and sends it`} />
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
