import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apps, floors } from '../src/core/apps'
import { elements } from '../src/host/elements'

const names = Object.keys(apps) as (keyof typeof apps)[]
const text = (file: string) => readFileSync(file, 'utf8')

describe.each(names)('%s', (name) => {
  const has = (floor: 'contract' | 'mock' | 'widget' | 'screen') => floors[name].includes(floor)
  const isShown = has('widget') || has('screen')

  test(`APP-1 ${name} loads and brings a data actor or views`, async () => {
    const module = await apps[name]()
    expect(Boolean('data' in module || 'views' in module)).toBe(true)
  })
  test(`APP-2 ${name} names its views after itself`, async () => {
    const module = await apps[name]()
    const views = 'views' in module ? Object.keys(module.views) : []
    expect(views.filter((view) => view.split('.')[0] !== name)).toEqual([])
  })
  test(`APP-3 ${name} has the files of every floor it says it stands on`, () => {
    const files = [
      `src/core/${name}/${name}.machine.ts`,
      ...(has('contract') ? [`src/core/${name}/${name}.contract.ts`] : []),
      ...(has('mock') ? [`src/mock/${name}/${name}.handlers.ts`, `src/mock/${name}/${name}.seed.ts`] : []),
      ...(isShown
        ? [`src/widgets/${name}/index.ts`, `src/widgets/${name}/${name}.tsx`, `src/widgets/${name}/use-${name}.ts`]
        : []),
    ]
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
  test(`APP-4 ${name} is registered on the floors it says it stands on`, () => {
    const inMock = text('src/mock/apps.ts').includes(`./${name}/${name}.handlers`)
    const inHost = Object.values(elements).some(({ app }) => app === name)
    expect({ mock: inMock, host: inHost }).toEqual({ mock: has('mock'), host: has('widget') })
  })
  test(`APP-5 ${name} has a catalog in every language it shows texts in`, () => {
    const missing = ['th', 'en', 'de', 'fr', 'pt']
      .map((locale) => `src/widgets/i18n/locales/${locale}/${name}.po`)
      .filter((file) => isShown && !existsSync(file))
    expect(missing).toEqual([])
  })
})

test('APP-6 every rule in rules.md has a test that begins with its id, and every test has its rule', async () => {
  const { readSources } = await import('./helpers/sources')
  const tests = readSources(
    'tests/**/*.{test.ts,test.tsx,browser.ts,package.ts,real.ts}',
    'tests/suite/*.ts',
    'tests/browser/*.ts',
  )
  const rules = new Set([...text('tests/rules.md').matchAll(/^- ([A-Z]+-\d+)\b/gm)].map(([, id]) => id))
  const tested = new Set(tests.flatMap(({ text }) => [...text.matchAll(/['"`]([A-Z]+-\d+)\s/g)].map(([, id]) => id)))
  expect({
    untested: [...rules].filter((id) => !tested.has(id)),
    unwritten: [...tested].filter((id) => !rules.has(id)),
  }).toEqual({ untested: [], unwritten: [] })
})
