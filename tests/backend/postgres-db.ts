import { newDb } from './postgres-schemas'

export type { Db, Rows } from '../../src/mock/db'

/** For tests, which read the rows. */
export const memoryDb = () => newDb(true)
