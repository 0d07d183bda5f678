import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licencesOf, packageOf, packagesIn } from '../../scripts/build/licences'
import { readSources } from '../helpers/sources'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'raan-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function install(name: string, about: object, files: Record<string, string> = {}): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'licenses'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...about }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test('BUILD-440 every input of the build is traced to its package', () => {
  const inputs = {
    'node_modules/rxjs/dist/esm/index.js': 'node_modules/rxjs',
    'node_modules/echarts/node_modules/tslib/tslib.js': 'node_modules/echarts/node_modules/tslib',
    'calendar-sheet:node_modules/@fullcalendar/react/package.json': 'node_modules/@fullcalendar/react',

    'joined:src/host/runtime.ts': undefined,
    'joined-core:src/core/auth/auth.keeping.ts': undefined,
    'src/widgets/cart/cart.tsx': undefined,
    'sheet:src/widgets/cart/cart.css.ts': undefined,
    'supplied:react-dom/client': undefined,
  }
  for (const [input, folder] of Object.entries(inputs)) expect(packageOf(input), input).toBe(folder)
  expect(() => packageOf('vendor/copied.js')).toThrow('vendor/copied.js: it is unknown whose licence')
})

test('BUILD-441 a package is in a build if part of it is in a file', () => {
  const inputs = { 'node_modules/a/x.js': { bytesInOutput: 1 }, 'node_modules/b/x.js': { bytesInOutput: 0 } }
  const output = { bytes: 1, imports: [], exports: [], inputs }
  expect(packagesIn({ outputs: { 'one.js': output, 'two.js': output } })).toEqual(['node_modules/a'])
})

test('BUILD-442 each package is listed with its version and licence text, identical texts once', () => {
  const folders = [
    install('b', { license: 'MIT' }, { LICENSE: 'text of both' }),
    install('a', { license: 'MIT' }, { 'license.md': 'text of both\n' }),
    install('c', { license: 'Apache-2.0' }, { LICENSE: 'Apache', NOTICE: 'by C', 'licenses/LICENSE-d': 'of D' }),
  ]
  expect(licencesOf(folders)).toBe(
    `a 1.2.3 (MIT)\nb 1.2.3 (MIT)\n\ntext of both\n\n${'-'.repeat(80)}\n\nc 1.2.3 (Apache-2.0)\n\nApache\n\nby C\n\nof D\n`,
  )
})

test('BUILD-443 a package without a licence file is listed with its declared licence; one that declares none fails the build', () => {
  const isc = readFileSync('scripts/build/licences/ISC.txt', 'utf8').trim()
  const signed = install('signed', { license: 'ISC', author: 'A Person <a@example.test>' })
  expect(licencesOf([signed])).toBe(`signed 1.2.3 (ISC)\n\nCopyright (c) A Person\n\n${isc}\n`)
  expect(licencesOf([install('unsigned', { license: 'ISC' })])).toContain('Copyright (c) the authors of unsigned')
  expect(() => licencesOf([install('silent', {})])).toThrow('silent comes without a licence file')
  expect(() => licencesOf([install('odd', { license: 'SEE IN README' })])).toThrow('odd comes without a licence file')
})

test('BUILD-444 everything the product contains has a licence, and so has the data that our scripts wrote into sources', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const names = Object.keys(dependencies)
  const text = licencesOf(names.map((name) => `node_modules/${name}`))
  expect(names.filter((name) => !text.includes(`${name} `))).toEqual([])
  const written = readSources('src/**/*.{ts,tsx}').flatMap(({ file, text }) => {
    const source = /^\/\/ Written by scripts\/\S+ out of (@?[\w-]+(?:\/[\w-]+)?)/.exec(text)?.[1]
    return source ? [[file, source] as const] : []
  })
  expect(written).toHaveLength(3)
  for (const [file, source] of written) expect(packageOf(file), file).toBe(`node_modules/${source}`)
})
