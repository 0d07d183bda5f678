import type { Words } from './connection'

type Row = Readonly<Record<string, unknown>>

/** Rows to insert into a table. */
export type Filled = { readonly table: string; readonly row: Row }

/** A migration of rows that SQL alone can't make: sort keys and searched texts. */
export type Fill = {
  /** reads rows of one column of text */
  readonly from: string
  /**
   * what follows from each, one after the other; no other table is read meanwhile. `wordsOf`: the columns that a table
   * of searched texts has at this version
   */
  begin(wordsOf: (words: Words) => Row): (text: string) => readonly Filled[]
}
