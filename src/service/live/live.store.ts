import { dayMs } from '../../core/kernel/timings'
import type { ChangeAction, ChangeKind } from '../../core/live/live.contract'
import type { Order } from '../../core/orders/orders.contract'
import type { Table } from '../table'

/** A record that a transaction wrote. */
export type WrittenRecord = {
  readonly kind: ChangeKind
  readonly action: ChangeAction
  /** an order's number, another record's id */
  readonly ref: string
  readonly version: number | undefined
  /** whose record it is; 0 = the shop's */
  readonly person: number
  /** the shop whose record it is, or was before the change; 0 = of none */
  readonly shop: number
}

/** An entry of the outbox. Ids ascend in the order in which transactions commit. */
export type StoredChange = WrittenRecord & {
  readonly id: number
  readonly at: string
  /** the account that wrote it; 0 = nobody signed in */
  readonly by: number
  /** the sign-in it was written under; '' = none */
  readonly session: string
}

/** What transactions wrote, in the same transaction. The store appends; the latest entry always remains. */
export type ChangesStore = {
  /** The entries with greater ids, in ascending order. */
  after(id: number, limit: number): readonly StoredChange[]
  byId(id: number): StoredChange | undefined
  latest(): StoredChange | undefined
}

/** How long entries are kept, in milliseconds. */
export const changeLife = 3 * dayMs

/** How many old entries a transaction removes at most: more than it usually adds. */
export const mostRemoved = 200

/** A record of the shop that changed because others were written. */
export const followed = (kind: ChangeKind, ref: string): WrittenRecord => ({
  kind,
  action: 'changed',
  ref,
  version: undefined,
  person: 0,
  shop: 0,
})

/** An order that was written. One that moved to another shop is told to both. */
export function orderWritten(order: Order, action: ChangeAction, before: Order | undefined): WrittenRecord[] {
  const { OrderNumber: ref, version, shopId } = order
  const shops = new Set([before?.shopId ?? shopId, shopId])
  return [...shops].map((shop) => ({ kind: 'orders', action, ref, version, person: 0, shop }))
}

/** Of orders that are added together, the last one of each shop is told: lists reload for any order. */
export const lastOfShops = (added: readonly Order[]): Order[] => [
  ...new Map(added.map((order) => [order.shopId, order])).values(),
]

/** The shop of a small table's row. */
export const shopOfRow = <Row>({ shopOf }: Table<Row>, row: Row): number => shopOf?.(row) ?? 0

const hasVersion = (row: unknown): row is { version: number } =>
  typeof row === 'object' && row !== null && typeof (row as { version?: unknown }).version === 'number'

export const versionOf = (row: unknown): number | undefined => (hasVersion(row) ? row.version : undefined)
