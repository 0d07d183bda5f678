import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
  return {
    printing,
    PrintPart: part.here,
    writing,
    async exportRows(rows: readonly TableRow[], near: HTMLElement) {
      const heads = columns.map((column) => ({ ...column, label: labelOf(column) }))
      const save = (file: Blob) => saveFile('table.csv', file, near)
      const stop = new AbortController()
      const cancel = () => {
        stop.abort()
        // the button that was pressed goes
        near.focus()
      }
      const file = fromNowTimeSliced(tableCsv(heads, rows), {
        clock: systemClock,
        signal: stop.signal,
        onProgress: (part) => setWriting({ part, cancel }),
      })
      if (!(file instanceof Promise)) return save(file)
      setWriting({ part: 0, cancel })
      const written = await file
        .catch((error: unknown) => {
          if (!stop.signal.aborted) throw error
          return undefined
        })
        .finally(() => setWriting(undefined))
      if (written) save(written)
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
