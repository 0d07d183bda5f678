import { useRef, useState } from 'react'
import type { Mail } from '../../core/email/email.contract'
import { useRowFocus } from '../ui/use-row-focus'
import type { VirtualListHandle } from '../ui/virtual-list'

export type CursorPosition = { id: number | undefined; index: number }

/** Exactly one row is current, even while it isn't rendered; another row is scrolled into view before it gets focus. */
export function useCursor(rows: readonly Mail[], start: CursorPosition, isBack: boolean) {
  const list = useRef<VirtualListHandle>(null)
  const [at, setAt] = useState(start)
  const found = rows.findIndex(({ id }) => id === at.id)
  const index = found >= 0 ? found : Math.min(at.index, rows.length - 1)
  const row = rows[index]
  const focus = useRowFocus<HTMLDivElement>({
    attribute: 'data-mail',
    current: row ? { id: String(row.id), show: () => list.current?.show(index) } : null,
    isLost: isBack,
    onRow(text) {
      const id = Number(text)
      if (id !== at.id) setAt({ id, index: rows.findIndex((each) => each.id === id) })
    },
  })
  return {
    focus,
    list,
    row,
    index,
    /** false if there is no such row */
    go(to: number, key = 'open'): boolean {
      const next = rows[Math.max(0, Math.min(to, rows.length - 1))]
      if (!next) return false
      focus.take(key)
      list.current?.show(rows.indexOf(next))
      setAt({ id: next.id, index: rows.indexOf(next) })
      return true
    },
  }
}

export type Cursor = ReturnType<typeof useCursor>
