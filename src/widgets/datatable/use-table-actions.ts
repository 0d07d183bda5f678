import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { tableCsv } from '../../core/datatable/datatable.spreadsheet'
import { systemClock } from '../../core/kernel/clock'
import { lazyPart } from '../../core/kernel/lazy-part'
import { fromNowTimeSliced } from '../../core/kernel/time-slicing'
import { usePressedPart } from '../lazy/use-pressed-part'
import { usePrintFailed } from '../print/use-print-failed'
import { useToaster } from '../runtime/use-toaster'
import { saveFile } from '../ui/save-file'
import { type DatatableColumn, labelOf } from './use-columns'

const tablePrint = lazyPart(
  () => import('./table-print'),
  (file) => file.TablePrint,
)

/** Maximum rows to print; an A4 page holds about thirty. */
const mostPrinted = 2_000

export function useTableActions(columns: readonly DatatableColumn[]) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [printing, setPrinting] = useState<{ rows: readonly TableRow[]; round: number }>()
  /** the file being written */
  const [writing, setWriting] = useState<{ part: number; cancel(): void }>()
  const part = usePressedPart(tablePrint)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    printing,
    PrintPart: part.here,
    writing,
    async exportRows(rows: readonly TableRow[], near: HTMLElement) {
      const heads = columns.map((column) => ({ ...column, label: labelOf(column) }))
      const stop = new AbortController()
      running.current = stop
      const cancel = () => {
        stop.abort()
        // the button that was pressed goes
        near.focus()
      }
      try {
        const file = fromNowTimeSliced(tableCsv(heads, rows), {
          clock: systemClock,
          signal: stop.signal,
          onProgress: (part) => setWriting({ part, cancel }),
        })
        if (file instanceof Promise) setWriting({ part: 0, cancel })
        saveFile('table.csv', await file, near)
      } catch {
        if (!stop.signal.aborted)
          toaster.show({ id: 'table-export', tone: 'error', title: t`Couldn't save the table`, text: t`Try again.` })
      } finally {
        setWriting(undefined)
      }
    },
    async print(rows: readonly TableRow[]) {
      if (rows.length <= mostPrinted) {
        if (await part.enter()) setPrinting({ rows, round: (printing?.round ?? 0) + 1 })
        return
      }
      toaster.show({
        tone: 'warning',
        title: t`Too many rows to print. Search or filter first: the limit is ${mostPrinted}.`,
      })
    },
    printFailed: usePrintFailed(),
  }
}

export type TableActions = ReturnType<typeof useTableActions>
