import type { Pool } from 'pg'
import { connect, DatabaseError } from './connect'
import { migrate, readFacts } from './migrations'

export type Database = {
  readonly pool: Pool
  /** signs the sign-in tokens of all processes */
  readonly secret: string
  isReady(): Promise<boolean>
  figures(): Promise<{ readonly orders: number; readonly databaseBytes: number }>
}

/** Connects to a database and creates or migrates its tables. A sample shop never becomes a real one, or the reverse. */
export async function openDatabase(address: string, isSample: boolean): Promise<Database> {
  const pool = await connect(address)
  try {
    await migrate(pool)
    const facts = await readFacts(pool, isSample)
    if (facts.isSample !== isSample)
      throw new DatabaseError(
        isSample
          ? 'This database contains a real shop. Choose another one for the sample.'
          : 'This database contains the sample shop. Start it with --demo, or choose another database.',
      )
    return {
      pool,
      secret: facts.secret,
      isReady: () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      async figures() {
        const { rows } = await pool.query(
          'select coalesce(max(id), 0) as orders, pg_database_size(current_database()) as bytes from orders',
        )
        return { orders: rows[0].orders, databaseBytes: rows[0].bytes }
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}
