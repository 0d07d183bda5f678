import { useLayoutEffect, useRef } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'

/** When the row that had the focus goes away, the row in its place has it. */
export function useRowFocus(rows: readonly Invoice[]) {
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<{ control: Element; index: number }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useLayoutEffect(() => {
    const before = held.current
    if (!before || before.control.isConnected) return
    held.current = undefined
    const active = (place.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    if (active && active !== active.ownerDocument.body) return
    const left = [...(place.current?.querySelectorAll('[data-row]') ?? [])]
    const wanted = left[Math.min(before.index, left.length - 1)]?.querySelector<HTMLElement>('a, button')
    ;(wanted ?? place.current)?.focus()
  }, [rows])

  return {
    ref: place,
    tabIndex: -1,
    onFocus({ target }: { target: Element }) {
      const row = target.closest('[data-row]')
      const all = [...(place.current?.querySelectorAll('[data-row]') ?? [])]
      held.current = row ? { control: target, index: all.indexOf(row) } : undefined
    },
  }
}
