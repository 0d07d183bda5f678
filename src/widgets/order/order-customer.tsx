import { useLingui } from '@lingui/react/macro'
import { Card } from '../ui/card'
import { RadioGroup } from '../ui/radio-group'
import * as css from './order.css'
import { OrderText } from './order-text'
import type { OpenOrder } from './use-order'

/** Who gets the parcel: with the message the customer wrote, or the fields alone. */
export function OrderCustomer({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const { customerFormatType, DeliveryType } = order.fields
  const isPosted = DeliveryType !== 'pickup'
  return (
    <Card title={t`Customer`}>
      <div className={css.stack}>
        <RadioGroup
          label={t`Customer details`}
          labelHidden
          look="segmented"
          value={customerFormatType === 1 ? '1' : '2'}
          onChange={(format) => order.set('customerFormatType', format === '1' ? 1 : 2)}
          options={[
            { value: '1', label: t`With the customer's message` },
            { value: '2', label: t`Fields only` },
          ]}
        />
        <div className={css.fields}>
          {customerFormatType === 1 && (
            <OrderText
              order={order}
              name="fullCustomerData"
              rows={4}
              hint={t`Kept with the order as it was written. The label is printed from the fields below.`}
              className={css.whole}
            />
          )}
          <OrderText order={order} name="name" required />
          <OrderText order={order} name="phoneNumber" required inputMode="tel" />
          <OrderText
            order={order}
            name="address"
            required={isPosted}
            rows={2}
            hint={t`House number, village, lane, road`}
            className={css.whole}
          />
          <div className={css.pairs}>
            <OrderText order={order} name="subDistrict" />
            <OrderText order={order} name="district" required={isPosted} />
            <OrderText order={order} name="province" required={isPosted} />
            <OrderText order={order} name="postNum" required={isPosted} inputMode="numeric" />
          </div>
        </div>
      </div>
    </Card>
  )
}
