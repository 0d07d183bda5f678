import { useLingui } from '@lingui/react/macro'
import Stock from 'lucide-react/icons/clipboard-list'
import Package from 'lucide-react/icons/package'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import type { ShopProduct } from '../../core/products/products.product'
import type { Column } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { FailurePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './products.css'
import type { ProductsList } from './use-products'

const ProductRows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={52} count={8} />
  </Loading>
)

export const ProductsSkeleton = () => (
  <div className={css.root}>
    <div className={css.bar}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <ProductRows />
  </div>
)

type ProductsResultsProps = {
  list: ProductsList
  columns: readonly Column<ShopProduct>[]
  /** undefined if the user may not change products */
  onOpen: ((product: ShopProduct) => void) | undefined
  /** undefined if the user may not change the stock */
  onStock: ((product: ShopProduct) => void) | undefined
  /** what to do in an empty shop */
  addButton: ReactNode
}

function Nothing({ list, addButton }: Pick<ProductsResultsProps, 'list' | 'addButton'>) {
  const { t } = useLingui()
  const { q = '', show } = list.filters
  if (q.trim() === '' && show === 'low')
    return (
      <EmptyPanel
        icon={<Package />}
        title={t`Nothing is low`}
        action={<Button onClick={list.showAll}>{t`Show all products`}</Button>}
      >
        {t`Products whose stock you count appear here when few are left.`}
      </EmptyPanel>
    )
  if (q.trim() === '' && show === undefined)
    return (
      <EmptyPanel icon={<Package />} title={t`No products yet`} action={addButton}>
        {t`Products that you add here can be found when you take an order, and in customers' messages.`}
      </EmptyPanel>
    )
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No products found`}
      action={<Button onClick={list.showAll}>{t`Show all products`}</Button>}
    >
      {t`Try part of a name, another name, a SKU or a barcode.`}
    </EmptyPanel>
  )
}

export function ProductsResults({ list, columns, onOpen, onStock, addButton }: ProductsResultsProps) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <>
        <div className={css.surface}>
          <DataTable<ShopProduct>
            caption={t`Products`}
            columns={columns}
            rows={list.rows}
            keyOf={({ id }) => String(id)}
            nameOf={({ name }) => name}
            stale={list.stale}
            sort={list.sort}
            onSort={list.sortBy}
            {...(onOpen && { onOpen })}
            {...(onStock && {
              actions: (product: ShopProduct) => (
                <Button
                  size="s"
                  icon={<Stock />}
                  label={t`Stock of ${product.name}`}
                  aria-haspopup="dialog"
                  onClick={() => onStock(product)}
                >
                  {t`Stock`}
                </Button>
              ),
            })}
          />
        </div>
        <div className={css.pages}>
          <ListPages list={list} label={t`Pages of products`} />
        </div>
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load products`}
        forbidden={t`You don't have access to products`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <ProductRows label={t`Loading products`} />
  return <Nothing list={list} addButton={addButton} />
}
