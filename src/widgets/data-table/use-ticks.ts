import { useMemo, useRef } from 'react'
import { useSteady } from '../root/use-steady'

type Ticks = {
  /** keys of the rows that are shown, in order */
  keys(): readonly string[]
  selected: ReadonlySet<string> | undefined
  onSelect: ((keys: ReadonlySet<string>) => void) | undefined
  most: number | undefined
}

const none: ReadonlySet<string> = new Set()

/** How many of them are ticked; of a hundred thousand only those up to the last ticked one are looked at. */
function countOf(keys: () => readonly string[], selected: ReadonlySet<string>): number {
  let count = 0
  if (selected.size === 0) return count
  for (const key of keys()) {
    if (selected.has(key)) count++
    if (count === selected.size) break
  }
  return count
}

/** Ticking rows: one, a range with Shift, all that are shown. What is ticked on other pages stays. */
export function useTicks({ keys, selected = none, onSelect, most = Number.POSITIVE_INFINITY }: Ticks) {
  const last = useRef<string>(undefined)
  const isRange = useRef(false)
  /** of the rows that are shown */
  const count = useMemo(() => countOf(keys, selected), [keys, selected])
  const shown = useSteady(keys)
  // rows are rendered anew only when this is another
  const ticks = useMemo(() => {
    const change = (wanted: readonly string[], isOn: boolean) => {
      const next = new Set(selected)
      for (const key of wanted) {
        if (!isOn) next.delete(key)
        else if (next.size < most) next.add(key)
      }
      onSelect?.(next)
    }
    return {
      /** whether Shift is down in the press that follows */
      hold: (shift: boolean) => {
        isRange.current = shift
      },
      toggle(key: string, isOn: boolean) {
        const all = isRange.current && last.current !== undefined ? shown() : []
        const from = all.indexOf(last.current ?? '')
        const to = all.indexOf(key)
        last.current = key
        isRange.current = false
        change(from < 0 ? [key] : all.slice(Math.min(from, to), Math.max(from, to) + 1), isOn)
      },
      toggleAll: (isOn: boolean) => change(shown(), isOn),
      has: (key: string) => selected.has(key),
      /** no more can be ticked */
      isFull: selected.size >= most,
    }
  }, [shown, selected, onSelect, most])
  return { ticks, count }
}
