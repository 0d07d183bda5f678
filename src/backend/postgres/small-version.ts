import type { Pool } from 'pg'
import { SqlError } from './connect'

/** Asks once for everyone who asks before the question is sent; who asks later waits for the next one. */
export function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        const asked = ask()
        running = asked
        return asked
      })
    return next
  }
}

/** The version of the small tables in the database. */
export const smallVersion = (pool: Pool) =>
  askedTogether(async () => {
    try {
      const { rows } = await pool.query<{ small: number }>('select small from turns where id = 1')
      return rows[0]?.small ?? 0
    } catch (error) {
      throw new SqlError(error as Error)
    }
  })
