import { useLingui } from '@lingui/react/macro'
import Basket from 'lucide-react/icons/shopping-basket'
import { CartContents } from '../cart/cart-contents'
import type { Cart } from '../cart/use-cart'
import type { OpenOrder } from '../order/use-order'
import { useOrderFormMessages } from '../order/use-order-form-messages'
import { type ShopLeads, ShopLink } from '../store/shop-link'
import { Card } from '../ui/card'
import { EmptyPanel } from '../ui/empty-panel'
import { FieldError } from '../ui/field'
import * as css from './checkout.css'

type CheckoutCartProps = ShopLeads & { order: OpenOrder; cart: Cart }

/** What is bought. */
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
