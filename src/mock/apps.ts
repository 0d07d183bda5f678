import type { AppMock } from './app-mock'
import { authMock } from './auth/auth.handlers'
import { calendarMock } from './calendar/calendar.handlers'
import { cartMock } from './cart/cart.handlers'
import { chatMock } from './chat/chat.handlers'
import { customersMock } from './customers/customers.handlers'
import { emailMock } from './email/email.handlers'
import { ordersMock } from './orders/orders.handlers'
import { searchMock } from './search/search.handlers'
import { shopsMock } from './shops/shops.handlers'
import { storeMock } from './store/store.handlers'
import { todoMock } from './todo/todo.handlers'

/** One line per app. */
export const apps: readonly AppMock[] = [
  authMock,
  shopsMock,
  storeMock,
  cartMock,
  customersMock,
  ordersMock,
  emailMock,
  searchMock,
  calendarMock,
  chatMock,
  todoMock,
]
