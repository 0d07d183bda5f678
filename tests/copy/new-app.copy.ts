import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './project-copy'

let copy: Awaited<ReturnType<typeof copyProject>>
const inCopy = (command: string, ...args: string[]) => copy.inCopy(command, ...args)
const git = (...args: string[]) => copy.git(...args)

beforeAll(async () => {
  copy = await copyProject()
  const label = ['--th', 'บันทึกกะ', '--de', 'Schichtnotizen', '--fr', 'Notes d’équipe', '--pt', 'Notas de turno']
  await inCopy('node', 'scripts/new-app.ts', 'shift-notes', ...label)
  await git('add', '-A')
})
afterAll(() => copy.remove())

const own = /^(?:src\/(?:core|service|sample|widgets)|tests)\/shift-notes\/|^docs\/elements\/shift-notes\.md$/
const catalogs = /^src\/widgets\/i18n\/locales\//
/** What `npm run generate` writes. */
const generated =
  /^(?:custom-elements\.json|src\/core\/(?:app-loaders|machines)\.ts|src\/sample\/seeds\.ts|src\/service\/services\.ts|src\/widgets\/index\.ts|src\/host\/(?:light-elements\.ts|element-(?:chunks|types)(?:\.ts$|\/)))/

test('BUILD-820 an app from the template is 15 files of its own, a catalog per language and 4 lines elsewhere', async () => {
  const changed = (await git('diff', '--cached', '--numstat'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([added = '', removed = '', file = '']) => ({ file, lines: Number(added) + Number(removed) }))
  const files = (pattern: RegExp) => changed.filter(({ file }) => pattern.test(file)).map(({ file }) => file)
  expect(files(own)).toHaveLength(15)
  // its own, and the entry of the menu in the dashboard's
  expect(files(catalogs).map((file) => file.split('/').at(-1))).toEqual(
    Array.from({ length: 5 }, () => ['dashboard.po', 'shift-notes.po']).flat(),
  )
  const elsewhere = changed.filter(({ file }) => ![own, catalogs, generated].some((each) => each.test(file)))
  expect(elsewhere).toEqual([
    { file: 'src/host/rows/apps.ts', lines: 1 },
    { file: 'src/widgets/dashboard/routes/apps.tsx', lines: 2 },
    { file: 'tests/browser/stops.ts', lines: 1 },
  ])
})

test('BUILD-821 it passes types, lint, the check for unused code and the texts check, and generated files are current', async () => {
  await inCopy('tsc', '-p', 'tsconfig.json')
  await inCopy('biome', 'ci', '.')
  await inCopy('knip')
  await inCopy('node', 'scripts/texts.ts')
  await inCopy('node', 'scripts/generate.ts')
  expect(await git('diff', '--name-only')).toBe('')
})

test('BUILD-822 it passes its own tests and those that cover every app', async () => {
  const everyApp = [
    'architecture',
    'manifest',
    'public-api',
    'demo/map',
    'gallery/gallery',
    'mock/rights',
    'people/shops.mock',
    'dashboard/screen-rights',
  ]
  await inCopy('vitest', 'run', 'tests/shift-notes', ...everyApp.map((name) => `tests/${name}.test`))
})

test('BUILD-823 built, it is on the map, in the menu, and <raan-shift-notes> has a chunk', async () => {
  await inCopy('node', 'scripts/build.ts')
  const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8')
  const map = read('dist/demo/map.th.html')
  const onMap = ['&lt;raan-shift-notes&gt;', 'href="/apps/shift-notes"', 'บันทึกกะ'].map((text) => map.includes(text))
  expect(onMap).toEqual([true, true, true])
  const { outputs } = JSON.parse(read('dist/embed/metafile-esm.json')) as {
    outputs: Record<string, { inputs: Record<string, unknown> }>
  }
  const sources = Object.values(outputs).map(({ inputs }) => Object.keys(inputs))
  expect(sources.filter((files) => files.includes('src/widgets/shift-notes/shift-notes.tsx'))).toHaveLength(1)
  expect(read('dist/embed/auto.js')).toContain('raan-shift-notes')
})

test('BUILD-824 a name that is taken is rejected, and nothing is written', async () => {
  const before = await git('status', '--porcelain')
  await expect(inCopy('node', 'scripts/new-app.ts', 'shift-notes')).rejects.toThrow(
    'There is already an app "shift-notes": src/core/shift-notes/app.ts.',
  )
  expect(await git('status', '--porcelain')).toBe(before)
})
