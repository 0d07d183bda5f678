import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Mail } from '../../core/email/email.contract'

const none: ReadonlyMap<number, Mail> = new Map()

/** Stays on other pages; an email that leaves its page isn't selected any more. */
export function useSelection(rows: readonly Mail[], page: number) {
  const [kept, setKept] = useState(none)
  const ids: ReadonlySet<number> = useMemo(() => new Set(kept.keys()), [kept])
  const seen = useRef({ rows, page })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { rows, page }
    if (before.page !== page || kept.size === 0) return
    const here = new Set(rows.map(({ id }) => id))
    const gone = new Set(before.rows.map(({ id }) => id).filter((id) => !here.has(id)))
    if ([...kept.keys()].some((id) => gone.has(id))) setKept(new Map([...kept].filter(([id]) => !gone.has(id))))
  }, [rows, page, kept])
  const onPage = rows.filter(({ id }) => kept.has(id))
  const here = new Map(onPage.map((mail) => [mail.id, mail]))
  const choose = (mails: readonly Mail[]) =>
    setKept(new Map([...kept, ...mails.map((mail) => [mail.id, mail] as const)]))
  const drop = (mails: readonly { id: number }[]) => {
    const less = new Set(mails.map(({ id }) => id))
    setKept(new Map([...kept].filter(([id]) => !less.has(id))))
  }
  return {
    /** as last loaded */
    mails: [...kept.values()].map((mail) => here.get(mail.id) ?? mail),
    count: kept.size,
    /** whether some, or all, of this page are selected */
    isSome: onPage.length > 0,
    isAll: onPage.length > 0 && onPage.length === rows.length,
    /** same identity until the contents change */
    ids,
    has: (id: number) => kept.has(id),
    set: (mail: Mail, isOn: boolean) => (isOn ? choose([mail]) : drop([mail])),
    setAll: (isOn: boolean) => (isOn ? choose(rows) : drop(rows)),
    choose,
    clear: () => setKept(none),
  }
}

export type MailSelection = ReturnType<typeof useSelection>
