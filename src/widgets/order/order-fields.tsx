import Warning from 'lucide-react/icons/triangle-alert'
import { noMoney } from '../../core/kernel/money'
import type { AmountField } from '../../core/order/order.draft'
import { Field } from '../ui/field'
import { Input, Textarea } from '../ui/input'
import { MoneyField } from '../ui/money-field'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

type TextName =
  | 'name'
  | 'phoneNumber'
  | 'address'
  | 'subDistrict'
  | 'district'
  | 'province'
  | 'postNum'
  | 'fullCustomerData'
  | 'note'

type OrderTextProps = {
  order: OpenOrder
  name: TextName
  required?: boolean
  rows?: number
  hint?: string
  /** why the value taken from the message should be checked */
  doubt?: string | undefined
  inputMode?: 'tel' | 'numeric'
  className?: string
}

export function OrderText({ order, name, required, rows, hint, doubt, inputMode, className }: OrderTextProps) {
  const { labels, errorText } = useOrderFormMessages()
  const text = {
    value: order.fields[name],
    onChange: (typed: string) => order.set(name, typed),
    autoComplete: 'off',
    dir: 'auto',
  }
  const doubtful = doubt && (
    <span className={css.doubt}>
      <Warning size="1em" aria-hidden="true" /> {doubt}
    </span>
  )
  return (
    <div data-field={name} data-doubt={doubt && ''} className={className}>
      <Field
        label={labels[name]}
        hint={doubtful ?? hint}
        error={errorText(order.errors[name], name)}
        required={required}
      >
        {rows ? (
          <Textarea rows={rows} className={rows > 2 ? css.message : css.twoLines} {...text} />
        ) : (
          <Input inputMode={inputMode} {...text} />
        )}
      </Field>
    </div>
  )
}

type OrderAmountProps = { order: OpenOrder; name: AmountField; hint?: string; placeholder?: string }

/** An empty field means 0, or the shop's rule. */
export function OrderAmount({ order, name, hint, placeholder = '0' }: OrderAmountProps) {
  const { labels, errorText } = useOrderFormMessages()
  const value = order.fields[name]
  // where the shop has a rule, 0 is a value of its own
  const isOwn = name === 'CODFee' || (name === 'shippingCost' && order.totals.ruleShipping !== noMoney)
  return (
    <div data-field={name}>
      <Field label={labels[name]} hint={hint} error={errorText(order.errors[name])}>
        <MoneyField
          value={value === noMoney && !isOwn ? null : value}
          placeholder={placeholder}
          onChange={(amount) => order.set(name, amount)}
          onError={(code) => order.refuse(name, code)}
        />
      </Field>
    </div>
  )
}
