import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/build/run'

const project = process.cwd()
const bin = resolve('node_modules/.bin')
let copy = ''

/** Runs a command in the copy; fails with what it said. */
async function inCopy(command: string, ...args: string[]): Promise<string> {
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, LANGRAAN_CACHE: 'off' }
  const { code, output } = await run(command, args, { quiet: true, cwd: copy, env })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

const git = (...args: string[]) => inCopy('git', '-c', 'user.name=test', '-c', 'user.email=test@shop.test', ...args)

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'langraan-new-app-'))
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { quiet: true })
  for (const file of output.split('\0').filter((each) => each && existsSync(each)))
    cpSync(join(project, file), join(copy, file))
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await git('init', '-q')
  await git('add', '-A')
  await git('commit', '-q', '-m', 'before')
  await inCopy(
    'node',
    'scripts/new-app.ts',
    'shift-notes',
    '--th',
    'บันทึกกะ',
    '--de',
    'Schichtnotizen',
    '--fr',
    'Notes d’équipe',
    '--pt',
    'Notas de turno',
  )
  await git('add', '-A')
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const own = /^(?:src\/(?:core|mock|widgets)|tests)\/shift-notes\/|^docs\/elements\/shift-notes\.md$/
const catalogs = /^src\/widgets\/i18n\/locales\//
/** What `npm run generate` writes. */
const generated =
  /^(?:custom-elements\.json|src\/core\/(?:app-loaders|machines)\.ts|src\/mock\/apps\.ts|src\/widgets\/index\.ts|src\/host\/(?:light-elements\.ts|element-(?:chunks|types)(?:\.ts$|\/)))/

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
    { file: 'tests/browser/walk.browser.ts', lines: 1 },
  ])
})

test('BUILD-821 it passes types, lint, the search for unused code, texts and what is generated', async () => {
  await inCopy('tsc', '-p', 'tsconfig.json')
  await inCopy('biome', 'ci', '.')
  await inCopy('knip')
  await inCopy('node', 'scripts/texts.ts')
  await inCopy('node', 'scripts/generate.ts')
  expect(await git('diff', '--name-only')).toBe('')
}, 300_000)

test('BUILD-822 it passes its own tests and those of the house', async () => {
  const house = [
    'architecture',
    'manifest',
    'public-api',
    'demo/map',
    'gallery/gallery',
    'mock/rights',
    'dashboard/screen-rights',
  ]
  await inCopy('vitest', 'run', 'tests/shift-notes', ...house.map((name) => `tests/${name}.test`))
}, 300_000)

test('BUILD-823 built, it is on the map, in the menu, and <raan-shift-notes> has a chunk', async () => {
  await inCopy('node', 'scripts/build.ts')
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const map = read('dist/demo/map.th.html')
  expect([map.includes('raan-shift-notes'), map.includes('/apps/shift-notes'), map.includes('บันทึกกะ')]).toEqual([
    true,
    true,
    true,
  ])
  const { outputs } = JSON.parse(read('dist/embed/metafile-esm.json')) as {
    outputs: Record<string, { entryPoint?: string }>
  }
  const chunk = Object.entries(outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('widgets/shift-notes/index.ts'),
  )
  expect(chunk).toBeDefined()
  expect(
    existsSync(join(copy, dirname(chunk?.[0] ?? ''))) && read('dist/embed/auto.js').includes('raan-shift-notes'),
  ).toBe(true)
}, 600_000)

test('BUILD-824 a name that exists is refused, and nothing is written', async () => {
  const before = await git('status', '--porcelain')
  await expect(inCopy('node', 'scripts/new-app.ts', 'shift-notes')).rejects.toThrow(
    'There is an app "shift-notes" already: src/core/shift-notes/app.ts.',
  )
  expect(await git('status', '--porcelain')).toBe(before)
})
