import { paymentMethods } from '../../core/orders/orders.contract'
import { useOrderMessages } from '../orders/use-order-messages'
import { RadioGroup } from '../ui/radio-group'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

export function OrderPayment({ order }: { order: OpenOrder }) {
  const messages = useOrderMessages()
  const { labels, errorText } = useOrderFormMessages()
  return (
    <div data-field="paymentMethod" className={css.payment}>
      <RadioGroup
        label={labels.paymentMethod}
        look="segmented"
        value={order.fields.paymentMethod}
        onChange={(method) => order.set('paymentMethod', method)}
        options={paymentMethods.map((value) => ({ value, label: messages.method(value) }))}
        error={errorText(order.errors.paymentMethod)}
      />
    </div>
  )
}
