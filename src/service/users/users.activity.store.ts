import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { ActivityEntry, ActivityPerson, ActivityQuery } from '../../core/users/activity/users.activity.contract'

/** An entry before it has a number. */
export type NewActivity = Omit<ActivityEntry, 'id'>

/** The activity log: grows forever, and can only be appended to. Each call is a query that an index can answer. */
export type ActivityStore = {
  append(entry: NewActivity): void
  /** One page, latest first, and the number of entries under the filters. */
  find(query: ActivityQuery): { entries: ActivityEntry[]; total: number }
  /** Everyone with an entry, by their latest name. */
  people(): ActivityPerson[]
}

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
