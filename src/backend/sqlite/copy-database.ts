import { writeFileSync } from 'node:fs'
import type { SqliteConnection } from './sqlite-connection'

/** Copies an open database into a new file that only its owner can read. */
export function copyDatabase(connection: SqliteConnection, to: string): void {
  // SQLite would create the file with the permissions of any other; an empty one it fills
  writeFileSync(to, '', { mode: 0o600, flag: 'wx' })
  connection.execute(`vacuum into '${to.replaceAll("'", "''")}'`)
}
