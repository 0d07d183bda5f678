import { useLingui } from '@lingui/react/macro'
import { deliveryTypes } from '../../core/orders/orders.contract'
import type { OpenOrder } from '../order/use-order'
import { useOrderMessages } from '../orders/use-order-messages'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import * as css from './checkout.css'

type CheckoutReviewProps = { order: OpenOrder; onEdit: (() => void) | undefined }

/** Where it goes, once more before it is saved. */
export function CheckoutReview({ order, onEdit }: CheckoutReviewProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { name, phoneNumber, address, subDistrict, district, province, postNum, DeliveryType } = order.fields
  const delivery = deliveryTypes.find(({ value }) => value === DeliveryType)
  const location = [
    address,
    [subDistrict, district].filter(Boolean).join(' '),
    [province, postNum].filter(Boolean).join(' '),
  ]
  return (
    <Card
      title={t`Ship to`}
      actions={
        onEdit && (
          <Button size="s" look="ghost" onClick={onEdit}>
            {t`Change address`}
          </Button>
        )
      }
    >
      <div className={css.review}>
        <p>
          <bdi className={css.strong}>{name}</bdi> · <bdi>{phoneNumber}</bdi>
        </p>
        {DeliveryType !== 'pickup' && <bdi className={css.address}>{location.filter(Boolean).join('\n')}</bdi>}
        {delivery && <p className={css.quiet}>{messages.delivery(delivery)}</p>}
      </div>
    </Card>
  )
}
