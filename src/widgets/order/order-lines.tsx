import { Plural, useLingui } from '@lingui/react/macro'
import Basket from 'lucide-react/icons/shopping-basket'
import { lazyPart } from '../../core/kernel/lazy-part'
import { CartContents } from '../cart/cart-contents'
import { CartLines } from '../cart/cart-lines'
import { useCart } from '../cart/use-cart'
import { useTakeCart } from '../cart/use-take-cart'
import { useLazyPart } from '../lazy/use-lazy-part'
import { ProductPicker } from '../products/picker/product-picker'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { FieldError } from '../ui/field'
import * as css from './order.css'
import type { Goods } from './use-goods'
import type { OpenOrder } from './use-order'
import { useOrderFormMessages } from './use-order-form-messages'

function TakeCart() {
  const { waiting, take } = useTakeCart()
  if (waiting === 0) return null
  return (
    <Button size="s" icon={<Basket />} className={css.takeCart} onClick={take}>
      <Plural value={waiting} one="Add # line from the cart" other="Add # lines from the cart" />
    </Button>
  )
}

const notices = lazyPart(() => import('./goods/goods-notice'))

/** What happened to the prices of the lines; its code loads when there is something to say. */
function GoodsNotice({ goods, shop }: { goods: Goods; shop: OpenOrder['shop'] }) {
  const isWanted = goods.repriced.length > 0 || goods.isUnpriced
  const { here } = useLazyPart(notices, isWanted)
  return isWanted && here ? <here.GoodsNotice goods={goods} shop={shop} /> : null
}

/** The draft's own lines or the cart's; while saving, those of the request. */
export function OrderLines({ order, goods }: { order: OpenOrder; goods: Goods }) {
  const { t } = useLingui()
  const cart = useCart()
  const fieldErrors = useOrderFormMessages()
    .fieldErrors(order.errors)
    .filter(({ name }) => name === 'ProductOrders')
  const isHeld = order.stage !== 'open'
  const ignore = () => undefined
  return (
    <div data-field="ProductOrders">
      <Card title={t`Products`}>
        <div className={css.lines}>
          {fieldErrors.map(({ path, label, text }) => (
            <FieldError key={path}>{path === 'ProductOrders' ? text : `${label}: ${text}`}</FieldError>
          ))}
          {isHeld ? (
            <CartLines cart={{ ...cart, lines: order.lines }} readOnly onReprice={ignore} onRemove={ignore} />
          ) : (
            <>
              <GoodsNotice goods={goods} shop={order.shop} />
              <ProductPicker floating shopId={order.ownLines ? order.shop.id : 0} />
              {order.ownLines && <TakeCart />}
              <CartContents
                cart={cart}
                empty={<p className={css.noLines}>{t`No products yet. Type above to add one.`}</p>}
              />
            </>
          )}
        </div>
      </Card>
    </div>
  )
}
