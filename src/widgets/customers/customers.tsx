import { messages } from 'langraan:messages/customers'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as orderMessages } from 'langraan:messages/orders'
import { customersApp } from '../../core/customers/app'
import { ordersApp } from '../../core/orders/app'
import { defineWidget } from '../runtime/define-widget'
import { CustomersSkeleton } from './customers-skeleton'
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
  messages: [messages, failureMessages, listMessages, orderMessages],
  Skeleton: CustomersSkeleton,
  View: CustomersView,
})
