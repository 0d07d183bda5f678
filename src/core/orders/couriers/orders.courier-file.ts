import writeSheet from 'write-excel-file/universal'
import { csvLine, csvMark } from '../../kernel/csv'
import type { CourierFormat } from './orders.courier-formats'
import type { CourierSheet } from './orders.courier-sheet'

/** The file for the courier. Texts are written as texts, so that phones keep their 0 and nothing is a formula. */
export function courierFile({ head, rows }: CourierSheet, { file }: CourierFormat): Promise<Blob> {
  const all = [...head, ...rows]
  if (file !== 'xlsx') {
    const lines = all.map(csvLine)
    return Promise.resolve(new Blob([file === 'csv' ? csvMark : '', ...lines], { type: 'text/csv;charset=utf-8' }))
  }
  const cells = all.map((row) =>
    row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  )
  return writeSheet(cells).toBlob()
}
