import { isoTime } from '../../../core/kernel/clock'
import type { Order } from '../../../core/orders/orders.contract'
import { customerKey, phoneLines } from '../../../core/orders/orders.search'
import type { Tx } from '../../store'
import { note } from '../../users/users.activity.write'
import { statusDisplay } from '../orders.display'
import { saveOrders } from '../orders.write'
import type { ImportedOrder } from './read-order'
import type { ReadOrder } from './read-orders'

/** The author in the history of an imported order. */
export const importedBy = 'import'

/** How many orders are stored in one transaction: others wait meanwhile. */
export const storedTogether = 100

/** What happens to the orders of a file. */
export type Sorted = {
  readonly fresh: readonly ReadOrder[]
  /** those that are stored */
  readonly stored: readonly ReadOrder[]
  /** those whose number another order has, and how that one differs */
  readonly taken: readonly { readonly read: ReadOrder; readonly reason: string }[]
}

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
function differenceOf(order: ImportedOrder, stored: Order): string | undefined {
  if (minuteOf(stored) !== minuteOf(order)) return 'another order of the shop has the number'
  const recipient = firstRecipient(stored)
  const isErased = recipient.name === '' && recipient.phoneNumber === ''
  if (!isErased && !isSameCustomer(recipient, order))
    return 'an order of another customer, of the same time, has the number'
  const isTotalKept = !stored.history.some(({ field }) => ofTotal.includes(field))
  if (isTotalKept && stored.total !== order.total)
    return `an order of ${stored.total / 100} instead of ${order.total / 100} baht, of the same time, has the number`
  return undefined
}

/** Which orders of a file are stored. */
export function sortOut(tx: Tx, orders: readonly ReadOrder[]): Sorted {
  const known = tx.orders.byNumber(orders.map(({ order }) => order.OrderNumber))
  const fresh: ReadOrder[] = []
  const stored: ReadOrder[] = []
  const taken: Sorted['taken'][number][] = []
  for (const read of orders) {
    const { order } = read
    const other = known.get(order.OrderNumber)
    const difference = other && differenceOf(order, other)
    if (difference !== undefined) taken.push({ read, reason: `${difference} ${order.OrderNumber}` })
    else if (other) stored.push(read)
    else fresh.push(read)
  }
  return { fresh, stored, taken }
}

/** Stores those that aren't, in one transaction. May be repeated. */
export function storeOrders(tx: Tx, orders: readonly ReadOrder[]): Sorted {
  const sorted = sortOut(tx, orders)
  const at = isoTime(tx.now())
  saveOrders(
    tx,
    sorted.fresh.map(({ order }) => ({
      before: undefined,
      after: {
        ...order,
        version: 1,
        OrderStatusDisplay: statusDisplay[order.OrderStatus],
        history: [{ at, by: importedBy, field: 'OrderStatus', from: '', to: order.OrderStatus }],
      },
    })),
  )
  if (sorted.fresh.length > 0)
    note(
      tx,
      { id: 0, username: importedBy, fullName: '' },
      {
        kind: 'order',
        call: 'orders.import',
        record: '',
        changes: [{ field: 'orders', from: '', to: String(sorted.fresh.length) }],
      },
    )
  return sorted
}

/** How many of these customers have orders. */
export const knownCustomers = (tx: Tx, keys: readonly string[]): number =>
  keys.filter((key) => tx.orders.ofCustomer(key).length > 0).length
