import { type RawBuilder, type RootOperationNode, sql } from 'kysely'
import type { Query } from '../sql/connection'
import { build } from '../sql/database'
import type { SqliteConnection } from '../sqlite/sqlite-connection'

/** A statement that the query builder doesn't know, such as a pragma. */
export const raw = <Row>(statement: RawBuilder<Row>): Query<Row> => ({
  compile: () => statement.compile(build),
  toOperationNode: () => statement.toOperationNode() as RootOperationNode,
})

export const rowsOf = <Row>(connection: SqliteConnection, statement: string): Row[] =>
  connection.all(raw(sql.raw<Row>(statement)))
