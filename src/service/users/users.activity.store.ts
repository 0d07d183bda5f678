import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type {
  ActivityEntry,
  ActivityKind,
  ActivityPerson,
  ActivityQuery,
} from '../../core/users/activity/users.activity.contract'
import type { WithinShops } from '../orders/orders.store'

/** An entry before it has a number. */
export type NewActivity = Omit<ActivityEntry, 'id'>

export type OrderNews = { exceptBy: number; since: number; limit: number } & WithinShops

/** The activity log: grows forever. Entries are appended and stay; only personal data in them can be erased. Each call is a query that an index can answer. */
export type ActivityStore = {
  append(entry: NewActivity): void
  /** One page, latest first, and the number of entries under the filters. */
  find(query: ActivityQuery): { entries: ActivityEntry[]; total: number }
  /** The entries of these kinds about these records, oldest first. */
  about(kinds: readonly ActivityKind[], records: readonly string[]): readonly ActivityEntry[]
  /**
   * The latest new, cancelled and returned orders (now of these shops), except what this account did, since a time in
   * milliseconds; latest first.
   */
  orderNews(options: OrderNews): readonly ActivityEntry[]
  /** Replaces the changes of entries by the same ones with fewer values. */
  erase(entries: readonly ActivityEntry[]): void
  /** Everyone with an entry, by their latest name. */
  people(): ActivityPerson[]
}

/** Whether an entry is a new order or an order's end. */
export const isOrderNews = ({ call, changes }: ActivityEntry): boolean =>
  call === 'orders.create' ||
  changes.some(({ field, to }) => field === 'OrderStatus' && (to === 'cancelled' || to === 'returned'))

/** Later than any timestamp. */
const never = '~'

/**
 * The first moment of `from` and the one after `to`, as ISO timestamps; days in Asia/Bangkok. An unknown day matches
 * nothing.
 */
export function momentsOf({ from, to }: Pick<ActivityQuery, 'from' | 'to'>): { start?: string; end?: string } {
  const [start, end] = [from, to].map((day) => (day === undefined ? undefined : Date.parse(`${day}T00:00:00+07:00`)))
  if (Number.isNaN(start) || Number.isNaN(end)) return { start: never }
  return { ...(start && { start: isoTime(start) }), ...(end && { end: isoTime(end + dayMs) }) }
}
