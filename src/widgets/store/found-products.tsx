import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import SearchX from 'lucide-react/icons/search-x'
import type { Product } from '../../core/store/store.contract'
import type { ProductLayout } from '../../core/store/store.look'
import type { CartQuantities } from '../cart/use-cart-quantities'
import { FailurePanel } from '../failure/failure-panel'
import { usePagingLabels } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Pagination } from '../ui/pagination'
import { type CheckoutLeads, CheckoutLink } from './checkout-link'
import { ProductGrid, ProductGridSkeleton } from './product-grid'
import * as css from './store.css'
import type { Catalogue } from './use-store'
import type { Wishlist } from './use-wishlist'

type ProductGridParts = {
  look: ProductLayout
  quantities: CartQuantities
  wishlist: Wishlist
  onAdd(product: Product): void
  leads: CheckoutLeads
}

export const ProductGridHead = ({ total, leads }: { total: number | undefined; leads: CheckoutLeads }) => (
  <div className={leads.checkoutHref === undefined ? css.head : css.headWithLink}>
    <p className={css.count} role="status">
      {total !== undefined && <Plural value={total} one="# product" other="# products" />}
    </p>
    <CheckoutLink {...leads} />
  </div>
)

export function FoundProducts({ list, leads, ...results }: ProductGridParts & { list: Catalogue }) {
  const { t } = useLingui()
  const pagingLabels = usePagingLabels(t`Pages of products`)
  const isThere = list.rows.length > 0
  const isNarrowed = Object.values(list.filters).some((value) => value !== undefined && value !== '')
  return (
    <>
      <ProductGridHead total={isThere || list.status === 'ready' ? list.total : undefined} leads={leads} />
      {list.status === 'failed' && (
        <FailurePanel
          error={list.error}
          title={t`Couldn't load products`}
          forbidden={t`You don't have access to products`}
          onRetry={list.reload}
        />
      )}
      {list.status === 'loading' && !isThere && <ProductGridSkeleton count={list.perPage} look={results.look} />}
      {list.status === 'ready' && !isThere && !isNarrowed && (
        <EmptyPanel title={t`No products yet`}>
          <Trans>An order takes lines in free text, too.</Trans>
        </EmptyPanel>
      )}
      {list.status === 'ready' && !isThere && isNarrowed && (
        <EmptyPanel
          title={t`No products found`}
          icon={<SearchX />}
          action={<Button onClick={list.showAll}>{t`Show all products`}</Button>}
        >
          <Trans>Try a different word, fewer letters or fewer filters.</Trans>
        </EmptyPanel>
      )}
      {isThere && <ProductGrid products={list.rows} stale={list.stale} {...results} />}
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

type WishedProductsProps = ProductGridParts & { q: string; onShowAll(): void }

export function WishedProducts({ q, onShowAll, leads, ...results }: WishedProductsProps) {
  const { t } = useLingui()
  const { wishlist } = results
  const found = wishlist.products.filter((product) => holds(product, q))
  const isUnread = found.length === 0 && wishlist.status !== 'ready'
  return (
    <>
      <ProductGridHead total={isUnread ? undefined : found.length} leads={leads} />
      {wishlist.status === 'failed' && (
        <FailurePanel
          error={wishlist.error}
          title={t`Couldn't load the wishlist`}
          forbidden={t`You don't have access to the wishlist`}
          onRetry={wishlist.reload}
        />
      )}
      {wishlist.status === 'loading' && found.length === 0 && <ProductGridSkeleton count={4} look={results.look} />}
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
      {found.length > 0 && <ProductGrid products={found} stale={false} {...results} />}
    </>
  )
}
