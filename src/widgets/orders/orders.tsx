import { authApp } from '../../core/auth/app'
import { ordersApp } from '../../core/orders/app'
import { savedOrderViews } from '../../core/orders/saved/views'
import { shopsApp } from '../../core/shops/app'
import { defineWidget } from '../runtime/define-widget'
import { Skeleton } from '../ui/skeleton'
import * as css from './orders.css'
import { ordersMessages } from './orders-messages'
import { OrdersRows } from './orders-results'
import { OrdersView } from './orders-view'

export type RaanOrdersProps = {
  /** rows per page; default: 10 */
  perPage?: number | undefined
  /**
   * filters, sort order and page as a query string: `orderStatus=new&page=2`; invalid values fall back to the
   * defaults
   */
  query?: string | undefined
  /** offers to print labels of selected orders, through `onPrint` */
  print?: boolean | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  onOpened?: ((detail: { OrderNumber: string }) => void) | undefined
  /** offers to make an invoice from an open order, through `onInvoice` */
  invoice?: boolean | undefined
  onPrint?: ((detail: { orderNumbers: readonly string[] }) => void) | undefined
  onInvoice?: ((detail: { OrderNumber: string }) => void) | undefined
}

export const OrdersSkeleton = () => (
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

export const apps = { orders: ordersApp, shops: shopsApp, auth: authApp }

export const RaanOrders = defineWidget<RaanOrdersProps>({
  apps,
  views: savedOrderViews,
  messages: ordersMessages,
  Skeleton: OrdersSkeleton,
  View: OrdersView,
})
