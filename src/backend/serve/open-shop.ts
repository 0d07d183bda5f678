import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend, type MailOptions, type ShopBackend } from '../backend'
import { CommandError } from './command-error'
import { bucketOf } from './files-place'
import { databaseIn } from './shop-file'

export const sampleSignIns = [
  { email: 'admin@langraan.test', password: 'admin' },
  { email: 'client@langraan.test', password: 'client' },
]

/** Marker file in the folder of a sample shop, whose passwords are public. */
const demoMark = 'demo'

export const isSampleFolder = (data: string): boolean => existsSync(join(data, demoMark))
export const markAsSample = (data: string): void => writeFileSync(join(data, demoMark), '')

/** Never serve a sample shop as a real one, or a real one as a sample. */
function checkFolder(data: string, demo: boolean): void {
  const [hasShop, isDemo] = [existsSync(databaseIn(data)), isSampleFolder(data)]
  if (hasShop && demo && !isDemo)
    throw new CommandError(`${data} contains a real shop. Choose another folder for the sample: --data ./data-demo`)
  if (isDemo && !demo)
    throw new CommandError(
      `${data} contains the sample shop. Start it with --demo, or choose another folder: --data ./data`,
    )
}

type OpenOptions = {
  data: string
  /** address of a PostgreSQL database, used instead of the folder */
  database?: string | undefined
  demo: boolean
  sessionDays?: number
  mail?: MailOptions
  onError?: (error: unknown) => void
}

/** Opens the shop in a data folder or a database; with `demo`, the sample shop. */
export async function openShop({
  data,
  database,
  demo,
  sessionDays,
  mail,
  onError,
}: OpenOptions): Promise<ShopBackend> {
  if (!database) checkFolder(data, demo)
  // files created from here on are readable by their owner only
  process.umask(0o077)
  const sample = demo ? (await import('../../sample/index')).sample : undefined
  const backend = createBackend({
    ...(database ? { database } : { data }),
    files: bucketOf(process.env) ?? join(data, 'files'),
    ...(sample && { sample }),
    ...(sessionDays !== undefined && { sessionDays }),
    ...(mail && { mail }),
    ...(onError && { onError }),
  })
  if (demo && !database) markAsSample(data)
  try {
    await backend.ready()
  } catch (error) {
    await backend.close()
    throw error
  }
  return backend
}
