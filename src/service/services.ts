// Generated from the domains' services by npm run generate.

import { accountService } from './account/account.service'
import { analyticsService } from './analytics/analytics.service'
import { authService } from './auth/auth.service'
import { blogService } from './blog/blog.service'
import { calendarService } from './calendar/calendar.service'
import { cartService } from './cart/cart.service'
import { chatService } from './chat/chat.service'
import { customersService } from './customers/customers.service'
import { datatableService } from './datatable/datatable.service'
import { emailService } from './email/email.service'
import { faqService } from './faq/faq.service'
import type { Service } from './handle'
import { invoicesService } from './invoices/invoices.service'
import { knowledgeService } from './knowledge/knowledge.service'
import { liveService } from './live/live.service'
import { miscService } from './misc/misc.service'
import { notificationsService } from './notifications/notifications.service'
import { ordersService } from './orders/orders.service'
import { pricingService } from './pricing/pricing.service'
import { productsService } from './products/products.service'
import { profileService } from './profile/profile.service'
import { salesService } from './sales/sales.service'
import { searchService } from './search/search.service'
import { shopsService } from './shops/shops.service'
import { statisticsService } from './statistics/statistics.service'
import { storeService } from './store/store.service'
import { todoService } from './todo/todo.service'
import { usersService } from './users/users.service'

/** The decisions of every domain. */
export const services: readonly Service[] = [
  accountService,
  analyticsService,
  authService,
  blogService,
  calendarService,
  cartService,
  chatService,
  customersService,
  datatableService,
  emailService,
  faqService,
  invoicesService,
  knowledgeService,
  liveService,
  miscService,
  notificationsService,
  ordersService,
  pricingService,
  productsService,
  profileService,
  salesService,
  searchService,
  shopsService,
  statisticsService,
  storeService,
  todoService,
  usersService,
]
