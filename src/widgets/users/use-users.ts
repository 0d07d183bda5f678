import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { usualPerPage } from '../../core/kernel/paging'
import { withChanges } from '../../core/users/users.changes'
import { type UserSort, userSorts } from '../../core/users/users.contract'
import { type UserFilters, usersText } from '../../core/users/users.machine'
import type { User } from '../../core/users/users.user'
import type { Sort } from '../data-table/columns'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'

const none: ReadonlyMap<string, User> = new Map()

export const keyOf = ({ id }: User): string => String(id)

/** Stays across pages and filters until cleared. */
export function useChosenUsers(rows: readonly User[]) {
  const [kept, setKept] = useState(none)
  const here = new Map(rows.map((user) => [keyOf(user), user]))
  return {
    keys: new Set(kept.keys()),
    count: kept.size,
    onPage: rows.filter((user) => kept.has(keyOf(user))).length,
    /** as last loaded */
    users: [...kept].map(([key, user]) => here.get(key) ?? user),
    choose(keys: ReadonlySet<string>) {
      const next = [...keys].flatMap((key): [string, User][] => {
        const user = here.get(key) ?? kept.get(key)
        return user ? [[key, user]] : []
      })
      setKept(new Map(next))
    },
    drop: (id: number) => setKept((before) => new Map([...before].filter(([key]) => key !== String(id)))),
    clear: () => setKept(none),
  }
}

export type ChosenUsers = ReturnType<typeof useChosenUsers>

const everybody: UserFilters = { q: undefined, role: undefined, currentPlan: undefined, status: undefined }

export function useUsers({ perPage = usualPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => usersText(perPage), [perPage])
  const { sortBy, ...first } = text.read(location.query ?? '')
  const view = useView('users', { ...first, ...(sortBy && { sortBy }) }, String(perPage))
  const list = useList(view, text, location)
  const desk = useApp('users')
  const held = useSelector(desk, ({ context }) => context.held)
  const pending = useSelector(desk, ({ context }) => context.pending)
  const rows = useMemo(
    () => list.rows.flatMap((row) => withChanges(row, [...held, ...pending]) ?? []),
    [list.rows, held, pending],
  )
  const hidden = list.rows.length - rows.length
  const { role, currentPlan, status } = list.filters
  const { sortBy: column, sortDesc } = list.order
  return {
    ...list,
    rows,
    /** being removed, still counted by the backend */
    hidden,
    total: list.total - hidden,
    isFiltered: role !== undefined || currentPlan !== undefined || status !== undefined,
    sort: column ? ({ column, order: sortDesc ? 'descending' : 'ascending' } satisfies Sort) : undefined,
    search: (q: string) => list.search({ q }),
    showAll: () => list.filter(everybody),
    /** goes to where a new user appears: first, without filters */
    showNewest() {
      if (list.filters.q || role || currentPlan || status) list.filter(everybody)
      if (column) list.sort(undefined, false)
      if (list.page !== 1) list.goTo(1)
    },
    sortBy({ column: key, order }: Sort) {
      const known: UserSort | undefined = userSorts.find((sort) => sort === key)
      list.sort(known, order === 'descending')
    },
  }
}

export type UsersList = ReturnType<typeof useUsers>

/** Stored per device. */
export function useHiddenColumns() {
  const view = useView('users.columns')
  const hidden = useSelector(view, ({ context }) => context.hidden)
  return {
    hidden: useMemo(() => new Set(hidden), [hidden]),
    hide: (columns: ReadonlySet<string>) => view.send({ type: 'columns.hide', hidden: [...columns] }),
  }
}
