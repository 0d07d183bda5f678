import { Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import SearchX from 'lucide-react/icons/search-x'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ShelfHead, type ShelfParts } from './found-products'
import { ProductShelf, ShelfSkeleton } from './product-shelf'

const holds = (product: Product, q: string): boolean =>
  `${product.name}\n${product.brand}\n${product.description}`.toLowerCase().includes(q.trim().toLowerCase())

type WishedProductsProps = ShelfParts & { q: string; onShowAll(): void }

/** The wishlist in place of the shelf, searched as one types. */
export function WishedProducts({ q, onShowAll, leads, ...shelf }: WishedProductsProps) {
  const { t } = useLingui()
  const { wishlist } = shelf
  const found = wishlist.products.filter((product) => holds(product, q))
  const isUnread = found.length === 0 && wishlist.status !== 'ready'
  return (
    <>
      <ShelfHead total={isUnread ? undefined : found.length} leads={leads} />
      {wishlist.status === 'failed' && (
        <FailurePanel
          error={wishlist.error}
          title={t`Couldn't load the wishlist`}
          forbidden={t`You don't have access to the wishlist`}
          onRetry={wishlist.reload}
        />
      )}
      {wishlist.status === 'loading' && found.length === 0 && <ShelfSkeleton count={4} look={shelf.look} />}
      {wishlist.status === 'ready' && found.length === 0 && q === '' && (
        <EmptyPanel title={t`Your wishlist is empty`} icon={<Heart />}>
          <Trans>Select the heart on a product to save it here.</Trans>
        </EmptyPanel>
      )}
      {wishlist.status === 'ready' && found.length === 0 && q !== '' && (
        <EmptyPanel
          title={t`No products found`}
          icon={<SearchX />}
          action={<Button onClick={onShowAll}>{t`Show all products`}</Button>}
        >
          <Trans>Try a different word or fewer letters.</Trans>
        </EmptyPanel>
      )}
      {found.length > 0 && <ProductShelf products={found} stale={false} {...shelf} />}
    </>
  )
}
