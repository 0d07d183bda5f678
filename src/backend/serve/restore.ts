import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFiles } from '../files/inspect'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { filesPlace, folderBeside } from './files-place'
import { markAsSample } from './open-shop'
import { copyShopFile, countOf, databaseIn, flushFolderOf, inspectShopFile } from './shop-file'
import { removeUnfinished, unfinishedFile } from './unfinished-file'

/** A `-wal` file left by another database would damage the restored one. */
export function checkEmpty(data: string): void {
  const file = databaseIn(data)
  const found = [file, `${file}-wal`, `${file}-shm`].find((each) => existsSync(each))
  if (found === file)
    throw new CommandError(
      `${data} contains a shop. Stop its server and move the folder away, or choose another one: --data ./restored`,
    )
  if (found !== undefined) throw new CommandError(`${found} belongs to another database. Move it away first.`)
}

/** Creates a shop from a backup, in a folder without one. */
export async function restoreCommand({ data = 'data', from }: Values): Promise<void> {
  if (from === undefined) throw new CommandError('Which backup? Add --from and its file.')
  checkEmpty(data)
  const { orders, isDemo, files } = inspectShopFile(from, 'integrity')
  let lost = 0
  process.umask(0o077)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const file = databaseIn(data)
  const unfinished = unfinishedFile(file)
  try {
    await copyShopFile(from, unfinished)
    inspectShopFile(unfinished, 'quick')
    lost = await copyFiles(folderBeside(from), filesPlace(file), files)
    // before the database, so that a sample shop is never served as a real one
    if (isDemo) markAsSample(data)
    renameSync(unfinished, file)
    flushFolderOf(file)
  } catch (error) {
    throw new CommandError(`Nothing was restored: ${(error as Error).message}`)
  } finally {
    removeUnfinished(unfinished)
  }
  console.log(`Restored into ${data}: ${orders} orders, ${countOf(files, lost)}. Everyone signs in again.`)
  console.log(`Start it: langraan serve${isDemo ? ' --demo' : ''} --data ${data}`)
}
