import { Plural, useLingui } from '@lingui/react/macro'
import Filter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import type { Product } from '../../core/store/store.contract'
import { productListSortOf } from '../../core/store/store.text'
import { useCartQuantities } from '../cart/use-cart-quantities'
import { LazyDialog } from '../lazy/lazy-dialog'
import { FilterChips } from '../list/filter-chips'
import { Button } from '../ui/button'
import * as filter from './filters.css'
import { FoundProducts, WishedProducts } from './found-products'
import { ProductBar, WishButton } from './product-bar'
import { ProductDialog } from './product-dialog'
import { ProductFilters, useFilterMarks } from './product-filters'
import { navigationOf, ProductNavigationContext } from './product-navigation'
import type { RaanProductsProps } from './store'
import * as css from './store.css'
import { type Catalogue, useCatalogue, useProductList } from './use-store'
import { useWishes } from './use-wishlist'

function FilterDrawer({ list, onClose }: { list: Catalogue; onClose(): void }) {
  const { t } = useLingui()
  const marks = useFilterMarks(list.filters)
  return (
    <LazyDialog
      open
      look="end"
      title={t`Filters`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" disabled={marks.length === 0} onClick={list.clear}>
            {t`Clear filters`}
          </Button>
          <Button look="primary" onClick={onClose}>
            <Plural value={list.total} one="Show # product" other="Show # products" />
          </Button>
        </>
      }
    >
      <ProductFilters list={list} />
    </LazyDialog>
  )
}

type ProductListProps = Omit<RaanProductsProps, 'mode' | 'onAdded'> & { onAdded(product: Product): void }

export function ProductList(props: ProductListProps) {
  const { onAdded, wishlistHref, onWishlist, sortBy, ...rest } = props
  const { t } = useLingui()
  const list = useCatalogue({ ...rest, sortBy: productListSortOf(sortBy) })
  const quantities = useCartQuantities()
  const wishlist = useWishes()
  const { look, choose } = useProductList()
  const marks = useFilterMarks(list.filters)
  const [opened, setOpened] = useState<Product>()
  const [wishedOnly, setWishedOnly] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)

  const add = (product: Product) => {
    quantities.add(product)
    onAdded(product)
  }
  const showWished = (only: boolean) => {
    setWishedOnly(only)
    if (only) wishlist.read()
  }
  const { checkoutHref, onCheckout } = rest
  const results = { look, quantities, wishlist, onAdd: add, leads: { checkoutHref, onCheckout } }
  return (
    <ProductNavigationContext value={navigationOf(rest, 'dialog', setOpened)}>
      <div className={css.list}>
        <ProductBar
          q={list.q}
          sortBy={list.sortBy}
          look={look}
          busy={list.stale}
          fixedOrder={wishedOnly}
          onSearch={list.search}
          onSort={list.sort}
          onLook={choose}
        >
          <WishButton href={wishlistHref} isOn={wishedOnly} onToggle={showWished} onFollow={onWishlist} />
          {!wishedOnly && (
            <Button className={css.opener} icon={<Filter />} aria-haspopup="dialog" onClick={() => setDrawerOpen(true)}>
              {marks.length > 0 ? t`Filters (${marks.length})` : t`Filters`}
            </Button>
          )}
        </ProductBar>
        {wishedOnly ? (
          <WishedProducts q={list.q} onShowAll={() => list.search('')} {...results} />
        ) : (
          <div className={css.columns}>
            <section className={css.side} aria-label={t`Filters`}>
              <ProductFilters list={list} />
            </section>
            <div className={filter.found}>
              <FilterChips marks={marks} onFilter={list.filter} onClear={list.clear} />
              <FoundProducts list={list} {...results} />
            </div>
          </div>
        )}
      </div>
      {isDrawerOpen && <FilterDrawer list={list} onClose={() => setDrawerOpen(false)} />}
      {opened && (
        <ProductDialog product={opened} wishlist={wishlist} onAdded={onAdded} onClose={() => setOpened(undefined)} />
      )}
    </ProductNavigationContext>
  )
}
