import { isoTime } from '../../core/kernel/clock'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import { ordersTable } from '../../service/orders/orders.table'
import { table } from '../../service/table'
import { type ActivityStore, isOrderNews, momentsOf } from '../../service/users/users.activity.store'
import type { MemoryTables } from '../memory-tables'

/** Entries the mock keeps at least; the oldest go in one step, because removing one moves all rows of the table. */
const most = 5_000

export const activityTable = table<ActivityEntry>('activity', { of: 'everyone', key: ({ id }) => id })

/** The activity log in memory, oldest first. */
export function memoryActivity({ read, put }: MemoryTables): ActivityStore {
  const all = () => read(activityTable)
  const numbersIn = (shops: readonly number[]) =>
    new Set(read(ordersTable).flatMap(({ OrderNumber, shopId }) => (shops.includes(shopId) ? OrderNumber : [])))
  return {
    append(entry) {
      const rows = all()
      const kept = rows.length < 2 * most ? rows : rows.slice(-most)
      put(activityTable, [...kept, { ...entry, id: (rows.at(-1)?.id ?? 0) + 1 }])
    },
    find({ by, kind, page, perPage, ...days }) {
      const { start = '', end } = momentsOf(days)
      const found = all().filter(
        (each) =>
          (by === undefined || each.by.id === by) &&
          (kind === undefined || each.kind === kind) &&
          each.at >= start &&
          (end === undefined || each.at < end),
      )
      const entries = found.toReversed().slice((page - 1) * perPage, page * perPage)
      return { entries, total: found.length }
    },
    about(kinds, records) {
      const wanted = new Set(records)
      return all().filter(({ kind, record }) => wanted.has(record) && kinds.some((each) => each === kind))
    },
    orderNews({ exceptBy, since, limit, shops }) {
      const isWithin = shops && numbersIn(shops)
      const news: ActivityEntry[] = []
      const start = isoTime(since)
      const entries = all()
      for (let nth = entries.length - 1; nth >= 0 && news.length < limit; nth--) {
        const entry = entries[nth]
        if (!entry || entry.at < start) break
        if (entry.by.id !== exceptBy && isOrderNews(entry) && (!isWithin || isWithin.has(entry.record)))
          news.push(entry)
      }
      return news
    },
    erase(entries) {
      const erased = new Map(entries.map((entry) => [entry.id, entry]))
      put(
        activityTable,
        all().map((row) => erased.get(row.id) ?? row),
      )
    },
    people: () => [...new Map(all().map(({ by }) => [by.id, by])).values()],
  }
}
