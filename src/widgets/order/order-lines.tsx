import { useLingui } from '@lingui/react/macro'
import { CartContents } from '../cart/cart-contents'
import { CartLines } from '../cart/cart-lines'
import { useCart } from '../cart/use-cart'
import { ProductPicker } from '../store/picker/product-picker'
import { Card } from '../ui/card'
import { FieldError } from '../ui/field'
import * as css from './order.css'
import type { OpenOrder } from './use-order'
import { useOrderTexts } from './use-order-texts'

/** The products of the order: the cart's lines, or those under way while a save is. */
export function OrderLines({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const cart = useCart()
  const faults = useOrderTexts()
    .faults(order.errors)
    .filter(({ name }) => name === 'ProductOrders')
  const isHeld = order.stage !== 'open'
  const ignore = () => undefined
  return (
    <div data-field="ProductOrders">
      <Card title={t`Products`}>
        <div className={css.lines}>
          {faults.map(({ path, label, text }) => (
            <FieldError key={path}>{path === 'ProductOrders' ? text : `${label}: ${text}`}</FieldError>
          ))}
          {isHeld ? (
            <CartLines cart={{ ...cart, lines: order.lines }} readOnly onReprice={ignore} onRemove={ignore} />
          ) : (
            <>
              <ProductPicker floating />
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
