// Generated from the domains' handlers by npm run generate.

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
import { pricingMock } from './pricing/pricing.handlers'
import { profileMock } from './profile/profile.handlers'
import { searchMock } from './search/search.handlers'
import { shopsMock } from './shops/shops.handlers'
import { statisticsMock } from './statistics/statistics.handlers'
import { storeMock } from './store/store.handlers'
import { todoMock } from './todo/todo.handlers'
import { usersMock } from './users/users.handlers'

/** Every app of the mock. */
export const apps: readonly AppMock[] = [
  accountMock,
  analyticsMock,
  authMock,
  blogMock,
  calendarMock,
  cartMock,
  chatMock,
  customersMock,
  datatableMock,
  emailMock,
  faqMock,
  invoicesMock,
  knowledgeMock,
  miscMock,
  ordersMock,
  pricingMock,
  profileMock,
  searchMock,
  shopsMock,
  statisticsMock,
  storeMock,
  todoMock,
  usersMock,
]
