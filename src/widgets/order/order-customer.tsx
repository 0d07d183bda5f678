import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '../ui/card'
import { RadioGroup } from '../ui/radio-group'
import * as css from './order.css'
import { OrderText } from './order-fields'
import { type Doubts, OrderMessage, type OrderMessageProps } from './order-message'

export function OrderCustomer(props: Omit<OrderMessageProps, 'onDoubts' | 'offers'>) {
  const { order } = props
  const { t } = useLingui()
  const [doubts, setDoubts] = useState<Doubts>({})
  const [phone, setPhone] = useState<HTMLElement | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
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
          <OrderMessage {...props} onDoubts={setDoubts} offers={{ phone, place }} />
          <OrderText order={order} name="name" required doubt={doubts.name} />
          <OrderText order={order} name="phoneNumber" required inputMode="tel" doubt={doubts.phoneNumber} />
          <div ref={setPhone} className={css.offers} />
          <OrderText
            order={order}
            name="address"
            required={isPosted}
            rows={2}
            hint={t`House number, village, lane, road`}
            doubt={doubts.address}
            className={css.whole}
          />
          <div className={css.pairs}>
            <OrderText order={order} name="subDistrict" doubt={doubts.subDistrict} />
            <OrderText order={order} name="district" required={isPosted} doubt={doubts.district} />
            <OrderText order={order} name="province" required={isPosted} doubt={doubts.province} />
            <OrderText order={order} name="postNum" required={isPosted} inputMode="numeric" doubt={doubts.postNum} />
          </div>
          <div ref={setPlace} className={css.offers} />
        </div>
      </div>
    </Card>
  )
}
