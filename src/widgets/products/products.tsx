import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/products'
import { Plural, useLingui } from '@lingui/react/macro'
import Transfer from 'lucide-react/icons/arrow-down-up'
import Add from 'lucide-react/icons/package-plus'
import { useState } from 'react'
import { authApp } from '../../core/auth/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { productsApp } from '../../core/products/app'
import { shopProductShows } from '../../core/products/products.contract'
import type { ShopProduct } from '../../core/products/products.product'
import { StalePanel } from '../failure/failure-panel'
import { useOpenedPart } from '../lazy/use-pressed-part'
import { word } from '../list/list.css'
import { ListBar } from '../list/list-bar'
import type { ListLocation } from '../list/use-list'
import { defineWidget } from '../runtime/define-widget'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import * as css from './products.css'
import { useProductColumns } from './products-columns'
import { ProductsResults, ProductsSkeleton } from './products-results'
import { type ProductsList, useProductRights, useProducts } from './use-products'

const drawer = lazyPart(() => import('./edit/product-drawer'))
const transferDialog = lazyPart(() => import('./transfer/transfer-dialog'))
const stockDrawer = lazyPart(() => import('./stock/stock-drawer'))

/**
 * Search text, filters, order and page as a query string: `q=ชา&page=2`; invalid values fall back to the defaults.
 */
export type ProductsScreenProps = ListLocation

function ShownProducts({ list }: { list: ProductsList }) {
  const { t } = useLingui()
  const { show } = list.filters
  const options = [
    { value: '', label: t`On sale` },
    { value: 'low', label: t`Low stock` },
    { value: 'archived', label: t`No longer sold` },
  ]
  const isKnown = show === undefined || options.some(({ value }) => value === show)
  return (
    <Field label={t`Products shown`} labelHidden>
      <Select
        value={show ?? ''}
        onChange={(chosen) => list.filter({ show: shopProductShows.find((each) => each === chosen) })}
        options={isKnown ? options : [...options, { value: show, label: show }]}
      />
    </Field>
  )
}

function ProductsView(location: ProductsScreenProps) {
  const { t } = useLingui()
  const list = useProducts(location)
  const rights = useProductRights()
  const [opened, setOpened] = useState<number | 'new'>()
  const close = () => setOpened(undefined)
  const editing = useOpenedPart(drawer, opened !== undefined, close)
  const [counted, setCounted] = useState<ShopProduct>()
  // orders go on while its form is open
  const shownCounted = list.rows.find(({ id }) => id === counted?.id) ?? counted
  const closeStock = () => setCounted(undefined)
  const counting = useOpenedPart(stockDrawer, counted !== undefined, closeStock)
  const [isTransferring, setTransferring] = useState(false)
  const endTransfer = () => setTransferring(false)
  const transferring = useOpenedPart(transferDialog, isTransferring, endTransfer)
  const mayImport = rights.canAdd && rights.canChange
  const columns = useProductColumns(rights, ({ id }) => setOpened(id))
  const addButton = rights.canAdd && (
    <Button look="primary" icon={<Add />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {t`Add a product`}
    </Button>
  )
  return (
    <div className={css.root} part="products">
      <search className={css.bar}>
        <ListBar
          list={list}
          label={t`Search products`}
          placeholder={t`Name, SKU, barcode`}
          count={<Plural value={list.total} one="# product" other="# products" />}
          actions={
            <>
              <Button icon={<Transfer />} aria-haspopup="dialog" onClick={() => setTransferring(true)}>
                <span className={word}>{mayImport ? t`Import, export` : t`Export`}</span>
              </Button>
              {addButton}
            </>
          }
        >
          <ShownProducts list={list} />
        </ListBar>
      </search>
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
      <ProductsResults
        list={list}
        columns={columns}
        onOpen={rights.canChange ? ({ id }) => setOpened(id) : undefined}
        onStock={rights.canChange ? setCounted : undefined}
        addButton={addButton}
      />
      {opened !== undefined && editing && (
        <editing.ProductDrawer
          key={opened}
          id={opened}
          knowsCost={rights.knowsCost}
          mayCount={rights.canChange}
          onClose={close}
        />
      )}
      {isTransferring && transferring && (
        <transferring.TransferDialog mayImport={mayImport} knowsCost={rights.knowsCost} onClose={endTransfer} />
      )}
      {shownCounted && counting && (
        <counting.StockDrawer key={shownCounted.id} product={shownCounted} onClose={closeStock} />
      )}
    </div>
  )
}

export const ProductsScreen = defineWidget<ProductsScreenProps>({
  apps: { auth: authApp, products: productsApp },
  messages: [messages, tableMessages, failureMessages, listMessages, lazyMessages],
  Skeleton: ProductsSkeleton,
  View: ProductsView,
})
