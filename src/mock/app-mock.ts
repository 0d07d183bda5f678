import type { Table } from './db'
import type { Bearer, MockHandler } from './handle'
import type { World } from './world'

/** What one app brings to the mock. */
export type AppMock = {
  handlers: readonly MockHandler[]
  tables: readonly Table<unknown>[]
  /** of the app that makes the tokens */
  verify?(token: string, world: World): Promise<Bearer | null>
}
