import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Connection } from '../sqlite/connection'
import { build } from '../sqlite/schema'

/** A statement that the query builder doesn't know, such as a pragma. */
export const raw = <Row>(statement: RawBuilder<Row>): Compilable<Row> => ({ compile: () => statement.compile(build) })

export const rowsOf = <Row>(connection: Connection, statement: string): Row[] =>
  connection.all(raw(sql.raw<Row>(statement)))
