import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { isoTime, systemClock } from '../../core/kernel/clock'
import { isDamaged } from '../failure'
import { copyFiles } from '../files/inspect'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { filesPlace, folderBeside } from './files-place'
import { isSampleFolder } from './open-shop'
import {
  copyShopFile,
  countOf,
  databaseIn,
  demoFact,
  flushFolderOf,
  inspectShopFile,
  needShop,
  type ShopFile,
  withoutMails,
} from './shop-file'
import { removeUnfinished, unfinishedFile } from './unfinished-file'

/** `langraan-20261124T164000.db` */
const nameAt = (time: number): string => `langraan-${isoTime(time).slice(0, 19).replace(/[-:]/g, '')}.db`

/** A folder that doesn't exist yet is named without an extension: as a file, each backup would replace the one before. */
const isFolder = (to: string): boolean => statSync(to, { throwIfNoEntry: false })?.isDirectory() ?? extname(to) === ''

/** The file to write. A folder gets a name with the time; only a backup may be replaced, never a shop's own file. */
function targetOf(data: string, to: string): string {
  const target = resolve(isFolder(to) ? join(to, nameAt(systemClock.now())) : to)
  if (basename(target) === basename(databaseIn(data)))
    throw new CommandError(`${to} may be the file of a shop. Choose another name.`)
  if (existsSync(target)) inspectShopFile(target, 'quick')
  return target
}

function makeFolderOf(target: string): void {
  try {
    mkdirSync(dirname(target), { recursive: true })
  } catch (error) {
    throw new CommandError(`No backup was written: ${(error as Error).message}`)
  }
}

const damaged = (shop: string): string => `${shop} is damaged. Check it: langraan doctor`

/** What is wrong with a fresh copy is wrong with the shop. */
function inspectCopy(copy: string, shop: string): ShopFile {
  try {
    return inspectShopFile(copy, 'quick')
  } catch (error) {
    throw new Error(`${damaged(shop)}\n${(error as Error).message.replace(copy, 'The copy')}`)
  }
}

const sizeOf = (file: string): string => `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`

/** Writes a verified copy of a shop to one file, also while the shop is open. */
export async function backupCommand({ data = 'data', to = '.' }: Values): Promise<void> {
  needShop(data)
  process.umask(0o077)
  const target = targetOf(data, to)
  makeFolderOf(target)
  // an unfinished copy never has the name of a backup
  const unfinished = unfinishedFile(target)
  try {
    await copyShopFile(databaseIn(data), unfinished, (copy) => {
      withoutMails(copy)
      if (isSampleFolder(data)) copy.exec(`insert or replace into facts values ('${demoFact}', 'true')`)
    })
    const { orders, files } = inspectCopy(unfinished, databaseIn(data))
    const copies = folderBeside(target)
    const lost = await copyFiles(filesPlace(databaseIn(data)), copies, files)
    renameSync(unfinished, target)
    flushFolderOf(target)
    console.log(`Backup: ${target}, ${sizeOf(target)}, ${orders} orders, ${countOf(files, lost)}, checked`)
    if (files.length > 0) console.log(`Keep ${copies.name} with it: it has the files.`)
    console.log('It doesn’t contain the signing secret: after a restore, everyone signs in again.')
  } catch (error) {
    const reason = isDamaged(error) ? damaged(databaseIn(data)) : (error as Error).message
    throw new CommandError(`No backup was written: ${reason}`)
  } finally {
    removeUnfinished(unfinished)
  }
}
