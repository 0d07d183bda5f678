import { useLingui } from '@lingui/react/macro'
import Basket from 'lucide-react/icons/shopping-basket'
import { useState } from 'react'
import { deliveryTypes } from '../../core/orders/orders.contract'
import { CartContents } from '../cart/cart-contents'
import type { Cart } from '../cart/use-cart'
import { OrderCustomer } from '../order/order-customer'
import { OrderDelivery } from '../order/order-delivery'
import { OrderText } from '../order/order-fields'
import { OrderCosts, OrderPayment } from '../order/order-payment'
import type { OpenOrder } from '../order/use-order'
import { type OrderFieldName, useOrderFormMessages } from '../order/use-order-form-messages'
import { useOrderMessages } from '../orders/use-order-messages'
import { type ShopLeads, ShopLink } from '../store/shop-link'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { FieldError } from '../ui/field'
import * as css from './checkout.css'

type CheckoutCartProps = ShopLeads & { order: OpenOrder; cart: Cart }

export function CheckoutCart({ order, cart, ...leads }: CheckoutCartProps) {
  const { t } = useLingui()
  const fieldErrors = useOrderFormMessages()
    .fieldErrors(order.errors)
    .filter(({ name }) => name === 'ProductOrders')
  return (
    <div data-field="ProductOrders" className={css.cart}>
      <Card>
        <div className={css.stack}>
          {cart.count > 0 &&
            fieldErrors.map(({ path, label, text }) => (
              <FieldError key={path}>{path === 'ProductOrders' ? text : `${label}: ${text}`}</FieldError>
            ))}
          <CartContents
            cart={cart}
            empty={
              <EmptyPanel
                title={t`Your cart is empty`}
                icon={<Basket />}
                action={<ShopLink look="primary" {...leads}>{t`Go to products`}</ShopLink>}
              >
                {t`Pick products from the shop, or add a custom line.`}
              </EmptyPanel>
            }
          />
        </div>
      </Card>
    </div>
  )
}

type CheckoutAddressProps = { order: OpenOrder; onGo(name: OrderFieldName): void; warnings: HTMLElement | null }

export function CheckoutAddress({ order, onGo, warnings }: CheckoutAddressProps) {
  const { t } = useLingui()
  const [linked, setLinked] = useState<string>()
  return (
    <div className={css.stack}>
      <OrderDelivery order={order} />
      <OrderCustomer order={order} linked={linked} onLink={setLinked} onGo={onGo} warnings={warnings} />
      <Card>
        <OrderText order={order} name="note" rows={2} hint={t`For packing and shipping`} />
      </Card>
    </div>
  )
}

type CheckoutReviewProps = { order: OpenOrder; onEdit: (() => void) | undefined }

function CheckoutReview({ order, onEdit }: CheckoutReviewProps) {
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

type CheckoutPaymentProps = { order: OpenOrder; onEdit: (() => void) | undefined }

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
