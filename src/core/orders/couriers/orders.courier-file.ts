import writeSheet from 'write-excel-file/universal'
import { writeCsv } from '../../kernel/csv'
import type { CourierFormat } from './orders.courier-formats'
import type { CourierSheet } from './orders.courier-sheet'

/** The file for the courier. Texts are written as texts, so that phones keep their 0 and nothing is a formula. */
export function courierFile({ headings, rows }: CourierSheet, { file }: CourierFormat): Promise<Blob> {
  if (file === 'csv')
    return Promise.resolve(new Blob([writeCsv([headings, ...rows])], { type: 'text/csv;charset=utf-8' }))
  const cells = [headings, ...rows].map((row) =>
    row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
  )
  return writeSheet(cells).toBlob()
}
