import type { Call } from '../kernel/endpoint'
import { readPerPage } from '../kernel/paging'
import { timeOf } from '../kernel/timestamp'
import { type Order, type OrderStatus, ordersCalls } from '../orders/orders.contract'

/** `waiting`: orders still to be shipped. `all`: orders without a label, except cancelled ones. */
export type QueueStatus = 'waiting' | 'all' | OrderStatus

/** Statuses of parcels not shipped yet. */
const waitingStatuses = ['new', 'confirmed', 'packed'] as const

/** Statuses the queue can be filtered by; cancelled orders aren't shipped. */
export const queueStatuses = [
  'waiting',
  ...waitingStatuses,
  'shipped',
  'delivered',
  'returned',
  'all',
] as const satisfies readonly QueueStatus[]

export type QueueFilters = {
  /** in number, name, phone and tracking number */
  q: string
  /** undefined: every shop */
  shopId: number | undefined
  status: QueueStatus
}

export const firstFilters: QueueFilters = { q: '', shopId: undefined, status: 'waiting' }

/** Initial number of rows, and the step by which it grows. */
export const queueStep = 200

const mostPages = 30

type Rows = { rows: readonly Order[]; more: boolean }

const isFetched = ({ DeliveryType: { type } }: Order): boolean => type === 'self'

const isQueued = (order: Order, { status }: QueueFilters): boolean =>
  !order.printAddrData.IsPrintAddr && order.OrderStatus !== 'cancelled' && (status === 'all' || !isFetched(order))

/** The oldest unprinted orders of one status (undefined: of any); may return more than `limit` if there are more. */
async function rowsOf(
  call: Call,
  filters: QueueFilters,
  orderStatus: OrderStatus | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<Rows> {
  const rows: Order[] = []
  const query = {
    ...(filters.q !== '' && { q: filters.q }),
    ...(filters.shopId !== undefined && { shopId: filters.shopId }),
    ...(orderStatus && { orderStatus }),
    printed: false,
    sortBy: 'createdAt' as const,
    sortDesc: false,
    perPage: readPerPage,
  }
  for (let page = 1; page <= mostPages; page++) {
    const { orders, total } = await call(ordersCalls.list, { query: { ...query, page } }, { signal })
    rows.push(...orders.filter((order) => isQueued(order, filters)))
    if (rows.length > limit) return { rows, more: true }
    if (orders.length === 0 || page * readPerPage >= total) return { rows, more: false }
  }
  return { rows, more: true }
}

const statusesOf = (status: QueueStatus): readonly (OrderStatus | undefined)[] => {
  if (status === 'waiting') return waitingStatuses
  return status === 'all' ? [undefined] : [status]
}

/** The queue for these filters, oldest first, at most `limit` rows. */
export async function loadQueue(call: Call, filters: QueueFilters, limit: number, signal: AbortSignal): Promise<Rows> {
  const lists = await Promise.all(
    statusesOf(filters.status).map((status) => rowsOf(call, filters, status, limit, signal)),
  )
  const rows = lists.flatMap((list) => list.rows).sort((a, b) => timeOf(a.createdAt) - timeOf(b.createdAt))
  return { rows: rows.slice(0, limit), more: rows.length > limit || lists.some(({ more }) => more) }
}
