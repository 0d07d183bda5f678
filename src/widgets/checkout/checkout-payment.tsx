import { useLingui } from '@lingui/react/macro'
import { OrderCosts, OrderPayment } from '../order/order-payment'
import type { OpenOrder } from '../order/use-order'
import { Card } from '../ui/card'
import * as css from './checkout.css'
import { CheckoutReview } from './checkout-review'

type CheckoutPaymentProps = { order: OpenOrder; onEdit: (() => void) | undefined }

/** How it is paid and what it costs besides the goods. */
export function CheckoutPayment({ order, onEdit }: CheckoutPaymentProps) {
  const { t } = useLingui()
  const isHeld = order.stage !== 'open'
  return (
    <div className={css.stack}>
      <Card>
        <fieldset className={css.fieldset} disabled={isHeld}>
          <OrderPayment order={order} />
          {order.fields.paymentMethod === 'promptpay' && (
            <p className={css.quiet}>{t`The PromptPay code appears as soon as the order is saved.`}</p>
          )}
          <OrderCosts order={order} />
        </fieldset>
      </Card>
      <CheckoutReview order={order} onEdit={onEdit} />
    </div>
  )
}
