import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { randomText } from '../../service/auth/auth.random'
import { type FilePlace, isFileId } from './place'

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until a folder's entries are on disk; Windows can't. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function unlessAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** Files in a folder that only its owner can read, each complete or absent. Several processes may share it. */
export function filesIn(folder: string): FilePlace {
  const pathOf = (id: string) => {
    if (!isFileId(id)) throw new RangeError('not the id of a file')
    return join(folder, id)
  }
  const has = (id: string) =>
    stat(pathOf(id)).then(
      () => true,
      () => false,
    )
  return {
    name: folder,
    has,
    async put(id, bytes) {
      if (await has(id)) return true
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = `${pathOf(id)}.part-${randomText(6)}`
      try {
        await writeWhole(unfinished, bytes)
        await rename(unfinished, pathOf(id))
        await flushFolder(folder)
        return true
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    get: (id) => readFile(pathOf(id)).catch(unlessAbsent),
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      for (const id of (await readdir(folder).catch(unlessAbsent)) ?? []) {
        const found = isFileId(id) ? await stat(pathOf(id)).catch(unlessAbsent) : undefined
        if (found) yield { id, writtenAt: found.mtimeMs }
      }
    },
  }
}
