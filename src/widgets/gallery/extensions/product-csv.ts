import { writeCsv } from '../../../core/kernel/csv'
import type { SampleProduct } from '../samples'

/** With a header row and the BOM that Excel needs for Thai; prices in baht. */
export const productCsv = (heads: readonly string[], rows: readonly SampleProduct[]): Blob =>
  new Blob([writeCsv([heads, ...rows.map(({ name, pieces, price }) => [name, pieces, price / 100])])], {
    type: 'text/csv;charset=utf-8',
  })
