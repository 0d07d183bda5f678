import { texts as chartTexts } from 'langraan:texts/charts'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as orderTexts } from 'langraan:texts/orders'
import { texts } from 'langraan:texts/sales'
import { accountApp } from '../../core/account/app'
import { authApp } from '../../core/auth/app'
import { ordersApp } from '../../core/orders/app'
import { salesApp } from '../../core/sales/app'
import { defineWidget } from '../root/define-widget'
import { SalesPlace } from './sales-place'
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
  texts: [texts, chartTexts, orderTexts, failureTexts, lazyTexts],
  Skeleton: SalesPlace,
  View: SalesView,
})
