import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/orders'
import { ordersApp } from '../../core/orders/app'
import { shopsApp } from '../../core/shops/app'
import { defineWidget } from '../runtime/define-widget'
import { Skeleton } from '../ui/skeleton'
import * as css from './orders.css'
import { OrdersRows } from './orders-results'
import { OrdersView } from './orders-view'

export type RaanOrdersProps = {
  /** rows of a page, 10 unless given */
  perPage?: number | undefined
  /** filters, order and page as the text of a query: `orderStatus=new&page=2`; nonsense in it means the default */
  query?: string | undefined
  /** offers to print labels of chosen orders; `onPrint` hears of it */
  print?: boolean | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  onOpened?: ((detail: { OrderNumber: string }) => void) | undefined
  /** offers to make an invoice of an opened order; `onInvoice` hears of it */
  invoice?: boolean | undefined
  onPrint?: ((detail: { orderNumbers: readonly string[] }) => void) | undefined
  onInvoice?: ((detail: { OrderNumber: string }) => void) | undefined
}

/** The list before its texts are here. */
const OrdersSkeleton = () => (
  <div className={css.root}>
    <div className={css.first}>
      <Skeleton shape="block" height={38} />
    </div>
    <div className={css.first}>
      <Skeleton shape="block" width={280} height={38} />
    </div>
    <OrdersRows count={10} />
  </div>
)

export const apps = { orders: ordersApp, shops: shopsApp }

export const RaanOrders = defineWidget<RaanOrdersProps>({
  apps,
  messages: [messages, tableMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: OrdersSkeleton,
  View: OrdersView,
})
