import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy'

let copy: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => copy.remove())

/** Every file of the build; the stamp says how it was made. */
function builtFiles(): Map<string, string> {
  const files = globSync('dist/**/*', { cwd: copy.folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.endsWith('.stamp'))
  return new Map(paths.sort().map((path) => [path.slice(copy.folder.length), readFileSync(path, 'latin1')]))
}

const edit = (file: string, change: (text: string) => string) => {
  const path = join(copy.folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

test('BUILD-826 a build after a change writes the same files as a clean one', async () => {
  await copy.inCopy('node', 'scripts/build.ts')
  const before = builtFiles()
  edit('src/widgets/faq/faq.tsx', (text) => text.replace('part="faq"', 'part="faq" data-changed="yes"'))
  const started = performance.now()
  await copy.inCopy('node', 'scripts/build.ts')
  console.log(`figure: build after a change of one widget: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  // a sheet that others import, a text, a type that the package publishes, and one more file
  edit('src/widgets/ui/box.css.ts', (text) => text.replace('outlineOffset: -1', 'outlineOffset: -2'))
  edit('src/widgets/i18n/locales/th/faq.po', (text) => text.replace('"โทรหาเรา"', '"โทรหาร้าน"'))
  edit('src/core/kernel/mark-words.ts', (text) =>
    text.replace('isMarked: boolean }', 'isMarked: boolean; length?: number }'),
  )
  appendFileSync(join(copy.folder, 'src/core/faq/faq.more.ts'), 'export const more = 1\n')
  await copy.inCopy('node', 'scripts/build.ts')
  const changed = builtFiles()
  await copy.inCopy('node', 'scripts/build.ts', '--clean')
  const clean = builtFiles()
  expect([...changed.keys()]).toEqual([...clean.keys()])
  expect([...clean].filter(([path, text]) => changed.get(path) !== text).map(([path]) => path)).toEqual([])
  expect([...clean].some(([path, text]) => before.get(path) !== text)).toBe(true)
})
