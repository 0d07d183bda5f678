import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Take from 'lucide-react/icons/clipboard-pen'
import Products from 'lucide-react/icons/package'
import List from 'lucide-react/icons/receipt-text'
import Access from 'lucide-react/icons/shield-check'
import { type LazyPart, lazyPart } from './lazy-part'
import type { Guarded, Params } from './where'

export type ScreenProps = {
  params: Params
  go(path: string): void
  /** what a link to another screen leads to */
  hrefOf(path: string): string
}

export type ScreenRow = Guarded & {
  group: keyof typeof groups
  icon: LucideIcon
  label: MessageDescriptor
  part: LazyPart<ScreenProps>
}

/** The headings of the menu, in order. */
export const groups = {
  desk: msg`Sales`,
  ecommerce: msg`Ecommerce`,
  pages: msg({ message: 'Pages', context: 'menu' }),
} satisfies Record<string, MessageDescriptor>

export const deskPath = '/desk/order'
const ordersPath = '/desk/orders'

/** One line per screen, in the order of the menu; the first that is open to a person is where they begin. */
// biome-ignore format: one line per screen
export const screens: readonly ScreenRow[] = [
  { path: deskPath, subject: 'Order', group: 'desk', icon: Take, label: msg`Take an order`, part: lazyPart(() => import('../order').then(({ RaanOrder }) => ({ go, hrefOf }) => <RaanOrder ordersHref={hrefOf(ordersPath)} onOrders={() => go(ordersPath)} />)) },
  { path: ordersPath, subject: 'Order', group: 'desk', icon: List, label: msg`Orders`, part: lazyPart(() => import('../orders').then(({ RaanOrders }) => () => <RaanOrders />)) },
  { path: '/apps/ecommerce/shop', subject: 'Product', group: 'ecommerce', icon: Products, label: msg({ message: 'Shop', context: 'menu' }), part: lazyPart(() => import('../store').then(({ RaanProducts }) => () => <RaanProducts />)) },
  { path: '/access-control', subject: 'ACL', group: 'pages', icon: Access, label: msg`Access control`, part: lazyPart(() => import('./access-control').then(({ AccessControl }) => () => <AccessControl />)) },
]
