import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Mail } from '../../core/email/email.contract'
import type { VirtualListHandle } from '../ui/virtual-list'

/** What the keyboard is at. */
export type CursorPlace = { id: number | undefined; index: number }

const keyOf = (control: HTMLElement) => (control instanceof HTMLInputElement ? 'tick' : (control.dataset.key ?? 'open'))

/**
 * One row of the list is the keyboard's. It keeps the focus when what had it goes away, or passes it to the row in its
 * place; another row is shown before it is focused.
 */
export function useCursor(rows: readonly Mail[], start: CursorPlace, isBack: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualListHandle>(null)
  const wanted = useRef<string>(undefined)
  /** somebody came back to the list: nothing has the focus */
  const isLost = useRef(isBack)
  const held = useRef<HTMLElement>(undefined)
  const [at, setAt] = useState(start)
  const found = rows.findIndex(({ id }) => id === at.id)
  const index = found >= 0 ? found : Math.min(at.index, rows.length - 1)
  const row = rows[index]

  useLayoutEffect(() => {
    const node = place.current
    if (!row || !node) return
    const lost = held.current && !held.current.isConnected ? keyOf(held.current) : isLost.current ? 'open' : undefined
    const key = wanted.current ?? lost
    if (key === undefined) return
    const { activeElement, body } = node.ownerDocument
    const isFree = !activeElement || activeElement === body
    if (wanted.current === undefined && !isFree) return
    wanted.current = undefined
    held.current = undefined
    isLost.current = false
    const here = node.querySelector(`[data-mail="${row.id}"]`)
    const control = here?.querySelector<HTMLElement>(key === 'tick' ? 'input' : `[data-key=${key}]`)
    const target = control ?? here?.querySelector<HTMLElement>('[data-key=open]')
    target?.focus({ preventScroll: true })
    // what has the focus already is told of none
    held.current = target ?? undefined
    list.current?.show(index)
  })

  return {
    place,
    list,
    row,
    index,
    /** the focus is in one of the rows */
    isHere: () => held.current?.isConnected === true,
    /** false where there is nowhere to go */
    go(to: number, key = 'open'): boolean {
      const next = rows[Math.max(0, Math.min(to, rows.length - 1))]
      if (!next) return false
      wanted.current = key
      list.current?.show(rows.indexOf(next))
      setAt({ id: next.id, index: rows.indexOf(next) })
      return true
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = Number(target.closest<HTMLElement>('[data-mail]')?.dataset.mail)
      if (!id) return
      held.current = target
      if (id !== at.id) setAt({ id, index: rows.findIndex((each) => each.id === id) })
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) held.current = undefined
      isLost.current = false
    },
  }
}

export type Cursor = ReturnType<typeof useCursor>
