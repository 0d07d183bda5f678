import { Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import Basket from 'lucide-react/icons/shopping-basket'
import Close from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { plainUq } from '../../core/cart/cart.uq'
import type { Product } from '../../core/store/store.contract'
import { useCartQuantities } from '../cart/use-cart-quantities'
import { FailurePanel } from '../failure/failure-panel'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { handOnFocus } from '../ui/hand-on-focus'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductGridHead } from './found-products'
import { ProductDialog } from './product-dialog'
import { ProductGridSkeleton, ProductName } from './product-grid'
import { navigationOf, ProductNavigationContext } from './product-navigation'
import { ProductRating } from './product-rating'
import * as results from './results.css'
import { ShopLink } from './shop-link'
import * as css from './store.css'
import { useWishes } from './use-wishlist'
import type { RaanWishlistProps } from './wishlist'

/** Moves products between wishlist and cart, with undo; later changes to either are kept. */
function useMoving() {
  const cart = useApp('cart')
  const quantities = useCartQuantities()
  const wishlist = useWishes()
  return {
    wishlist,
    quantityOf: quantities.quantityOf,
    toCart(product: Product) {
      quantities.add(product)
      wishlist.set(product, false)
    },
    /** removes one piece from the cart and restores the product to the wishlist */
    back(product: Product) {
      const now = cart.getSnapshot().context.lines.get(plainUq(product.id))?.Quantity ?? 0
      if (now > 0) quantities.setQuantity(product, now - 1)
      wishlist.set(product, true)
    },
  }
}

type WishCardProps = {
  product: Product
  /** already in the cart */
  quantity: number
  onMove(event: MouseEvent): void
  onRemove(event: MouseEvent): void
}

function WishCard({ product, quantity, onMove, onRemove }: WishCardProps) {
  const { t } = useLingui()
  const { name, brand, image, price, rating } = product
  return (
    <li className={results.card} part="product">
      <div className={results.pictureFrame}>
        <Picture size="fill" src={image} className={results.picture} />
        <span className={results.ribbon}>
          {quantity > 0 ? (
            <Badge tone="solid">{t`${quantity} in the cart`}</Badge>
          ) : (
            product.hasFreeShipping && <Badge tone="success">{t`Free shipping`}</Badge>
          )}
        </span>
      </div>
      <div className={results.words}>
        <p className={results.brand} dir="auto">
          {brand}
        </p>
        <h2 className={results.name}>
          <ProductName product={product} />
        </h2>
        <p className={results.facts}>
          <Price className={results.price} amount={price} />
          {rating > 0 && <ProductRating rating={rating} />}
        </p>
      </div>
      <div className={results.amount}>
        <Button wide icon={<Basket />} label={t`Move to cart: ${name}`} data-move="" onClick={onMove}>
          {t`Move to cart`}
        </Button>
      </div>
      <Button
        look="ghost"
        size="s"
        className={results.heart}
        icon={<Close />}
        label={t`Remove ${name} from wishlist`}
        onClick={onRemove}
      />
    </li>
  )
}

export function WishlistView({ onAdded, shopHref, onShop, checkoutHref, onCheckout, ...leads }: RaanWishlistProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { wishlist, quantityOf, toCart, back } = useMoving()
  const [opened, setOpened] = useState<Product>()
  const containerRef = useRef<HTMLDivElement>(null)
  const { status, products, read } = wishlist
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(read, [])

  const added = ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 })
  const remove = (product: Product, event: MouseEvent) => {
    handOnFocus(event.currentTarget, '[data-move]', containerRef.current)
    wishlist.set(product, false)
    const { id, name } = product
    toaster.show({
      id: `wished-${id}`,
      title: t`${name} removed from wishlist`,
      action: { label: t`Undo`, isUndo: true, run: () => wishlist.set(product, true) },
    })
  }
  const move = (product: Product, event: MouseEvent) => {
    handOnFocus(event.currentTarget, '[data-move]', containerRef.current)
    toCart(product)
    added(product)
    const { id, name } = product
    toaster.show({
      id: `wished-${id}`,
      tone: 'success',
      title: t`${name} moved to cart`,
      action: { label: t`Undo`, isUndo: true, run: () => back(product) },
    })
  }
  const isThere = products.length > 0
  return (
    <ProductNavigationContext value={navigationOf(leads, 'dialog', setOpened)}>
      <div ref={containerRef} tabIndex={-1} className={css.root} part="wishlist">
        <div className={css.list}>
          <ProductGridHead
            total={isThere || status === 'ready' ? products.length : undefined}
            leads={{ checkoutHref, onCheckout }}
          />
          {status === 'failed' && (
            <FailurePanel
              error={wishlist.error}
              title={t`Couldn't load the wishlist`}
              forbidden={t`You don't have access to the wishlist`}
              onRetry={wishlist.reload}
            />
          )}
          {(status === 'loading' || status === 'idle') && !isThere && <ProductGridSkeleton count={4} />}
          {status === 'ready' && !isThere && (
            <EmptyPanel
              title={t`Your wishlist is empty`}
              icon={<Heart />}
              action={<ShopLink shopHref={shopHref} onShop={onShop}>{t`Go to products`}</ShopLink>}
            >
              <Trans>Select the heart on a product to save it here.</Trans>
            </EmptyPanel>
          )}
          {isThere && (
            <ul className={results.cardGrid} aria-label={t`Wishlist`}>
              {products.map((product) => (
                <WishCard
                  key={product.id}
                  product={product}
                  quantity={quantityOf(product.id)}
                  onMove={(event) => move(product, event)}
                  onRemove={(event) => remove(product, event)}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
      {opened && (
        <ProductDialog product={opened} wishlist={wishlist} onAdded={added} onClose={() => setOpened(undefined)} />
      )}
    </ProductNavigationContext>
  )
}
