import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const consumer = inject('consumer')
const installed = join(consumer, 'node_modules/langraan')

/** Every way into the package, with each widget's own. */
function entryPointsOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object }
  const widgets = readdirSync(join(folder, 'dist/npm/widgets')).filter((file) => file.endsWith('.js'))
  return Object.keys(exports)
    .filter((entryPoint) => !entryPoint.endsWith('.json') && !entryPoint.includes('embed'))
    .flatMap((entryPoint) =>
      entryPoint.includes('*') ? widgets.map((file) => entryPoint.replace('*', file.slice(0, -3))) : [entryPoint],
    )
    .map((entryPoint) => `langraan${entryPoint.slice(1)}`)
}

/** A module that exports what each of these exports. */
function sourceOf(entryPoints: readonly string[]): string {
  const imports = entryPoints.map((entryPoint, index) => `import * as door${index} from ${JSON.stringify(entryPoint)}`)
  const names = entryPoints.map((entryPoint, index) => `${JSON.stringify(entryPoint)}: Object.keys(door${index})`)
  return `${imports.join('\n')}\nexport const entryPoints = { ${names.join(', ')} }`
}

test('PKG-460 every entry point of the installed package exports something in Node, and is bundled for a browser', async () => {
  const entryPoints = entryPointsOf(installed)
  writeFileSync(join(consumer, 'entry-points.js'), sourceOf(entryPoints))
  const print = "import('./entry-points.js').then(({ entryPoints }) => console.log(JSON.stringify(entryPoints)))"
  writeFileSync(join(consumer, 'print.js'), print)
  const { code, output } = await run('node', [join(consumer, 'print.js')], { quiet: true })
  expect(code, output).toBe(0)
  const exported = Object.entries(JSON.parse(output) as Record<string, string[]>)
  const empty = exported.filter(([, names]) => names.length === 0).map(([entryPoint]) => entryPoint)
  expect(empty).toEqual(['langraan/auto', 'langraan/mock/auto', 'langraan/charts'])

  // the shop's server runs on Node alone
  const forPages = entryPoints.filter((entryPoint) => entryPoint !== 'langraan/backend')
  writeFileSync(join(consumer, 'pages.js'), sourceOf(forPages))
  // tests/browser/entry-points.browser.ts imports it
  mkdirSync('dist/tests', { recursive: true })
  const { warnings } = await build({
    entryPoints: [join(consumer, 'pages.js')],
    outfile: 'dist/tests/entry-points.js',
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

test('PKG-461 the build for pages with React imports only React and its own files, and contains no React', () => {
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
