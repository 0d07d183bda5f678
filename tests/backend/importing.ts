import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach } from 'vitest'
import { newFolder, removeFolder, runCommand, startShop } from './server-process'

/** A folder per test for files and a shop, and the command that imports from one into the other. */
export function importing() {
  const place = { folder: '', data: '' }
  beforeEach(() => {
    place.folder = newFolder()
    place.data = join(place.folder, 'shop')
  })
  afterEach(() => removeFolder(place.folder))

  const pathOf = (name: string): string => join(place.folder, name)

  function ask<T>(statement: string): T[] {
    const database = new DatabaseSync(join(place.data, 'langraan.db'), { readOnly: true, timeout: 10_000 })
    try {
      return database.prepare(statement).all() as T[]
    } finally {
      database.close()
    }
  }

  return {
    place,
    pathOf,
    ask,
    numbers: () => ask<{ number: string }>('select number from orders order by number').map((each) => each.number),
    fileOf(name: string, content: string | Uint8Array): string {
      writeFileSync(pathOf(name), content)
      return pathOf(name)
    },
    async imported(...args: string[]) {
      const { code, text } = await runCommand('import', ...args, '--data', place.data)
      return { code, lines: text.trimEnd().split('\n') }
    },
    async openShop(at = place.data): Promise<void> {
      const shop = await startShop(at, '--owner', 'malee@shop.example')
      await shop.kill('SIGTERM')
    },
  }
}
