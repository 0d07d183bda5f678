import { analyticsMock } from './analytics/analytics.handlers'
import type { AppMock } from './app-mock'
import { authMock } from './auth/auth.handlers'
import { calendarMock } from './calendar/calendar.handlers'
import { cartMock } from './cart/cart.handlers'
import { chatMock } from './chat/chat.handlers'
import { customersMock } from './customers/customers.handlers'
import { datatableMock } from './datatable/datatable.handlers'
import { emailMock } from './email/email.handlers'
import { invoicesMock } from './invoices/invoices.handlers'
import { ordersMock } from './orders/orders.handlers'
import { orderSummaryMock } from './orders/orders.summary'
import { searchMock } from './search/search.handlers'
import { shopsMock } from './shops/shops.handlers'
import { statisticsMock } from './statistics/statistics.handlers'
import { storeMock } from './store/store.handlers'
import { todoMock } from './todo/todo.handlers'
import { usersMock } from './users/users.handlers'

/** One line per app. */
export const apps: readonly AppMock[] = [
  authMock,
  shopsMock,
  storeMock,
  cartMock,
  customersMock,
  // before the orders, one of whose paths would take `summary` for a number
  orderSummaryMock,
  ordersMock,
  invoicesMock,
  usersMock,
  analyticsMock,
  statisticsMock,
  datatableMock,
  emailMock,
  searchMock,
  calendarMock,
  chatMock,
  todoMock,
]
