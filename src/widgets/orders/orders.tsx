import { texts } from 'langraan:texts/orders'
import { Plural, useLingui } from '@lingui/react/macro'
import Refresh from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { ordersApp } from '../../core/orders/orders.machine'
import { defineWidget } from '../root/define-widget'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Pagination } from '../ui/pagination'
import { SearchBox } from '../ui/search-box'
import { Loading, Skeleton } from '../ui/skeleton'
import { OrderDrawer } from './order-drawer'
import * as css from './orders.css'
import { OrdersTable } from './orders-table'
import { useOrders } from './use-orders'

export type RaanOrdersProps = {
  /** rows of a page, 10 unless given */
  perPage?: number | undefined
  onOpened?: ((detail: { OrderNumber: string }) => void) | undefined
}

const Rows = ({ count, label }: { count: number; label?: string }) => (
  <Loading className={css.skeletonRow} {...(label && { label })}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
      <Skeleton key={index} shape="block" />
    ))}
  </Loading>
)

const Place = () => (
  <div className={css.place}>
    <div className={css.bar}>
      <Skeleton shape="block" width={280} />
    </div>
    <div className={css.sheet}>
      <Rows count={10} />
    </div>
  </div>
)

function OrdersPages({ list }: { list: ReturnType<typeof useOrders> }) {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      <Pagination
        page={list.page}
        perPage={list.perPage}
        total={list.total}
        onChange={list.goTo}
        perPageChoices={[10, 25, 50, 100]}
        onPerPageChange={list.show}
        labels={{
          navigation: t`Pages of orders`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (page) => t`Page ${page}`,
          range: (from, to, total) => t`${from}–${to} of ${total}`,
          perPage: (rows) => t`${rows} per page`,
        }}
      />
    </div>
  )
}

function OrdersSheet({ list, onOpen }: { list: ReturnType<typeof useOrders>; onOpen(OrderNumber: string): void }) {
  const { t } = useLingui()
  if (list.rows.length > 0)
    return (
      <>
        <OrdersTable rows={list.rows} stale={list.stale} sort={list.sort} onSort={list.sortBy} onOpen={onOpen} />
        <OrdersPages list={list} />
      </>
    )
  if (list.status === 'failed')
    return (
      <ErrorPanel title={t`The orders could not be loaded`} onRetry={list.reload} retryLabel={t`Try again`}>
        {t`Check the connection and try again.`}
      </ErrorPanel>
    )
  if (list.status === 'loading') return <Rows count={list.perPage} label={t`Loading the orders`} />
  if (list.q !== '')
    return (
      <EmptyPanel
        title={t`No order found`}
        action={<Button onClick={() => list.search('')}>{t`Clear the search`}</Button>}
      >
        {t`Search for an order number, a name, a phone or a tracking number.`}
      </EmptyPanel>
    )
  return <EmptyPanel title={t`No orders yet`}>{t`Orders you save appear here, the latest first.`}</EmptyPanel>
}

function OrdersView({ perPage, onOpened }: RaanOrdersProps) {
  const { t } = useLingui()
  const list = useOrders(perPage)
  const [opened, setOpened] = useState<string>()
  const [typed, setTyped] = useState(list.q)
  const open = (OrderNumber: string) => {
    setOpened(OrderNumber)
    onOpened?.({ OrderNumber })
  }
  const search = (text: string) => {
    setTyped(text)
    list.search(text)
  }
  return (
    <div className={css.place}>
      <div className={css.bar}>
        <SearchBox
          className={css.search}
          value={typed}
          onChange={search}
          label={t`Search the orders`}
          placeholder={t`Number, name, phone, tracking`}
          clearLabel={t`Clear the search`}
          busy={list.stale}
        />
        <Button
          look="ghost"
          icon={<Refresh />}
          label={t`Refresh the list`}
          busy={list.status === 'loading' && !list.stale && list.rows.length > 0}
          onClick={list.reload}
        />
        {list.rows.length > 0 && (
          <p className={css.count}>
            <Plural value={list.total} one="# order" other="# orders" />
          </p>
        )}
      </div>
      {list.status === 'failed' && list.rows.length > 0 && (
        <ErrorPanel title={t`The list could not be renewed`} onRetry={list.reload} retryLabel={t`Try again`}>
          {t`What you see is the last state that was loaded.`}
        </ErrorPanel>
      )}
      <div className={css.sheet}>
        <OrdersSheet list={{ ...list, search }} onOpen={open} />
      </div>
      <OrderDrawer OrderNumber={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

export const apps = { orders: ordersApp }

export const RaanOrders = defineWidget<RaanOrdersProps>({ apps, texts: [texts], Skeleton: Place, View: OrdersView })
