import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const installed = join(inject('consumer'), 'node_modules/langraan')

test('PKG-462 publint reports nothing for the package', async () => {
  const { code, output } = await run('publint', ['--strict', inject('tarball')], { quiet: true })
  expect(code, output).toBe(0)
})

// PKG-466 compiles a consumer under both resolutions in every run
test.runIf(process.env.ALL)(
  'PKG-463 the types of every entry point are found, under bundler and under nodenext',
  async () => {
    const { code, output } = await run(
      'attw',
      [
        inject('tarball'),
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--no-color',
        '--no-emoji',
        '--exclude-entrypoints',
        './embed',
        './embed-react',
      ],
      { quiet: true },
    )
    expect(code, output).toBe(0)
  },
)

test('PKG-464 documentation, changelog and licence are in the package', () => {
  const files = globSync('**/*', { cwd: installed })
  for (const file of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'docs/LICENSE.md',
    'docs/embedding.md',
    'docs/contract.md',
  ])
    expect(files).toContain(file)
})

type SourceMap = { sources: string[]; sourcesContent: (string | null)[] }

test('PKG-465 every file of ours has a source map with its sources, which contains no local path', () => {
  const names = globSync('dist/npm/**/*.js', { cwd: installed }).filter(
    (file) => !/npm\/(widgets|barrel\/.*|widgets\/(analytics|dashboard|sales))\.js$/.test(file),
  )
  expect(names.length).toBeGreaterThan(100)
  const shown = new Set<string>()
  for (const name of names) {
    const text = readFileSync(join(installed, `${name}.map`), 'utf8')
    expect(text.includes(process.cwd()), name).toBe(false)
    const { sources, sourcesContent } = JSON.parse(text) as SourceMap
    expect(sourcesContent.filter((content) => !content)).toEqual([])
    for (const source of sources) shown.add(source.replace(/^(\.\.\/)+/, ''))
  }
  expect(shown).toContain('src/widgets/cart/cart.tsx')
  expect([...shown].filter((source) => source.startsWith('/'))).toEqual([])
})

type Metafile = { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }

/** Names of the packages of which something is in a folder of the build. */
function packagesOf(folder: string): string[] {
  const { outputs } = JSON.parse(readFileSync(`dist/${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  const names = inputs.flatMap(([input, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []) : [],
  )
  return [...new Set(names)]
}

test.each(['embed', 'embed-react', 'npm', 'backend'])(
  'PKG-473 %s contains the licence of every bundled package',
  (folder) => {
    const licences = readFileSync(join(installed, 'dist', folder, 'LICENSES.txt'), 'utf8')
    const packages = packagesOf(folder)
    expect(packages.length).toBeGreaterThan(0)
    expect(packages.filter((name) => !licences.includes(`\n${name} `))).toEqual([])
  },
)

test('EMBED-697 the embed contains Preact and nothing of React, the build for pages with React neither, and the dashboard page React', () => {
  const runtimes = (folder: string) =>
    packagesOf(folder).filter((name) => /^(?:p?react|react-dom|scheduler)$/.test(name))
  expect(runtimes('embed')).toEqual(['preact'])
  expect(runtimes('embed-react')).toEqual([])
  expect(runtimes('demo').sort()).toEqual(['react', 'react-dom', 'scheduler'])
  const files = globSync('dist/{embed,embed-react}/*.js', { cwd: installed })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => readFileSync(join(installed, file), 'utf8').includes('react.dev/errors'))).toEqual([])
})
