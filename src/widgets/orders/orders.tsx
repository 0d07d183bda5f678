import { messages as tableMessages } from 'langraan:messages/data-table'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages } from 'langraan:messages/orders'
import { ordersApp } from '../../core/orders/app'
import { shopsApp } from '../../core/shops/app'
import { defineWidget } from '../runtime/define-widget'
import { OrdersSkeleton } from './orders-skeleton'
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

export const apps = { orders: ordersApp, shops: shopsApp }

export const RaanOrders = defineWidget<RaanOrdersProps>({
  apps,
  messages: [messages, tableMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: OrdersSkeleton,
  View: OrdersView,
})
