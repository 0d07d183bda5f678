import { useState } from 'react'
import type { Mail } from '../../core/email/email.contract'

const none: ReadonlySet<number> = new Set()

export function useSelection(rows: readonly Mail[]) {
  const [ids, setIds] = useState(none)
  const mails = ids.size > 0 ? rows.filter(({ id }) => ids.has(id)) : []
  return {
    mails,
    count: mails.length,
    isAll: mails.length > 0 && mails.length === rows.length,
    /** same identity until the contents change */
    ids,
    has: (id: number) => ids.has(id),
    set(id: number, isOn: boolean) {
      setIds((before) => {
        const next = new Set(before)
        if (isOn) next.add(id)
        else next.delete(id)
        return next
      })
    },
    setAll: (isOn: boolean) => setIds(isOn ? new Set(rows.map(({ id }) => id)) : none),
    clear: () => setIds(none),
  }
}

export type MailSelection = ReturnType<typeof useSelection>
