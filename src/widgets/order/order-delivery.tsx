import { deliveryTypes } from '../../core/orders/orders.contract'
import { useOrderMessages } from '../orders/use-order-messages'
import { ShopChooser, ShopsFailure } from '../shops/shop-chooser'
import { useShops } from '../shops/use-shops'
import { Card } from '../ui/card'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

export function OrderDelivery({ order }: { order: OpenOrder }) {
  const messages = useOrderMessages()
  const { labels, errorText } = useOrderFormMessages()
  const { status, shops, chosen, choose, error, retry } = useShops()
  const hasFailed = status === 'failed' && shops.length === 0
  return (
    <Card>
      <div className={css.fields}>
        <div data-field="shopId">
          {hasFailed ? (
            <ShopsFailure error={error} onRetry={retry} />
          ) : (
            <ShopChooser
              shops={shops}
              chosen={chosen.id}
              onChoose={choose}
              error={errorText(order.errors.shopId)}
              required
            />
          )}
        </div>
        <div data-field="DeliveryType">
          <Field label={labels.DeliveryType} error={errorText(order.errors.DeliveryType)}>
            <Select
              value={order.fields.DeliveryType}
              onChange={(value) => order.set('DeliveryType', value)}
              options={deliveryTypes.map((type) => ({ value: type.value, label: messages.delivery(type) }))}
            />
          </Field>
        </div>
      </div>
    </Card>
  )
}
