import { texts } from 'langraan:texts/customers'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as listTexts } from 'langraan:texts/list'
import { texts as orderTexts } from 'langraan:texts/orders'
import { customersApp } from '../../core/customers/app'
import { ordersApp } from '../../core/orders/app'
import { defineWidget } from '../root/define-widget'
import { CustomersPlace } from './customers-place'
import { CustomersView } from './customers-view'

export type CustomersScreenProps = {
  /** words, page and rows as the text of a query: `q=0812345678&page=2`; nonsense in it means the default */
  query?: string | undefined
  /** `replace` where the change is no step to come back to, as while somebody types */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** where an order is */
  orderHref(OrderNumber: string): string
  onOpenOrder(OrderNumber: string): void
  /** a customer was chosen for a new order: to where orders are taken */
  onNewOrder(): void
}

const apps = { customers: customersApp, orders: ordersApp }

export const CustomersScreen = defineWidget<CustomersScreenProps>({
  apps,
  texts: [texts, failureTexts, listTexts, orderTexts],
  Skeleton: CustomersPlace,
  View: CustomersView,
})
