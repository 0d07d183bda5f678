import { writeCsv } from '../../../core/kernel/csv'
import type { SampleProduct } from '../samples'

/** With a line of heads and the mark that lets Excel show Thai; prices in baht. */
export const productCsv = (heads: readonly string[], rows: readonly SampleProduct[]): Blob =>
  new Blob([writeCsv([heads, ...rows.map(({ name, pieces, price }) => [name, pieces, price / 100])])], {
    type: 'text/csv;charset=utf-8',
  })
