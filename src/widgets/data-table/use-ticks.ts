import { useMemo, useRef } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import type { DataTableProps } from './columns'
import { nothingTicked, type Ticking } from './ticking'

type Ticks<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'selected' | 'onSelect' | 'mostSelected'>

/** Finds a row by identity, then by key: it may be a newer copy. Keys of very many rows are computed only then. */
function placeOf<Row>(rows: readonly Row[], row: Row, keyOf: (row: Row) => string): number {
  const at = rows.indexOf(row)
  return at < 0 ? rows.findIndex((each) => keyOf(each) === keyOf(row)) : at
}

/** Selects one row, a Shift range, or all shown rows. Selections on other pages stay. */
export function useTicks<Row>(given: Ticks<Row>, ticking: Ticking) {
  const { rows, keyOf, selected = nothingTicked, onSelect, mostSelected: most = Number.POSITIVE_INFINITY } = given
  const last = useRef<{ row: Row }>(undefined)
  const isRange = useRef(false)
  const shown = useEffectEvent(() => rows)
  // rows rerender only when this changes
  return useMemo(() => {
    const tick = (rows: readonly Row[], isOn: boolean) =>
      ticking({ selected, rows, keyOf, isOn, most }, (next) => onSelect?.(next))
    return {
      /** whether Shift is held during the following press */
      hold: (shift: boolean) => {
        isRange.current = shift
      },
      toggle(row: Row, isOn: boolean) {
        const from = isRange.current && last.current ? placeOf(shown(), last.current.row, keyOf) : -1
        last.current = { row }
        isRange.current = false
        if (from < 0) return tick([row], isOn)
        const to = placeOf(shown(), row, keyOf)
        tick(shown().slice(Math.min(from, to), Math.max(from, to) + 1), isOn)
      },
      toggleAll: (isOn: boolean) => tick(shown(), isOn),
      has: (key: string) => selected.has(key),
      isFull: selected.size >= most,
    }
  }, [ticking, shown, selected, keyOf, onSelect, most])
}
