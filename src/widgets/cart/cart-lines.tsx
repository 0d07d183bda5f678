import { useLingui } from '@lingui/react/macro'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { ComponentType } from 'react'
import type { CartProductInfo } from '../../core/cart/cart.offer'
import { isKind } from '../../core/cart/cart.uq'
import { timesSatang } from '../../core/kernel/money'
import type { OrderLine } from '../../core/orders/orders.contract'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { handOnFocus } from '../ui/hand-on-focus'
import { NumberStepper } from '../ui/number-stepper'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Loading, Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './cart.css'
import type { CartLineOfferProps } from './later/cart-line-offer'
import type { Cart } from './use-cart'
import { useQuantityLabels } from './use-quantity-labels'

export const CartSkeleton = () => (
  <Loading className={css.contents}>
    <div className={css.lines}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={css.line}>
          <Skeleton shape="block" width={56} height={56} className={css.picture} />
          <div className={css.words}>
            <Skeleton width="70%" />
            <Skeleton width="30%" />
          </div>
          <div className={css.quantity}>
            <Skeleton shape="block" width={104} height={30} />
          </div>
          <Skeleton width={56} className={css.sum} />
        </div>
      ))}
    </div>
  </Loading>
)

type CartLineProps = {
  line: OrderLine
  /** if its price differs from the line's, that price is shown struck through */
  product?: CartProductInfo | undefined
  /** shows delivery and price details, once its code has loaded */
  Offer?: ComponentType<CartLineOfferProps> | undefined
  draftOnly?: boolean
  readOnly?: boolean | undefined
  onQuantity(Quantity: number): void
  onReprice(): void
  onRemove(): void
}

const offerCount = ({ shippingDate, offers, discountPercentage }: CartProductInfo): number =>
  [shippingDate, offers, discountPercentage].filter(Boolean).length

function CartLine(props: CartLineProps) {
  const { line, product, Offer, draftOnly, readOnly = false, onQuantity, onReprice, onRemove } = props
  const { t } = useLingui()
  const labels = useQuantityLabels(line.name)
  const isFree = line.productId === null
  const wasOther = product !== undefined && product.price !== line.price
  return (
    <li className={css.line} part="line">
      <Picture src={product?.image} className={css.picture} />
      <div className={css.words}>
        <p className={css.name} dir="auto">
          {line.name}
        </p>
        <p className={css.facts}>
          <Price amount={line.price} />
          {wasOther && (
            <s className={css.was}>
              <VisuallyHidden>{t`Usual price`}</VisuallyHidden> <Price amount={product.price} />
            </s>
          )}
          {line.priceReason && <span dir="auto">{line.priceReason}</span>}
          {isFree && <Badge>{t`Free text`}</Badge>}
          {!isFree && draftOnly && (wasOther || !isKind(line)) && <Badge tone="info">{t`Special price`}</Badge>}
        </p>
        {product && offerCount(product) > 0 && (
          <div className={css.offer} data-facts={offerCount(product) > 1 || undefined}>
            {Offer && <Offer product={product} hasOwnPrice={wasOther} />}
          </div>
        )}
      </div>
      <div className={css.quantity}>
        {readOnly ? (
          <span className={css.pieces}>× {line.Quantity}</span>
        ) : (
          <NumberStepper size="s" value={line.Quantity} onChange={onQuantity} labels={labels} />
        )}
      </div>
      <Price className={css.sum} amount={timesSatang(line.price, line.Quantity)} />
      {!readOnly && (
        <div className={css.actions}>
          <Button look="ghost" size="s" icon={<Pencil />} label={t`Change price of ${line.name}`} onClick={onReprice} />
          <Button
            look="ghost"
            size="s"
            icon={<Trash />}
            label={t`Remove ${line.name}`}
            data-remove=""
            onClick={({ currentTarget }) => {
              handOnFocus(currentTarget, '[data-remove]', currentTarget.closest<HTMLElement>('[data-cart]'))
              onRemove()
            }}
          />
        </div>
      )}
    </li>
  )
}

type CartLinesProps = {
  cart: Pick<Cart, 'lines' | 'productOf' | 'isDraftOnly' | 'setQuantity'>
  readOnly?: boolean | undefined
  Offer?: CartLineProps['Offer']
  onReprice(line: OrderLine): void
  onRemove(line: OrderLine): void
}

export function CartLines({ cart, readOnly, Offer, onReprice, onRemove }: CartLinesProps) {
  const { t } = useLingui()
  return (
    <ul className={css.lines} aria-label={t`Order lines`}>
      {cart.lines.map((line) => (
        <CartLine
          key={line.uq}
          line={line}
          product={cart.productOf(line)}
          Offer={Offer}
          draftOnly={cart.isDraftOnly(line)}
          readOnly={readOnly}
          onQuantity={(Quantity) => cart.setQuantity(line, Quantity)}
          onReprice={() => onReprice(line)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  )
}
