import { noMoney } from '../../core/kernel/money'
import type { AmountField } from '../../core/order/order.draft'
import { Field } from '../ui/field'
import { MoneyField } from '../ui/money-field'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

type OrderAmountProps = { order: OpenOrder; name: AmountField; hint?: string; placeholder?: string }

/** One amount of the order; nothing typed is 0, or the shop's rule. */
export function OrderAmount({ order, name, hint, placeholder = '0' }: OrderAmountProps) {
  const { labels, errorText } = useOrderFormMessages()
  const value = order.fields[name]
  return (
    <div data-field={name}>
      <Field label={labels[name]} hint={hint} error={errorText(order.errors[name])}>
        <MoneyField
          value={name !== 'CODFee' && value === noMoney ? null : value}
          placeholder={placeholder}
          onChange={(amount) => order.set(name, amount ?? (name === 'CODFee' ? null : noMoney))}
          onError={(code) => order.refuse(name, code)}
        />
      </Field>
    </div>
  )
}
