import type { Order, OrderSort } from '../../core/orders/orders.contract'
import { momentOf } from '../../core/orders/orders.day'
import { byCode, type SortKey, thaiKeyOf } from '../sort-keys'

type KeyOf = (order: Order) => SortKey

const keys: Record<OrderSort, KeyOf> = {
  newest: momentOf,
  createdAt: momentOf,
  total: ({ total }) => total,
  OrderNumber: ({ OrderNumber }) => OrderNumber,
  OrderStatus: ({ OrderStatus }) => OrderStatus,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  name: ({ name }) => name,
  province: ({ province }) => province,
}

const inThaiOrder: readonly OrderSort[] = ['name', 'province']

const byThaiKey = (a: SortKey, b: SortKey): number => byCode(thaiKeyOf(String(a)), thaiKeyOf(String(b)))

const comparerOf = (sortBy: OrderSort) => (inThaiOrder.includes(sortBy) ? byThaiKey : byCode)

/** The place of each row's key among the different keys, from 0. */
type Ranks = { readonly of: Int32Array; readonly count: number }

function isSortedBy(rows: readonly Order[], keyOf: KeyOf): boolean {
  let before: SortKey | undefined
  for (const row of rows) {
    const key = keyOf(row)
    if (before !== undefined && key < before) return false
    before = key
  }
  return true
}

function ranksOf(values: readonly SortKey[], compare: (a: SortKey, b: SortKey) => number): Ranks {
  const numbers = new Map<SortKey, number>()
  const of = new Int32Array(values.length)
  for (let position = 0; position < values.length; position++) {
    const value = values[position] as SortKey
    let number = numbers.get(value)
    if (number === undefined) {
      number = numbers.size
      numbers.set(value, number)
    }
    of[position] = number
  }
  const distinct = [...numbers.keys()].sort(compare)
  const ranks = new Int32Array(distinct.length)
  let rank = -1
  for (const [place, value] of distinct.entries()) {
    if (place === 0 || compare(distinct[place - 1] as SortKey, value) !== 0) rank++
    ranks[numbers.get(value) as number] = rank
  }
  for (let position = 0; position < of.length; position++) of[position] = ranks[of[position] as number] as number
  return { of, count: rank + 1 }
}

/** These positions by rank; equal ones stay as they stood. */
function arranged(positions: Int32Array, { of, count }: Ranks): Int32Array {
  const starts = new Int32Array(count + 1)
  for (let position = 0; position < of.length; position++) {
    const next = (of[position] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let rank = 1; rank <= count; rank++) starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number)
  const order = new Int32Array(positions.length)
  for (let nth = 0; nth < positions.length; nth++) {
    const position = positions[nth] as number
    const rank = of[position] as number
    const place = starts[rank] as number
    starts[rank] = place + 1
    order[place] = position
  }
  return order
}

const arrangedBy = (positions: Int32Array, rows: readonly Order[], sortBy: OrderSort): Int32Array =>
  arranged(positions, ranksOf(rows.map(keys[sortBy]), comparerOf(sortBy)))

/** The rows as they are stored are mostly in this order already: then nothing is ranked. */
const storedBy = (stored: Int32Array, rows: readonly Order[], sortBy: OrderSort): Int32Array =>
  isSortedBy(rows, keys[sortBy]) ? stored : arrangedBy(stored, rows, sortBy)

/** Of two orders of one moment the one that was stored last is newer. */
function newestFirst(rows: readonly Order[]): Int32Array {
  const stored = new Int32Array(rows.length)
  for (let position = 0; position < rows.length; position++) stored[position] = position
  return storedBy(stored, rows, 'createdAt').reverse()
}

/** Positions in one order; equal ones with the newest first. */
export const sortedBy = (rows: readonly Order[], sortBy: OrderSort, newest?: Int32Array): Int32Array =>
  newest ? arrangedBy(newest, rows, sortBy) : newestFirst(rows)

/** The order with these positions, which changed or are new, in their places; few comparisons, since each is searched for. */
export function insertedInto(
  order: Int32Array,
  rows: readonly Order[],
  changed: readonly number[],
  sortBy: OrderSort,
): Int32Array {
  const compareKeys = comparerOf(sortBy)
  const keyOf = keys[sortBy]
  const compare = (a: number, b: number): number => {
    const [one, other] = [rows[a] as Order, rows[b] as Order]
    return (
      (sortBy === 'newest' ? 0 : compareKeys(keyOf(one), keyOf(other))) ||
      byCode(momentOf(other), momentOf(one)) ||
      b - a
    )
  }
  const isChanged = new Uint8Array(rows.length)
  for (const position of changed) isChanged[position] = 1
  const kept = order.filter((position) => isChanged[position] === 0)
  const next = new Int32Array(rows.length)
  let [from, place] = [0, 0]
  for (const position of changed.toSorted(compare)) {
    const until = placeOf(kept, position, compare)
    next.set(kept.subarray(from, until), place)
    place += until - from
    next[place++] = position
    from = until
  }
  next.set(kept.subarray(from), place)
  return next
}

function placeOf(order: Int32Array, position: number, compare: (a: number, b: number) => number): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(order[middle] as number, position) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
