import { useLingui } from '@lingui/react/macro'
import Remove from 'lucide-react/icons/trash-2'
import type { KeyboardEvent } from 'react'
import type { ItemDraft } from '../../../core/invoices/form/invoices.form.draft'
import { noMoney } from '../../../core/kernel/money'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Price } from '../../ui/price'
import * as css from './form-item.css'
import type { OpenForm } from './open-form'
import { useFormMessages } from './use-invoice-form-messages'

type FormItemProps = { form: OpenForm; item: ItemDraft; position: number; onEnter(): void; onRemove(): void }

/** One line: what, how many, for how much. */
export function FormItem({ form, item, position, onEnter, onRemove }: FormItemProps) {
  const { t } = useLingui()
  const { parts, below } = useFormMessages()
  const line = position + 1
  const press = (event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    // Enter that ends the composing of a word is not meant
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onEnter()
  }
  const field = (name: 'quantity' | 'cost' | 'discount', mode: 'numeric' | 'decimal' | 'text') => (
    <div data-field={`items.${position}.${name}`} className={css.number}>
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
      <Price amount={form.totals?.lineOf(position) ?? noMoney} exact className={css.sum} />
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
