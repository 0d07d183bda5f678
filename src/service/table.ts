import type { ChangeKind } from '../core/live/live.contract'

/**
 * Who owns the rows of a table: the `shop`, shared by its staff, a `person`, or the backend itself, the same for
 * `everyone`.
 */
export type Scope = 'shop' | 'person' | 'everyone'

/** One kind of rows: immutable JSON values. */
export type Table<Row> = {
  readonly name: string
  readonly of: Scope
  /** Unique among the rows of one owner; from `position` only if rows have no other key. */
  key(row: Row, position: number): string | number
  /** kept when the sample data is reset */
  readonly kept: boolean
  /** the domain under which changed rows are reported to whoever may read them; undefined = not reported */
  readonly kind: ChangeKind | undefined
  /** The shop that a row belongs to; missing = to none. Whoever works for others only neither reads nor writes it. */
  shopOf?(row: Row): number
}

type Definition<Row> = Pick<Table<Row>, 'of' | 'key'> & Partial<Pick<Table<Row>, 'kept' | 'kind' | 'shopOf'>>

export const table = <Row>(name: string, { of, key, kept = false, kind, shopOf }: Definition<Row>): Table<Row> => ({
  name,
  of,
  key,
  kept,
  kind,
  ...(shopOf && { shopOf }),
})
