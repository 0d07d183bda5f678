import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hotCore } from '../../scripts/dev/hot-core'
import { serveSources } from '../../scripts/dev/server'

let server: Awaited<ReturnType<typeof serveSources>>
beforeAll(async () => {
  server = await serveSources({ port: 0 })
}, 60_000)
afterAll(() => server.close())

const textOf = async (path: string) => {
  const response = await fetch(server.url + path, { headers: { accept: '*/*' } })
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

test('BUILD-750 pages are served with their sources; any other path is the dashboard’s', async () => {
  const dashboard = await textOf('/')
  expect(dashboard).toContain('src="/demo/index.ts"')
  expect(await textOf('/desk/orders')).toBe(dashboard.replaceAll(/\?t=\d+/g, ''))
  expect(await textOf('/portal.html')).toContain('src="/src/host/auto.ts"')
  expect((await fetch(`${server.url}/nowhere.js`)).status).toBe(404)
})

test('BUILD-750 style sheets register themselves for shadow roots, ours and the calendar’s', async () => {
  const code = await textOf('/src/widgets/ui/button.css.ts')
  const [, sheet] = /import "(\/@id\/[^"]*button\.css\.ts\.sheet\?import)"/.exec(code) ?? []
  const module = await textOf(sheet ?? '')
  expect(module).toMatch(/registerStyleSheet\("\/ui\/button"/)
  expect(module).toContain('font-weight')
  const calendar = await textOf('/@id/__x00__calendar-sheet:@fullcalendar/react/skeleton')
  expect(calendar).toContain(':where([part~=root])')
})

test('BUILD-750 texts are compiled, macros are expanded, and the mock backend responds', async () => {
  // not only of a folder whose name ends like a source map's
  for (const file of ['store/store.tsx', 'sales/map/province-map.tsx']) {
    const code = await textOf(`/src/widgets/${file}`)
    const [, catalog = '', folder] = /"(\/@id\/__x00__langraan:messages\/((?:cart|sales\.map))[^"]*)"/.exec(code) ?? []
    expect(await textOf(catalog)).toContain(`locales/th/${folder}.po`)
  }
  const texts = await textOf('/src/widgets/i18n/locales/th/cart.po?import')
  expect(texts).toContain('export const messages')
  // a saved text is replaced without a reload
  expect(texts).toMatch(/import\.meta\.hot\?*\.accept\(/)
  expect(await textOf('/src/widgets/dashboard/frame.tsx')).not.toContain('@lingui/react/macro')
  expect(JSON.parse(await textOf('/backend/api/shops'))).toBeTruthy()
})

type Environment = { name: string; sent: unknown[]; invalidated: unknown[] }

/** What the plugin answers when a file with these modules is saved: undefined leaves it to Vite. */
function saved(file: string, modules: readonly object[], name = 'client'): Environment & { answer: unknown } {
  const [sent, invalidated]: [unknown[], unknown[]] = [[], []]
  const environment = {
    name,
    hot: { send: (...message: unknown[]) => sent.push(message) },
    moduleGraph: { invalidateModule: (...given: unknown[]) => invalidated.push(given[0]) },
  }
  const { hotUpdate } = hotCore as { hotUpdate: (this: unknown, of: unknown) => unknown }
  const answer = hotUpdate.call({ environment }, { file: resolve(file), modules, timestamp: 7 })
  return { answer, name, sent, invalidated }
}

test('BUILD-3103 code of core that the page has not loaded, and all of its backend, is left to Vite', () => {
  const module = {}
  const machine = 'src/core/orders/orders.machine.ts'
  expect(saved(machine, [module])).toMatchObject({
    ...{ answer: [], sent: [['langraan:core', { timestamp: 7 }]], invalidated: [module] },
  })
  for (const left of [
    saved(machine, []),
    saved(machine, [module], 'ssr'),
    saved('src/widgets/orders/orders.tsx', [module]),
    saved('src/service/orders/orders.service.ts', [module]),
  ])
    expect(left).toMatchObject({ answer: undefined, sent: [], invalidated: [] })
})

test('BUILD-3102 the plugin says if element-files.ts no longer has what it replaces', async () => {
  const { transform } = hotCore as { transform: (code: string, id: string) => string | undefined }
  const file = resolve('src/host/element-files.ts')
  expect(await textOf('/src/host/element-files.ts')).toContain('takeNewCode(')
  expect(() => transform('export const other = 1', file)).toThrow('bringElement')
  expect(transform('export const other = 1', resolve('src/host/provided.ts'))).toBeUndefined()
})
