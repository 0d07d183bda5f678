import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isAlready = (path: string, text: string): boolean => {
  const there = statSync(path, { throwIfNoEntry: false })
  return there?.size === Buffer.byteLength(text) && readFileSync(path, 'utf8') === text
}

/** Removes what an earlier build left in a folder. `kept` are paths of files, and of folders to keep as they are. */
export function removeOthers(folder: string, kept: Iterable<string>): void {
  const paths = new Set([...kept].map((path) => join(path)))
  const clear = (place: string) => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name)
      if (paths.has(path)) continue
      if (!entry.isDirectory()) rmSync(path)
      else if (clear(path) === 0) rmdirSync(path)
    }
    return readdirSync(place).length
  }
  clear(folder)
}

/** Gives a folder these files and no others: name -> text. A file that has its text already isn't written again. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  removeOthers(
    folder,
    [...files.keys()].map((name) => join(folder, name)),
  )
  for (const [name, text] of files) {
    const path = join(folder, name)
    if (isAlready(path, text)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
