import { accountMock } from './account/account.handlers'
import { analyticsMock } from './analytics/analytics.handlers'
import type { AppMock } from './app-mock'
import { authMock } from './auth/auth.handlers'
import { blogMock } from './blog/blog.handlers'
import { calendarMock } from './calendar/calendar.handlers'
import { cartMock } from './cart/cart.handlers'
import { chatMock } from './chat/chat.handlers'
import { customersMock } from './customers/customers.handlers'
import { datatableMock } from './datatable/datatable.handlers'
import { emailMock } from './email/email.handlers'
import { faqMock } from './faq/faq.handlers'
import { invoicesMock } from './invoices/invoices.handlers'
import { knowledgeMock } from './knowledge/knowledge.handlers'
import { miscMock } from './misc/misc.handlers'
import { ordersMock } from './orders/orders.handlers'
import { orderSummaryMock } from './orders/orders.summary'
import { pricingMock } from './pricing/pricing.handlers'
import { profileMock } from './profile/profile.handlers'
import { searchMock } from './search/search.handlers'
import { shopsMock } from './shops/shops.handlers'
import { statisticsMock } from './statistics/statistics.handlers'
import { storeMock } from './store/store.handlers'
import { todoMock } from './todo/todo.handlers'
import { usersMock } from './users/users.handlers'

/** One line per app. */
export const apps: readonly AppMock[] = [
  authMock,
  miscMock,
  shopsMock,
  storeMock,
  cartMock,
  customersMock,
  // before the orders, one of whose paths would take `summary` for a number
  orderSummaryMock,
  ordersMock,
  invoicesMock,
  usersMock,
  accountMock,
  profileMock,
  analyticsMock,
  statisticsMock,
  datatableMock,
  emailMock,
  searchMock,
  calendarMock,
  chatMock,
  todoMock,
  faqMock,
  knowledgeMock,
  pricingMock,
  blogMock,
]
