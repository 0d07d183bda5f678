/**
 * Whose rows a table holds: those of the `shop` for all who work there, a `person`'s own, or of the backend itself, the same
 * for `everyone`.
 */
export type Scope = 'shop' | 'person' | 'everyone'

/** One kind of rows: JSON values that are replaced, never changed in place. */
export type Table<Row> = {
  readonly name: string
  readonly of: Scope
  /** Unique among the rows of one owner; from `position` only where nothing else tells rows apart. */
  key(row: Row, position: number): string | number
  /** stays when sample data is put back */
  readonly kept: boolean
}

type Definition<Row> = Pick<Table<Row>, 'of' | 'key'> & Partial<Pick<Table<Row>, 'kept'>>

export const table = <Row>(name: string, { of, key, kept = false }: Definition<Row>): Table<Row> => ({
  name,
  of,
  key,
  kept,
})
