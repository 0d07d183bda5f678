import { newDb } from './postgres-schemas'

export type { Db, Rows } from '../../src/mock/db'

/** For the mock, if it isn't given a `Db`: nobody else reads the rows. */
export const memoryDb = () => newDb(false)
