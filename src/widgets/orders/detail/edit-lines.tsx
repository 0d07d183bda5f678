import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { noMoney, timesSatang } from '../../../core/kernel/money'
import type { OrderLine } from '../../../core/orders/orders.contract'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { Button } from '../../ui/button'
import { Field, FieldError } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper, type QuantityRefusal } from '../../ui/number-stepper'
import { Price } from '../../ui/price'
import * as css from './order-edit.css'
import type { OpenEdit } from './use-order-edit'

function useQuantityMessages() {
  const { t } = useLingui()
  const refusals: Record<QuantityRefusal, string> = {
    'not-a-number': t`Enter a number`,
    fraction: t`Enter a whole number`,
    'too-small': t`At least 1`,
    'too-large': t`From 1 to 9,999 pieces`,
  }
  return { less: t`One less`, more: t`One more`, refused: (code: QuantityRefusal) => refusals[code] }
}

type EditLineProps = { edit: OpenEdit; line: OrderLine; index: number; onRemove(): void }

function EditLine({ edit, line, index, onRemove }: EditLineProps) {
  const { t } = useLingui()
  const { errorText } = useOrderFormMessages()
  const labels = useQuantityMessages()
  const { uq, name, price, Quantity, productId } = line
  const pathOf = (part: string) => `ProductOrders.${index}.${part}`
  const said = (part: string) => errorText(lookUp(edit.errors, pathOf(part)), pathOf(part))
  const number = index + 1
  const odd = said('uq') ?? said('productId') ?? said('Quantity')
  return (
    <li className={css.line} data-field={`ProductOrders.${index}`}>
      <div className={css.lineHead}>
        {productId === null ? (
          <Field className={css.lineName} label={t`Product name`} required error={said('name')}>
            <Input
              value={name}
              autoComplete="off"
              dir="auto"
              onChange={(text) => edit.changeLine(uq, { name: text })}
            />
          </Field>
        ) : (
          <bdi className={css.lineName}>{name}</bdi>
        )}
        <Button
          look="ghost"
          size="s"
          icon={<Remove />}
          label={name === '' ? t`Remove line ${number}` : t`Remove ${name}`}
          onClick={onRemove}
        />
      </div>
      <div className={css.lineFields}>
        <Field className={css.linePrice} label={t`Unit price`} error={said('price')}>
          <MoneyField
            value={price === noMoney ? null : price}
            placeholder="0"
            onChange={(amount) => edit.changeLine(uq, { price: amount ?? noMoney })}
            onError={(code) => edit.refuse(uq, code)}
          />
        </Field>
        <Field label={t`Quantity`}>
          <NumberStepper
            value={Quantity}
            labels={labels}
            onChange={(count) => edit.changeLine(uq, { Quantity: count })}
          />
        </Field>
        <Price amount={timesSatang(price, Quantity)} exact className={css.lineSum} />
      </div>
      {odd && <FieldError>{odd}</FieldError>}
    </li>
  )
}

export function EditLines({ edit }: { edit: OpenEdit }) {
  const { t } = useLingui()
  const { errorText } = useOrderFormMessages()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number | 'new'>(undefined)
  const lines = edit.draft.ProductOrders
  useEffect(() => {
    const location = wanted.current
    if (location === undefined) return
    wanted.current = undefined
    const rows = list.current?.children ?? []
    const row = location === 'new' ? rows[rows.length - 1] : rows[Math.min(location, rows.length - 1)]
    const control = row?.querySelector<HTMLElement>(location === 'new' ? 'input' : 'button')
    if (control) control.focus()
    else add.current?.focus()
  })
  const none = errorText(edit.errors.ProductOrders)
  return (
    <section className={form.group} data-field="ProductOrders">
      <h4 className={form.groupTitle}>{t`Items`}</h4>
      <ul ref={list} className={css.lines}>
        {lines.map((line, index) => (
          <EditLine
            key={line.uq}
            edit={edit}
            line={line}
            index={index}
            onRemove={() => {
              wanted.current = index
              edit.removeLine(line.uq)
            }}
          />
        ))}
      </ul>
      {none && <FieldError>{none}</FieldError>}
      <div className={css.actions}>
        <Button
          ref={add}
          icon={<Plus />}
          onClick={() => {
            wanted.current = 'new'
            edit.addLine()
          }}
        >{t`Add a line`}</Button>
      </div>
    </section>
  )
}
