import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as orderMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/sales'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { ordersApp } from '../../core/orders/app'
import { salesApp } from '../../core/sales/app'
import { defineWidget } from '../runtime/define-widget'
import { SalesSkeleton } from './sales-skeleton'
import { SalesView } from './sales-view'

export type SalesScreenProps = {
  /** what a link to another screen leads to */
  hrefOf(path: string): string
  go(path: string): void
}

const apps = { account: accountApp, sales: salesApp, orders: ordersApp, auth: authApp }

/** How the desk is doing: today, what is open, the last days. */
export const SalesScreen = defineWidget<SalesScreenProps>({
  apps,
  messages: [messages, chartMessages, orderMessages, failureMessages, lazyMessages],
  Skeleton: SalesSkeleton,
  View: SalesView,
})
