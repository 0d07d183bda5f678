import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appFiles } from '../scripts/build/app-files'
import { apps } from '../src/core/apps'
import type { AppModule, ViewLoader, ViewModule } from '../src/core/kernel/app-module'
import { elements } from '../src/host/elements'
import { readSources } from './helpers/sources'

const names = Object.keys(apps) as (keyof typeof apps)[]
const text = (file: string) => readFileSync(file, 'utf8')
const missing = (files: readonly string[]) => files.filter((file) => !existsSync(file))
const foldersOf = (pattern: string) => globSync(pattern).map((file) => basename(dirname(file)))

describe.each(names)('%s', (name) => {
  const isServed = existsSync(`src/service/${name}`)
  const isSampled = existsSync(`src/sample/${name}`)
  const isShown = existsSync(`src/widgets/${name}`)

  test(`APP-1 ${name} loads, its lazy views too, and has a data actor or views`, async () => {
    const { data, views = {} }: AppModule = await apps[name]()
    const machines = Object.values(views).map(
      async (view) => (typeof view === 'function' ? await view() : view).machine,
    )
    const all = [data, ...(await Promise.all(machines))].filter((machine) => machine !== undefined)
    expect(all.map((machine) => typeof machine.transition)).toEqual(all.map(() => 'function'))
    expect(all.length).toBeGreaterThan(0)
  })
  test(`APP-2 ${name} names its views after itself`, async () => {
    const { views = {} }: AppModule = await apps[name]()
    expect(Object.keys(views).filter((view) => view.split('.')[0] !== name)).toEqual([])
  })
  test(`APP-3 ${name} has the required files in its folder on each layer`, () => {
    const service = ['core/NAME/NAME.contract.ts', 'service/NAME/NAME.service.ts']
    const sample = ['core/NAME/NAME.contract.ts', 'sample/NAME/NAME.seed.ts']
    const widgets = ['index.ts', 'NAME.tsx', 'use-NAME.ts'].map((each) => `widgets/NAME/${each}`)
    const files = [...(isServed ? service : []), ...(isSampled ? sample : []), ...(isShown ? widgets : [])]
    expect(missing(files.map((file) => `src/${file.replaceAll('NAME', name)}`))).toEqual([])
  })
  test(`APP-4 the service and the sample data of ${name} are registered if it has a folder there`, () => {
    expect(text('src/service/services.ts').includes(`'./${name}/${name}.service'`)).toBe(isServed)
    const seed = `src/sample/${name}/${name}.seed.ts`
    const isSeeded = isSampled && /^export const \w+Seeds\b/m.test(text(seed))
    expect(text('src/sample/seeds.ts').includes(`'./${name}/${name}.seed'`)).toBe(isSeeded)
  })
  test(`APP-5 ${name} has a catalog in every language it shows texts in`, () => {
    const catalogs = ['th', 'en', 'de', 'fr', 'pt'].map((locale) => `src/widgets/i18n/locales/${locale}/${name}.po`)
    expect(isShown ? missing(catalogs) : []).toEqual([])
  })
})

test('APP-710 a domain has the same name on each layer', () => {
  const known: readonly string[] = names
  const used = {
    core: foldersOf('src/core/*/*.{machine,contract}.ts'),
    service: foldersOf('src/service/*/*.ts'),
    sample: foldersOf('src/sample/*/*.ts'),
    mock: foldersOf('src/mock/*/*.ts'),
    // every folder with an entry point is a domain, except runtime, which all of them share
    widgets: foldersOf('src/widgets/*/index.ts').filter((name) => name !== 'runtime'),
    elements: Object.values(elements).map(({ app }) => app),
  }
  const strange = Object.entries(used).map(([layer, found]) => [layer, found.filter((name) => !known.includes(name))])
  expect(Object.fromEntries(strange)).toEqual({
    core: [],
    service: [],
    sample: [],
    mock: [],
    widgets: [],
    elements: [],
  })
})

test("APP-712 what a folder's views.ts exports is loaded by the app of its domain, and by nothing else in core", async () => {
  for (const file of globSync('src/core/*/*/views.ts').sort()) {
    const name = basename(dirname(dirname(file))) as keyof typeof apps
    const { views = {} }: AppModule = await apps[name]()
    const [own] = Object.values(await import(resolve(file))) as [Record<string, ViewModule>]
    for (const [view, module] of Object.entries(own)) {
      const load = views[view]
      expect([view, typeof load]).toEqual([view, 'function'])
      expect(await (load as ViewLoader)()).toBe(module)
    }
  }
  const importing = readSources('src/core/**/*.ts').flatMap(({ file, imports }) =>
    imports.filter((imported) => /^src\/core\/[\w-]+\/\w+\/views$/.test(imported)).map((imported) => [file, imported]),
  )
  const foreign = importing.filter(
    ([file = '', imported]) => `${dirname(file)}/` !== imported?.replace(/\w+\/views$/, ''),
  )
  expect(importing.length).toBeGreaterThan(0)
  expect(foreign).toEqual([])
})

test('APP-713 a lazy part has the same name in core and among the widgets', () => {
  const parts = globSync('src/core/*/*/views.ts').map((file) => dirname(file).replace('src/core/', ''))
  // a stored order is changed where it is shown, and so is who changes it
  const folderOf = (part: string) => (['orders/edit', 'live/editing'].includes(part) ? 'orders/detail' : part)
  expect(parts.length).toBeGreaterThan(0)
  expect(missing(parts.map((part) => `src/widgets/${folderOf(part)}`))).toEqual([])
})

test('APP-711 the files generated from the descriptors are current', async () => {
  const plain = (code: string) => [...code.replace(/[\s;,|]+/g, '')].sort().join('')
  const generated = await appFiles((file) => import(resolve(file)))
  const stale = Object.entries(generated).filter(([file, code]) => plain(text(file)) !== plain(code))
  expect(stale.map(([file]) => `${file} is out of date: npm run generate`)).toEqual([])
})

test("APP-6 every rule in this file and in an app's own `rules.md` has its own id and a test that begins with it, and every test has its rule", async () => {
  const tests = readSources(
    'tests/**/*.{test.ts,test.tsx,browser.ts,package.ts,real.ts,copy.ts}',
    'tests/suite/*.ts',
    'tests/browser/*.ts',
  )
  const lists = globSync('tests/**/rules.md').map(text).join('\n')
  const ids = [...lists.matchAll(/^- ([A-Z]+-\d+)\b/gm)].map(([, id]) => id)
  const rules = new Set(ids)
  const tested = new Set(tests.flatMap(({ text }) => [...text.matchAll(/['"`]([A-Z]+-\d+)\s/g)].map(([, id]) => id)))
  const whatToDo =
    'untested: begin the title of its test with the id; unwritten: add its line to tests/rules.md; twice: take another id'
  const found = {
    twice: ids.filter((id, position) => ids.indexOf(id) < position),
    untested: [...rules].filter((id) => !tested.has(id)),
    unwritten: [...tested].filter((id) => !rules.has(id)),
  }
  expect(found, whatToDo).toEqual({ twice: [], untested: [], unwritten: [] })
})
