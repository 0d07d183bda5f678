import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ItemDraft } from '../../../core/invoices/form/invoices.form.draft'
import { noMoney } from '../../../core/kernel/money'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field, FieldError } from '../../ui/field'
import { Input } from '../../ui/input'
import { Price } from '../../ui/price'
import * as css from './invoice-form.css'
import type { OpenForm } from './use-invoice-form'
import { useFormMessages } from './use-invoice-form-messages'

type FormItemProps = { form: OpenForm; item: ItemDraft; position: number; onEnter(): void; onRemove(): void }

function FormItem({ form, item, position, onEnter, onRemove }: FormItemProps) {
  const { t } = useLingui()
  const { parts, below } = useFormMessages()
  const line = position + 1
  const press = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    // Enter that ends IME composition doesn't count
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  const field = (name: 'quantity' | 'cost' | 'discount', mode: 'numeric' | 'decimal' | 'text') => (
    <div data-field={`items.${position}.${name}`} className={css.itemNumber}>
      <Field label={parts[name]} error={below(form.errors, `items.${position}.${name}`)}>
        <Input
          value={item[name]}
          inputMode={mode}
          autoComplete="off"
          onChange={(text) => form.setItem(item.key, { [name]: text })}
        />
      </Field>
    </div>
  )
  return (
    <li className={css.item} data-item={item.key} onKeyDown={press}>
      <div className={css.what}>
        <div data-field={`items.${position}.name`}>
          <Field label={parts.name} error={below(form.errors, `items.${position}.name`)}>
            <Input
              value={item.name}
              dir="auto"
              autoComplete="off"
              onChange={(name) => form.setItem(item.key, { name })}
            />
          </Field>
        </div>
        <Field label={parts.description} labelHidden error={below(form.errors, `items.${position}.description`)}>
          <Input
            className={css.details}
            value={item.description}
            dir="auto"
            autoComplete="off"
            placeholder={parts.description}
            onChange={(description) => form.setItem(item.key, { description })}
          />
        </Field>
      </div>
      {field('quantity', 'numeric')}
      {field('cost', 'decimal')}
      {field('discount', 'text')}
      <Price amount={form.totals?.lineOf(position) ?? noMoney} exact className={css.itemSum} />
      <Button
        look="ghost"
        size="s"
        icon={<Remove />}
        label={item.name === '' ? t`Remove line ${line}` : t`Remove ${item.name}`}
        onClick={onRemove}
      />
    </li>
  )
}

export function FormItems({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { parts, errorText } = useFormMessages()
  const containerRef = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const { items } = form.draft

  useEffect(() => {
    const key = wanted.current
    if (key === undefined) return
    wanted.current = undefined
    containerRef.current?.querySelector<HTMLElement>(`[data-item="${key}"] input`)?.focus()
  })
  const add = (after?: number) => {
    wanted.current = form.addItem(after)
  }
  const remove = (key: string, at: number) => {
    wanted.current = items[at + 1]?.key ?? items[at - 1]?.key
    form.removeItem(key)
  }
  return (
    <Card title={t`Items`}>
      <div ref={containerRef} className={css.list} data-field="items">
        <div className={css.heads} aria-hidden="true">
          <span>{parts.name}</span>
          <span className={css.numberHead}>{parts.quantity}</span>
          <span className={css.numberHead}>{parts.cost}</span>
          <span className={css.numberHead}>{parts.discount}</span>
          <span className={css.numberHead}>{t`Amount`}</span>
          <span />
        </div>
        <ul className={css.list}>
          {items.map((each, at) => (
            <FormItem
              key={each.key}
              form={form}
              item={each}
              position={at}
              onEnter={() => add(at)}
              onRemove={() => remove(each.key, at)}
            />
          ))}
        </ul>
        {form.errors.items && <FieldError>{errorText(form.errors.items, 'items')}</FieldError>}
        <div className={css.actions}>
          <Button icon={<Plus />} onClick={() => add()}>{t`Add an item`}</Button>
          <span className={css.quiet}>{t`Press Enter to add a line. A discount is 50 baht or 10%.`}</span>
        </div>
      </div>
    </Card>
  )
}
