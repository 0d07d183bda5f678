import Warning from 'lucide-react/icons/triangle-alert'
import { Field } from '../ui/field'
import { Input, Textarea } from '../ui/input'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

export type TextName =
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
  /** why somebody should look at what the message put here */
  doubt?: string | undefined
  inputMode?: 'tel' | 'numeric'
  className?: string
}

/** One text of the order with its label and its error. */
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
      <Field label={labels[name]} hint={doubtful ?? hint} error={errorText(order.errors[name])} required={required}>
        {rows ? (
          <Textarea rows={rows} className={rows > 2 ? css.message : css.twoLines} {...text} />
        ) : (
          <Input inputMode={inputMode} {...text} />
        )}
      </Field>
    </div>
  )
}
