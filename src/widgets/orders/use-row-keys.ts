import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import type { Order } from '../../core/orders/orders.contract'

type Held = { control: HTMLElement; OrderNumber: string; key: string; index: number }

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const rowsOf = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]

/** The same control of another row; where it has none, the one that opens it. */
function focusIn(row: HTMLElement | undefined, key: string): void {
  const control = row?.querySelector<HTMLElement>(key === 'tick' ? 'input' : `[data-key=${key}]`)
  const wanted = control ?? row?.querySelector<HTMLElement>('[data-key=open]')
  wanted?.focus()
}

/** Arrows go from row to row; when what had the focus goes away, its row gets it, or the row in its place. */
export function useRowKeys(orders: readonly Order[]) {
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useLayoutEffect(() => {
    const before = held.current
    if (!before || before.control.isConnected) return
    held.current = undefined
    const active = (place.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (active && active !== active.ownerDocument.body) return
    const rows = rowsOf(place.current)
    const same = rows.find((row) => row.dataset.row === before.OrderNumber)
    focusIn(same ?? rows[Math.min(before.index, rows.length - 1)], before.key)
  }, [orders])

  return {
    ref: place,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('tr[data-row]')
      const key = target instanceof HTMLInputElement ? 'tick' : (target.dataset.key ?? 'open')
      held.current = row
        ? { control: target, OrderNumber: row.dataset.row ?? '', key, index: rowsOf(place.current).indexOf(row) }
        : undefined
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) held.current = undefined
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = lookUp(moves, event.key)
      const now = held.current
      if (!move || !now || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const rows = rowsOf(place.current)
      event.preventDefault()
      focusIn(rows[move(now.index, rows.length - 1)], now.key)
    },
  }
}
