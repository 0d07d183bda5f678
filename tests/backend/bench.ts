import type { Connection } from '../../src/backend/sql/connection'

/** A connection of a test, on which queries run synchronously, also on PostgreSQL. */
export type Bench = Connection & {
  /** statements without parameters or results */
  execute(statements: string): void
  /** grows with each change of a row; undefined if unknown */
  changes(): number | undefined
}
