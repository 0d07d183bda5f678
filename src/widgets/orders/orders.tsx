import { texts as tableTexts } from 'langraan:texts/data-table'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { texts } from 'langraan:texts/orders'
import { ordersApp } from '../../core/orders/app'
import { shopsApp } from '../../core/shops/app'
import { defineWidget } from '../root/define-widget'
import { OrdersPlace } from './orders-place'
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
  texts: [texts, tableTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: OrdersPlace,
  View: OrdersView,
})
