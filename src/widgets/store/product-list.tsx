import { Trans, useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import type { Product, ProductSort } from '../../core/store/store.contract'
import { useBasket } from '../cart/use-basket'
import { ListFailure } from '../list/list-failure'
import { usePagingLabels } from '../list/use-paging-labels'
import { useToaster } from '../root/use-toaster'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Pagination } from '../ui/pagination'
import { ProductBar } from './product-bar'
import { ProductDialog } from './product-dialog'
import { ProductShelf, ShelfPlace } from './product-shelf'
import * as css from './store.css'
import { useProducts } from './use-store'
import { useWishlist } from './use-wishlist'

type ProductListProps = {
  perPage?: number | undefined
  sortBy?: ProductSort | undefined
  onAdded(product: Product): void
}

const holds = (product: Product, q: string): boolean =>
  `${product.name}\n${product.brand}\n${product.description}`.toLowerCase().includes(q.trim().toLowerCase())

export function ProductList({ perPage, sortBy, onAdded }: ProductListProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const list = useProducts({ perPage, sortBy })
  const basket = useBasket()
  const wishlist = useWishlist(({ productId, name }) =>
    toaster.show({ id: `wish-${productId}`, tone: 'error', title: t`The wishlist could not be changed: ${name}` }),
  )
  const pagingLabels = usePagingLabels(t`Page numbers`)
  const [opened, setOpened] = useState<Product>()
  const [wishedOnly, setWishedOnly] = useState(false)

  const wished = wishlist.products.filter((product) => holds(product, list.q))
  const products = wishedOnly ? wished : list.rows
  const isLoading = wishedOnly ? wishlist.status === 'loading' : list.isLoading
  const isFailed = wishedOnly ? wishlist.status === 'failed' : list.isFailed
  const add = (product: Product) => {
    basket.add(product)
    onAdded(product)
  }
  const showWished = (only: boolean) => {
    setWishedOnly(only)
    if (only) wishlist.read()
  }
  const isUnknown = products.length === 0 && (isLoading || isFailed)
  const noneFound = !isLoading && !isFailed && products.length === 0
  return (
    <div className={css.list}>
      <ProductBar
        q={list.q}
        sortBy={list.sortBy}
        total={isUnknown ? undefined : wishedOnly ? wished.length : list.total}
        busy={list.isLoading && list.rows.length > 0}
        wishedOnly={wishedOnly}
        onSearch={list.search}
        onSort={list.sort}
        onWishedOnly={showWished}
      />
      {isFailed && (
        <ListFailure title={t`The products could not be loaded`} onRetry={wishedOnly ? wishlist.reload : list.reload} />
      )}
      {isLoading && products.length === 0 && <ShelfPlace count={list.perPage} />}
      {noneFound && wishedOnly && list.q === '' && (
        <EmptyPanel title={t`Nothing on the wishlist yet`} icon={<Heart />}>
          <Trans>Press the heart on a product to keep it here.</Trans>
        </EmptyPanel>
      )}
      {noneFound && !(wishedOnly && list.q === '') && (
        <EmptyPanel
          title={t`No products found`}
          icon={<SearchX />}
          action={list.q !== '' && <Button onClick={() => list.search('')}>{t`Show all products`}</Button>}
        >
          <Trans>Try another word or fewer letters.</Trans>
        </EmptyPanel>
      )}
      {products.length > 0 && (
        <ProductShelf
          products={products}
          stale={!wishedOnly && list.stale}
          basket={basket}
          wishlist={wishlist}
          onOpen={setOpened}
          onAdd={add}
        />
      )}
      {!wishedOnly && list.total > 0 && (
        <Pagination
          page={list.page}
          perPage={list.perPage}
          total={list.total}
          onChange={list.goTo}
          labels={pagingLabels}
        />
      )}
      {opened && (
        <ProductDialog
          product={opened}
          wishlist={wishlist}
          basket={basket}
          onAdd={add}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
