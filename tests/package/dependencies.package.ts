import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'
import { bundlers } from './bundlers.ts'

const consumer = inject('leanConsumer')
const installed = join(consumer, 'node_modules/langraan')

const packageName = /^(?:@[^/]+\/)?[^/]+/

test('PKG-477 the package installs exactly these packages; what a few entry points need is an optional peer', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  )
  expect(Object.keys(dependencies)).toEqual(['dompurify', 'valibot', 'xstate'])
  expect(Object.keys(peerDependencies)).toEqual(['echarts', 'msw', 'pg', 'react', 'react-dom', 'rxjs'])
  const optional = Object.keys(peerDependencies).map((name) => [name, { optional: true }])
  expect(peerDependenciesMeta).toEqual(Object.fromEntries(optional))
  const folders = globSync(['*', '@*/*'], { cwd: join(consumer, 'node_modules') })
  expect(folders.filter((name) => !/^@[^/]+$/.test(name)).sort()).toEqual([
    '@types/trusted-types',
    'dompurify',
    'langraan',
    'react',
    'react-dom',
    'scheduler',
    'valibot',
    'xstate',
  ])
})

/** Packages that a file of the build leads to, whether at once or later. */
function packagesFrom(outputs: Metafile['outputs'], file: string): string[] {
  const seen = new Set([file])
  const packages = new Set<string>()
  for (const each of seen)
    for (const { path, external } of outputs[each]?.imports ?? []) {
      if (!external) seen.add(path)
      else if (!path.startsWith('.')) packages.add(packageName.exec(path)?.[0] ?? path)
    }
  return [...packages].sort()
}

test('PKG-478 each entry point imports exactly the packages it needs', () => {
  const { outputs } = JSON.parse(readFileSync('dist/npm/metafile-esm.json', 'utf8')) as Metafile
  const engine = ['valibot', 'xstate']
  const widget = ['react', 'react-dom', ...engine]
  const expected = {
    core: engine,
    machines: engine,
    streams: ['rxjs'],
    mock: ['msw', 'valibot'],
    'mock-auto': ['msw', 'valibot'],
    host: ['dompurify', ...widget],
    auto: ['dompurify', ...widget],
    charts: ['echarts', ...widget],
    'widgets/cart': widget,
    'widgets/analytics': widget,
  }
  const names = Object.keys(expected)
  expect(Object.fromEntries(names.map((name) => [name, packagesFrom(outputs, `dist/npm/${name}.js`)]))).toEqual(
    expected,
  )
})

test('PKG-479 our declarations import no package that a consumer may not have', () => {
  const declared = globSync('dist/types/**/*.d.ts', { cwd: installed }).flatMap((file) =>
    [...readFileSync(join(installed, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()["']([^."'][^"']*)["']/g)].map(
      ([, name = '']) => packageName.exec(name)?.[0] ?? name,
    ),
  )
  expect([...new Set(declared)].sort()).toEqual(['react', 'rxjs', 'valibot', 'xstate'])
})

const missing = {
  'langraan/charts': 'echarts',
  'langraan/widgets/analytics': 'echarts',
  'langraan/widgets/dashboard': 'echarts',
  'langraan/widgets/sales': 'echarts',
  'langraan/mock': 'msw',
  'langraan/core/streams': 'rxjs',
}

test.each(Object.entries(missing))(
  'PKG-480 without its optional peer, %s says that %s is missing',
  async (entryPoint, peer) => {
    const file = `${entryPoint.replaceAll('/', '-')}.js`
    writeFileSync(join(consumer, file), `import * as all from '${entryPoint}'\nconsole.log(all)\n`)
    const folder = join(consumer, 'missing')
    await expect(bundlers.esbuild(file, folder, { consumer })).rejects.toThrow(`Could not resolve "${peer}`)
    const messages = await bundlers.webpack(file, folder, { consumer })
    expect(messages.join('\n')).toContain(`Can't resolve '${peer}`)
    if (peer === 'echarts') return
    const { code, output } = await run('node', [join(consumer, file)], { quiet: true })
    expect({ failed: code !== 0, named: output.includes(`Cannot find package '${peer}'`) }).toEqual({
      failed: true,
      named: true,
    })
  },
)
