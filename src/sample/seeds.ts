// Generated from the domains' seeds by npm run generate.

import type { Seed } from '../service/seed'
import { accountSeeds } from './account/account.seed'
import { authSeeds } from './auth/auth.seed'
import { blogSeeds } from './blog/blog.seed'
import { calendarSeeds } from './calendar/calendar.seed'
import { cartSeeds } from './cart/cart.seed'
import { chatSeeds } from './chat/chat.seed'
import { datatableSeeds } from './datatable/datatable.seed'
import { emailSeeds } from './email/email.seed'
import { faqSeeds } from './faq/faq.seed'
import { invoicesSeeds } from './invoices/invoices.seed'
import { knowledgeSeeds } from './knowledge/knowledge.seed'
import { ordersSeeds } from './orders/orders.seed'
import { pricingSeeds } from './pricing/pricing.seed'
import { productsSeeds } from './products/products.seed'
import { profileSeeds } from './profile/profile.seed'
import { searchSeeds } from './search/search.seed'
import { shopsSeeds } from './shops/shops.seed'
import { storeSeeds } from './store/store.seed'
import { todoSeeds } from './todo/todo.seed'
import { usersSeeds } from './users/users.seed'

/** The sample data of every domain. */
export const seeds: readonly Seed[] = [
  ...accountSeeds,
  ...authSeeds,
  ...blogSeeds,
  ...calendarSeeds,
  ...cartSeeds,
  ...chatSeeds,
  ...datatableSeeds,
  ...emailSeeds,
  ...faqSeeds,
  ...invoicesSeeds,
  ...knowledgeSeeds,
  ...ordersSeeds,
  ...pricingSeeds,
  ...productsSeeds,
  ...profileSeeds,
  ...searchSeeds,
  ...shopsSeeds,
  ...storeSeeds,
  ...todoSeeds,
  ...usersSeeds,
]
