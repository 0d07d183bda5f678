import { useMemo, useRef } from 'react'
import { useSteady } from '../root/use-steady'
import type { DataTableProps } from './columns'
import type { RowWork } from './row-work'

type Ticks<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'selected' | 'onSelect' | 'mostSelected'>

const none: ReadonlySet<string> = new Set()

/** Ticking rows: one, a range with Shift, all that are shown. What is ticked on other pages stays. */
export function useTicks<Row>(given: Ticks<Row>, work: RowWork) {
  const { rows, keyOf, selected = none, onSelect, mostSelected: most = Number.POSITIVE_INFINITY } = given
  const last = useRef<string>(undefined)
  const isRange = useRef(false)
  const count = work.useCount({ rows, keyOf, selected })
  const change = work.useChange(selected)
  const shown = useSteady(() => rows)
  // rows are rendered anew only when this is another
  const ticks = useMemo(() => {
    const tick = (rows: readonly Row[], isOn: boolean) =>
      change({ selected, rows, keyOf, isOn, most }, (next) => onSelect?.(next))
    const placeOf = (key: string | undefined) => shown().findIndex((row) => keyOf(row) === key)
    return {
      /** whether Shift is down in the press that follows */
      hold: (shift: boolean) => {
        isRange.current = shift
      },
      toggle(row: Row, isOn: boolean) {
        const from = isRange.current ? placeOf(last.current) : -1
        last.current = keyOf(row)
        isRange.current = false
        if (from < 0) return tick([row], isOn)
        const to = placeOf(last.current)
        tick(shown().slice(Math.min(from, to), Math.max(from, to) + 1), isOn)
      },
      toggleAll: (isOn: boolean) => tick(shown(), isOn),
      has: (key: string) => selected.has(key),
      /** no more can be ticked */
      isFull: selected.size >= most,
    }
  }, [change, shown, selected, keyOf, onSelect, most])
  return { ticks, count }
}
