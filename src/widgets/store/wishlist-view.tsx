import { Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { useToaster } from '../runtime/use-toaster'
import { EmptyPanel } from '../ui/empty-panel'
import { handOnFocus } from '../ui/hand-on-focus'
import { ShelfHead } from './found-products'
import { ProductDialog } from './product-dialog'
import { navigationOf, ProductNavigationContext } from './product-navigation'
import { ShelfSkeleton } from './product-shelf'
import * as shelf from './shelf.css'
import { ShopLink } from './shop-link'
import * as css from './store.css'
import { useMoving } from './use-moving'
import { WishCard } from './wish-card'
import type { RaanWishlistProps } from './wishlist'

/** What is wished for: into the cart, or off the list, and back again. */
export function WishlistView({ onAdded, shopHref, onShop, checkoutHref, onCheckout, ...leads }: RaanWishlistProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { wishlist, quantityOf, toCart, back } = useMoving()
  const [opened, setOpened] = useState<Product>()
  const containerRef = useRef<HTMLDivElement>(null)
  const { status, products, read } = wishlist
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a place
  useEffect(read, [])

  const added = ({ id, name, price }: Product) => onAdded?.({ productId: id, name, price: price / 100 })
  const remove = (product: Product, event: MouseEvent) => {
    handOnFocus(event.currentTarget, '[data-move]', containerRef.current)
    wishlist.set(product, false)
    const { id, name } = product
    toaster.show({
      id: `wished-${id}`,
      title: t`${name} removed from wishlist`,
      action: { label: t`Undo`, run: () => wishlist.set(product, true) },
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
      action: { label: t`Undo`, run: () => back(product) },
    })
  }
  const isThere = products.length > 0
  return (
    <ProductNavigationContext value={navigationOf(leads, 'dialog', setOpened)}>
      <div ref={containerRef} tabIndex={-1} className={css.root} part="wishlist">
        <div className={css.list}>
          <ShelfHead
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
          {(status === 'loading' || status === 'idle') && !isThere && <ShelfSkeleton count={4} />}
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
            <ul className={shelf.shelf} aria-label={t`Wishlist`}>
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
