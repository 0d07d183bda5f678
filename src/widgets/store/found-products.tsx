import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import SearchX from 'lucide-react/icons/search-x'
import type { Product } from '../../core/store/store.contract'
import type { ShelfLook } from '../../core/store/store.look'
import type { Basket } from '../cart/use-basket'
import { FailurePanel } from '../failure/failure-panel'
import { usePagingLabels } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Pagination } from '../ui/pagination'
import { type CheckoutLeads, CheckoutLink } from './checkout-link'
import { ProductShelf, ShelfSkeleton } from './product-shelf'
import * as css from './store.css'
import type { Catalogue } from './use-store'
import type { Wishlist } from './use-wishlist'

type ShelfParts = {
  look: ShelfLook
  basket: Basket
  wishlist: Wishlist
  onAdd(product: Product): void
  leads: CheckoutLeads
}

export const ShelfHead = ({ total, leads }: { total: number | undefined; leads: CheckoutLeads }) => (
  <div className={leads.checkoutHref === undefined ? css.head : css.headWithLink}>
    <p className={css.count} role="status">
      {total !== undefined && <Plural value={total} one="# product" other="# products" />}
    </p>
    <CheckoutLink {...leads} />
  </div>
)

export function FoundProducts({ list, leads, ...shelf }: ShelfParts & { list: Catalogue }) {
  const { t } = useLingui()
  const pagingLabels = usePagingLabels(t`Pages of products`)
  const isThere = list.rows.length > 0
  return (
    <>
      <ShelfHead total={isThere || list.status === 'ready' ? list.total : undefined} leads={leads} />
      {list.status === 'failed' && (
        <FailurePanel
          error={list.error}
          title={t`Couldn't load products`}
          forbidden={t`You don't have access to products`}
          onRetry={list.reload}
        />
      )}
      {list.status === 'loading' && !isThere && <ShelfSkeleton count={list.perPage} look={shelf.look} />}
      {list.status === 'ready' && !isThere && (
        <EmptyPanel
          title={t`No products found`}
          icon={<SearchX />}
          action={<Button onClick={list.showAll}>{t`Show all products`}</Button>}
        >
          <Trans>Try a different word, fewer letters or fewer filters.</Trans>
        </EmptyPanel>
      )}
      {isThere && <ProductShelf products={list.rows} stale={list.stale} {...shelf} />}
      {list.total > 0 && (
        <Pagination
          page={list.page}
          perPage={list.perPage}
          total={list.total}
          onChange={list.goTo}
          labels={pagingLabels}
        />
      )}
    </>
  )
}

const holds = (product: Product, q: string): boolean =>
  `${product.name}\n${product.brand}\n${product.description}`.toLowerCase().includes(q.trim().toLowerCase())

type WishedProductsProps = ShelfParts & { q: string; onShowAll(): void }

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
