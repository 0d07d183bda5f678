import { useState } from 'react'
import type { User } from '../../core/users/users.user'

const none: ReadonlyMap<string, User> = new Map()

export const keyOf = ({ id }: User): string => String(id)

/** Users ticked in the list. They stay ticked on other pages and under other filters, until they are let go. */
export function useChosenUsers(rows: readonly User[]) {
  const [kept, setKept] = useState(none)
  const here = new Map(rows.map((user) => [keyOf(user), user]))
  return {
    keys: new Set(kept.keys()),
    count: kept.size,
    onPage: rows.filter((user) => kept.has(keyOf(user))).length,
    /** as they were last seen */
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
