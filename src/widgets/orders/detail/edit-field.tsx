import { noMoney } from '../../../core/kernel/money'
import type { EditAmount, EditText } from '../../../core/orders/edit/orders.edit.fields'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import type { OpenEdit } from './use-order-edit'

type EditTextProps = {
  edit: OpenEdit
  name: EditText
  required?: boolean
  rows?: number
  inputMode?: 'tel' | 'numeric'
}

export function EditTextField({ edit, name, required, rows, inputMode }: EditTextProps) {
  const { labels, errorText } = useOrderFormMessages()
  const text = {
    value: edit.draft[name],
    onChange: (typed: string) => edit.set(name, typed),
    autoComplete: 'off',
    dir: 'auto',
  }
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(edit.errors[name], name)} required={required}>
        {rows ? <Textarea rows={rows} {...text} /> : <Input inputMode={inputMode} {...text} />}
      </Field>
    </div>
  )
}

type EditAmountProps = { edit: OpenEdit; name: EditAmount; hint?: string }

/** An empty field means 0. */
export function EditAmountField({ edit, name, hint }: EditAmountProps) {
  const { labels, errorText } = useOrderFormMessages()
  const value = edit.draft[name]
  return (
    <div data-field={name}>
      <Field label={labels[name]} hint={hint} error={errorText(edit.errors[name])}>
        <MoneyField
          value={value === noMoney ? null : value}
          placeholder="0"
          onChange={(amount) => edit.set(name, amount ?? noMoney)}
          onError={(code) => edit.refuse(name, code)}
        />
      </Field>
    </div>
  )
}
