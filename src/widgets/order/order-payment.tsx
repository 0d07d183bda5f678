import { paymentMethods } from '../../core/orders/orders.contract'
import { useOrderWords } from '../orders/use-order-words'
import { RadioGroup } from '../ui/radio-group'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderTexts } from './use-order-texts'

export function OrderPayment({ order }: { order: OpenOrder }) {
  const words = useOrderWords()
  const { labels, errorText } = useOrderTexts()
  return (
    <div data-field="paymentMethod" className={css.payment}>
      <RadioGroup
        label={labels.paymentMethod}
        look="segmented"
        value={order.fields.paymentMethod}
        onChange={(method) => order.set('paymentMethod', method)}
        options={paymentMethods.map((value) => ({ value, label: words.method(value) }))}
        error={errorText(order.errors.paymentMethod)}
      />
    </div>
  )
}
