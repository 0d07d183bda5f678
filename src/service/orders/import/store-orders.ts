import { isoTime } from '../../../core/kernel/clock'
import { isPossible } from '../../../core/orders/import/moments'
import {
  type ComparedOrder,
  type OrderImportKind,
  orderImportCalls,
} from '../../../core/orders/import/orders.import.contract'
import type { ImportedOrder } from '../../../core/orders/import/read-order'
import type { Order } from '../../../core/orders/orders.contract'
import { customerKey, phoneLines } from '../../../core/orders/orders.search'
import { shopsTable } from '../../shops/shops.table'
import { type Tx, wholeOf } from '../../store'
import { note } from '../../users/users.activity.write'
import { statusDisplay } from '../orders.display'
import { saveOrders } from '../orders.write'

/** The author in the history of an imported order. */
export const importedBy = 'import'

const minuteOf = ({ createdAt }: Pick<Order, 'createdAt'>): number => Math.floor(Date.parse(createdAt) / 60_000)

/** Whom an order goes to. */
type Recipient = Pick<Order, 'name' | 'phoneNumber'>

export const customerOf = ({ name, phoneNumber }: Recipient): string => customerKey(name, phoneLines(phoneNumber))

/** The recipient that an order had when it was stored; '' once that is erased. */
function firstRecipient({ history, ...order }: Order): Recipient {
  const firstOf = (field: keyof Recipient) => history.find((change) => change.field === field)?.from ?? order[field]
  return { name: firstOf('name'), phoneNumber: firstOf('phoneNumber') }
}

/** By name if one of them has no phone number. */
function isSameCustomer(one: Recipient, other: Recipient): boolean {
  const isByPhone = one.phoneNumber !== '' && other.phoneNumber !== ''
  return isByPhone ? customerOf(one) === customerOf(other) : one.name === other.name
}

const ofTotal: readonly string[] = ['ProductOrders', 'shippingCost', 'CODFee', 'otherCost', 'discount']

/** How the stored order with its number differs; undefined if it is the same, apart from what was changed or erased since. */
function differenceOf(order: ComparedOrder, stored: Order): 'taken' | 'customer' | 'total' | undefined {
  if (minuteOf(stored) !== minuteOf(order)) return 'taken'
  const recipient = firstRecipient(stored)
  const isErased = recipient.name === '' && recipient.phoneNumber === ''
  if (!isErased && !isSameCustomer(recipient, order)) return 'customer'
  const isTotalKept = !stored.history.some(({ field }) => ofTotal.includes(field))
  return isTotalKept && stored.total !== order.total ? 'total' : undefined
}

/** What importing an order would do; `other` is the stored one that has its number. */
export type Decided = { readonly kind: OrderImportKind; readonly other: Order | undefined }

/** What importing these orders would do, in their order. */
export function decideOrders(tx: Tx, orders: readonly ComparedOrder[]): readonly Decided[] {
  const shops = new Set(tx.read(shopsTable).map(({ id }) => id))
  // numbers are unique across all shops
  const known = wholeOf(tx).orders.byNumber(orders.map(({ OrderNumber }) => OrderNumber))
  const seen = new Set<string>()
  return orders.map((order): Decided => {
    const { OrderNumber, shopId, createdAt, total } = order
    const other = known.get(OrderNumber)
    const isSeen = seen.has(OrderNumber)
    seen.add(OrderNumber)
    if (!shops.has(shopId)) return { kind: 'shop', other: undefined }
    if (!isPossible(Date.parse(createdAt), tx.now())) return { kind: 'date', other: undefined }
    if (total < 0) return { kind: 'negative', other: undefined }
    if (isSeen || (other && !shops.has(other.shopId))) return { kind: 'taken', other: undefined }
    return { kind: other ? (differenceOf(order, other) ?? 'stored') : 'new', other }
  })
}

/** Stores those that aren't there, in one transaction. May be repeated. */
export function storeOrders(
  tx: Tx,
  orders: readonly ImportedOrder[],
  user: Parameters<typeof note>[1],
): readonly Decided[] {
  const decided = decideOrders(tx, orders)
  const fresh = orders.filter((_, nth) => decided[nth]?.kind === 'new')
  const at = isoTime(tx.now())
  saveOrders(
    tx,
    fresh.map((order) => ({
      before: undefined,
      after: {
        ...order,
        version: 1,
        OrderStatusDisplay: statusDisplay[order.OrderStatus],
        history: [{ at, by: importedBy, field: 'OrderStatus', from: '', to: order.OrderStatus }],
      },
    })),
  )
  if (fresh.length > 0)
    note(tx, user, {
      kind: 'order',
      call: orderImportCalls.import.name,
      record: '',
      changes: [{ field: 'orders', from: '', to: String(fresh.length) }],
    })
  return decided
}

/** How many of these customers have orders. */
export const knownCustomers = (tx: Tx, keys: readonly string[]): number =>
  keys.filter((key) => tx.orders.ofCustomer(key).length > 0).length
