import { useSelector } from '@xstate/react'
import { useMemo, useRef, useState } from 'react'
import { useView } from '../runtime/use-engine'
import { spareHeads } from './orders-row.css'

const none: ReadonlySet<string> = new Set()

/** Columns that the style sheet hides, because they don't fit. */
const unfitIn = (table: Element): ReadonlySet<string> =>
  new Set(
    Object.entries(spareHeads).flatMap(([key, head]) => {
      const heading = table.querySelector(`th.${head}`)
      return heading && getComputedStyle(heading).display === 'none' ? [key] : []
    }),
  )

/** Columns and density of the table, stored per device. */
export function useTableLook() {
  const view = useView('orders.table')
  const chosen = useSelector(view, ({ context }) => context.hidden)
  const isDense = useSelector(view, ({ context }) => context.isDense)
  const containerRef = useRef<HTMLDivElement>(null)
  const [unfit, setUnfit] = useState(none)
  const hidden = useMemo(() => chosen && new Set(chosen), [chosen])
  return {
    /** of the table */
    containerRef,
    /** undefined: the style sheet hides those that don't fit */
    hidden,
    shownHidden: hidden ?? unfit,
    isDense,
    /** finds what the style sheet hides */
    look: () => setUnfit(containerRef.current ? unfitIn(containerRef.current) : none),
    hide: (columns: ReadonlySet<string>) => view.send({ type: 'columns.hide', hidden: [...columns] }),
    fit: () => view.send({ type: 'columns.hide', hidden: undefined }),
    setDense: (dense: boolean) => view.send({ type: 'density.set', isDense: dense }),
  }
}

export type TableLook = ReturnType<typeof useTableLook>
