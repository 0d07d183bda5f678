import writeSheet from 'write-excel-file/universal'
import type { CsvCell } from './csv'

/** Rows as an Excel file. Texts are written as texts, so that barcodes keep their zeros and nothing is a formula. */
export const workbookOf = (rows: readonly (readonly CsvCell[])[]): Promise<Blob> =>
  writeSheet(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { type: Number, value } : { type: String, value })),
    ),
  ).toBlob()
