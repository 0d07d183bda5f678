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
  const [isWriting, setIsWriting] = useState(false)
  const part = usePressedPart(tablePrint)
  return {
    printing,
    PrintPart: part.here,
    isWriting,
    async exportRows(rows: readonly TableRow[], near: Element) {
      const heads = columns.map((column) => ({ ...column, label: labelOf(column) }))
      const save = (file: Blob) => saveFile('table.csv', file, near)
      const file = fromNowTimeSliced(tableCsv(heads, rows), { clock: systemClock })
      if (!(file instanceof Promise)) return save(file)
      setIsWriting(true)
      save(await file.finally(() => setIsWriting(false)))
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
