// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { facts } from '../../demo/map/facts'
import { mapLocales } from '../../demo/map/messages'
import { mapFile, mapPage } from '../../demo/map/page'
import { entryPointsOf, paperOf, purposesOf } from '../../demo/map/product'
import { compileCatalog } from '../../scripts/build/messages'
import { elements } from '../../src/host/elements'
import { screens } from '../../src/widgets/dashboard/routes'
import { openPaths } from '../../src/widgets/dashboard/where'

const elementPages = ['docs/embedding.md', ...globSync('docs/elements/*.md')]
const embedding = elementPages.map((file) => readFileSync(file, 'utf8')).join('\n')
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const built = {
  './dist/npm/core.js': ['createEngine'],
  './dist/npm/widgets/cart.js': ['RaanCart', 'apps'],
  './dist/npm/widgets/todo.js': ['RaanTodo', 'apps'],
}

async function sayingOf(locale: string) {
  const code = await compileCatalog(`src/widgets/i18n/locales/${locale}/dashboard.po`)
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (message: { id: string }) => i18n._(message.id)
}

const papers = globSync('docs/**/*.md').map((file) => paperOf(file, readFileSync(file, 'utf8')))
const product = {
  ...facts,
  purposes: purposesOf(facts.tags, embedding),
  entryPoints: entryPointsOf(name, exports, built),
  papers,
}

describe.each(mapLocales)('the map in %s', (locale) => {
  const open = async () => {
    const say = await sayingOf(locale)
    const text = mapPage(locale, product, say).replace(/<link rel="stylesheet"[^>]*>/, '')
    const page = new DOMParser().parseFromString(text, 'text/html')
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    )
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    return { say, page, rows, links }
  }

  test('MAP-1 every screen is listed by name, with all its addresses and its ability', async () => {
    const { say, rows, links } = await open()
    for (const { path, also = [], label, subject } of screens) {
      const name = say(label as { id: string })
      expect(name).not.toBe('')
      expect(rows).toContainEqual([name, [path, ...also].join(''), subject])
      if (!path.includes(':')) expect(links).toContain(path)
    }
    for (const path of openPaths) {
      expect(rows.some(([name, at, subject]) => name !== '' && at === path && subject === '')).toBe(true)
      expect(links).toContain(path)
    }
  })

  test('MAP-2 every element is listed, with its purpose and a page that shows it', async () => {
    const { rows, links } = await open()
    for (const tag of Object.keys(elements)) {
      const [, purpose] = rows.find(([first]) => first === `<${tag}>`) ?? []
      expect(purpose).toMatch(/^[A-Z].+\.$/)
      expect(links).toContain(`/element.html?tag=${tag}&locale=${locale}`)
    }
  })

  test('MAP-3 every document is listed, and the map in every other language', async () => {
    const { page, links } = await open()
    expect(page.documentElement.lang).toBe(locale)
    for (const { file } of papers) expect(links).toContain(`/${file}`)
    for (const each of mapLocales) expect(links).toContain(`/${mapFile(each)}`)
  })
})

describe('contents of the map', () => {
  test('MAP-4 the entry points are those of the package; a pattern is one per built file', () => {
    const entryPoints = entryPointsOf(name, exports, built)
    expect(entryPoints).toContainEqual({ name: 'langraan/core', gives: ['createEngine'] })
    expect(entryPoints).toContainEqual({ name: 'langraan/widgets/cart', gives: ['RaanCart', 'apps'] })
    expect(entryPoints).toContainEqual({ name: 'langraan/widgets/todo', gives: ['RaanTodo', 'apps'] })
    expect(entryPoints).toContainEqual({ name: 'langraan/embed/*', gives: ['./dist/embed/*'] })
    const named = Object.keys(exports).filter((path) => path !== './widgets/*')
    expect(entryPoints.map((entryPoint) => entryPoint.name)).toEqual(
      expect.arrayContaining(named.map((path) => path.replace('.', 'langraan'))),
    )
  })

  test('MAP-5 an element is described by its own section; a missing section fails the build', () => {
    expect(
      purposesOf(
        ['raan-a', 'raan-card-b'],
        '### `<raan-a>`\n\nDoes *this* (as [said](#x)): a, b. And more.\n\n### `<raan-card-…>`\n\nCards\n',
      ),
    ).toEqual([
      { tag: 'raan-a', says: 'Does this (as said): a, b.' },
      { tag: 'raan-card-b', says: 'Cards' },
    ])
    expect(() => purposesOf(['raan-b'], embedding)).toThrow('no section on <raan-b>')
  })

  test("MAP-6 texts of the product can't break out of their place", () => {
    const wild = { ...product, purposes: [{ tag: 'raan-x', says: '<img src=x onerror=alert(1)>' }] }
    expect(mapPage('en', wild, () => '"><script>1</script>')).not.toMatch(/<script|<img src=x/)
  })
})
