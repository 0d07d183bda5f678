import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import type { Task } from '../../core/todo/todo.contract'

type Held = { control: HTMLElement; id: string; key: string; index: number }

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** The same control of another row; where it has none, the one that opens it. */
function focusIn(row: HTMLElement | undefined, key: string): void {
  const control = row?.querySelector<HTMLElement>(key === 'tick' ? 'input' : `[data-key=${key}]`)
  const wanted = control ?? row?.querySelector<HTMLElement>('[data-key=open]')
  wanted?.focus()
}

/** Arrows go from row to row; when what had the focus goes away, the row in its place gets it. */
export function useRowFocus(tasks: readonly Task[], isPanelOpen: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<Held>(undefined)
  const rowsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever rows or the panel go
  useLayoutEffect(() => {
    const before = held.current
    if (!before || before.control.isConnected || isPanelOpen) return
    const active = (list.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (active && active !== active.ownerDocument.body) return
    held.current = undefined
    const rows = rowsOf()
    const same = rows.find((row) => row.dataset.task === before.id)
    focusIn(same ?? rows[Math.min(before.index, rows.length - 1)], before.key)
  }, [tasks, isPanelOpen])

  return {
    list,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('[data-task]')
      const key = target instanceof HTMLInputElement ? 'tick' : (target.dataset.key ?? 'open')
      held.current = row
        ? { control: target, id: row.dataset.task ?? '', key, index: rowsOf().indexOf(row) }
        : undefined
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      // the panel gives the focus back
      if (relatedTarget && !relatedTarget.closest('dialog')) held.current = undefined
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = lookUp(moves, event.key)
      const now = held.current
      if (!move || !now || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const rows = rowsOf()
      event.preventDefault()
      focusIn(rows[move(now.index, rows.length - 1)], now.key)
    },
  }
}
