import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const consumer = inject('consumer')
const installed = join(consumer, 'node_modules/langraan')

/** Every way into the package, with each widget's own. */
function doorsOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object }
  const widgets = readdirSync(join(folder, 'dist/npm/widgets')).filter((file) => file.endsWith('.js'))
  return Object.keys(exports)
    .filter((door) => !door.endsWith('.json') && !door.includes('embed'))
    .flatMap((door) => (door.includes('*') ? widgets.map((file) => door.replace('*', file.slice(0, -3))) : [door]))
    .map((door) => `langraan${door.slice(1)}`)
}

test('PKG-460 every door of the installed package exports something in Node, and is bundled for a browser', async () => {
  const doors = doorsOf(installed)
  const imports = doors.map((door, index) => `import * as door${index} from ${JSON.stringify(door)}`)
  const names = doors.map((door, index) => `${JSON.stringify(door)}: Object.keys(door${index})`)
  writeFileSync(join(consumer, 'doors.js'), `${imports.join('\n')}\nexport const doors = { ${names.join(', ')} }`)
  const print = "import('./doors.js').then(({ doors }) => console.log(JSON.stringify(doors)))"
  writeFileSync(join(consumer, 'print.js'), print)
  const { code, output } = await run('node', [join(consumer, 'print.js')], { quiet: true })
  expect(code, output).toBe(0)
  const exported = Object.entries(JSON.parse(output) as Record<string, string[]>)
  const empty = exported.filter(([, names]) => names.length === 0).map(([door]) => door)
  expect(empty).toEqual(['langraan/auto', 'langraan/mock/auto'])

  // tests/browser/doors.browser.ts imports it
  mkdirSync('dist/tests', { recursive: true })
  const { warnings } = await build({
    entryPoints: [join(consumer, 'doors.js')],
    outfile: 'dist/tests/doors.js',
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [resolve(consumer, 'node_modules')],
  })
  expect(warnings).toEqual([])
})

test('PKG-461 the build for pages that have React imports React and its own files alone, and brings none', () => {
  const embed = join(installed, 'dist/embed-react')
  const files = readdirSync(embed).filter((file) => file.endsWith('.js'))
  const asked = new Set<string>()
  for (const file of files) {
    const text = readFileSync(join(embed, file), 'utf8')
    expect(text.includes('react.dev/errors'), file).toBe(false)
    for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)"([\w@./-]*[\w])"/g)) asked.add(name)
  }
  expect(files).toContain('auto.js')
  expect([...asked].filter((name) => !/^react(-dom)?(\/|$)/.test(name) && !files.includes(name.slice(2)))).toEqual([])
})
