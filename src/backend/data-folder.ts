import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomText } from '../service/auth/auth.random'
import { type Connection, openConnection } from './sqlite/connection'
import { migrate } from './sqlite/migrations'

/** What tokens are signed with, made at the first start; only its owner may read the file. Two starts at once agree on one. */
function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  const own = `${file}.${randomText(6)}`
  writeFileSync(own, randomText(32), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own)
  }
  return readFileSync(file, 'utf8')
}

export type DataFolder = { readonly connection: Connection; readonly secret: string }

/** Opens a folder of data, or makes one that others cannot read. A file of an older version is copied beside itself first. */
export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = secretIn(folder)
  const file = join(folder, 'langraan.db')
  // the database takes its rights from what is there, its log from the database
  writeFileSync(file, '', { mode: 0o600, flag: 'a' })
  const connection = openConnection(file)
  migrate(connection, (version) => `${file}.before-${version}-${randomText(4)}`)
  return { connection, secret }
}
