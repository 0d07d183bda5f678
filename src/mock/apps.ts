import type { AppMock } from './app-mock'
import { authMock } from './auth/auth.handlers'
import { cartMock } from './cart/cart.handlers'
import { customersMock } from './customers/customers.handlers'
import { ordersMock } from './orders/orders.handlers'
import { shopsMock } from './shops/shops.handlers'
import { storeMock } from './store/store.handlers'

/** One line per app. */
export const apps: readonly AppMock[] = [authMock, shopsMock, storeMock, cartMock, customersMock, ordersMock]
