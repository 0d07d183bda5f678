import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../src/widgets/dashboard/routes'
import { type Session, where } from '../../src/widgets/dashboard/where'
import { pathOfSpecimen } from '../../src/widgets/gallery/specimen-row'
import { alsoCalled, specimens } from '../../src/widgets/gallery/specimens'
import { usedIcons } from '../../src/widgets/gallery/ui/used-icons'
import { readSources } from '../helpers/sources'

const table = readFileSync('src/widgets/gallery/specimens.ts', 'utf8')
const anybody: Session = { state: 'signedIn', can: () => true, isLimited: false }

test('GAL-1 the code shown for an example is the file that runs', async () => {
  const lines = table.split('\n').filter((line) => line.startsWith('  { group:'))
  expect(lines.length).toBe(specimens.length)
  for (const [nth, line] of lines.entries()) {
    const [run, shown] = [...line.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => path)
    expect(shown).toBe(`${run}.tsx?raw`)
    const { default: text } = (await specimens[nth]?.code()) ?? {}
    expect(text).toBe(readFileSync(`src/widgets/gallery/${run}.tsx`, 'utf8'))
  }
})

test('GAL-2 every example has its own address, and the gallery is shown there', () => {
  const paths = specimens.map(pathOfSpecimen)
  expect(new Set(paths).size).toBe(paths.length)
  const groups = paths.map((path) => {
    const location = where(path, anybody, screens)
    return location.kind === 'screen' ? location.screen.group : location.kind
  })
  expect(groups.filter((group) => group !== 'gallery')).toEqual([])
})

test('GAL-3 the data table keeps its address beside the table examples', () => {
  const location = where('/tables/data-table', anybody, screens)
  expect(location.kind === 'screen' && location.screen.subject).toBe('DataTable')
})

/** What the template's showcase has, under the names the papers give it. */
const showcase = [
  '/ui',
  '/ui/elements',
  '/ui/colors',
  '/ui/icons',
  '/ui/cards',
  '/ui/components',
  '/ui/alerts',
  ...[
    ...['sweet-alert', 'toastr', 'slider', 'drag-and-drop', 'tour', 'clipboard', 'player', 'context-menu', 'swiper'],
    ...['ratings', 'i18n', 'pagination', 'import', 'export', 'export-selected'],
  ].map((name) => `/extensions/${name}`),
  '/forms',
  ...['elements', 'layouts', 'wizard', 'validation', 'repeater'].map((name) => `/forms/${name}`),
  '/tables',
  '/tables/datatables',
  '/charts',
  '/maps',
]

test("GAL-12 every example of the template's showcase is at its address, or the address redirects to it", () => {
  const stands = (path: string): boolean => {
    const other = alsoCalled[path]
    if (other !== undefined) return stands(other)
    const location = where(path, anybody, screens)
    if (location.kind !== 'screen') return false
    const { name } = location.params
    return name === undefined || specimens.some((row) => pathOfSpecimen(row) === path)
  }
  expect([...showcase, ...Object.keys(alsoCalled)].filter((path) => !stands(path))).toEqual([])
})

test('GAL-13 every component of ui is in the gallery, or within one that is', () => {
  // what another part is made of, and has no look of its own
  const within = ['field-error', 'menu-panel', 'portal', 'toast', 'virtual-list', 'visually-hidden']
  const shown = new Set(readSources('src/widgets/gallery/**/*.tsx').flatMap(({ imports }) => imports))
  const isShown = (name: string) => [...shown].some((each) => each.endsWith(`/ui/${name}`))
  const parts = readSources('src/widgets/ui/*.tsx').map(({ file }) => file.split('/').at(-1)?.replace('.tsx', '') ?? '')
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((name) => !within.includes(name) && !isShown(name))).toEqual([])
})

test('GAL-4 every icon of the gallery is used on a screen', () => {
  const others = readSources('src/widgets/**/*.tsx').filter(({ file }) => !file.includes('/gallery/'))
  const used = new Set(others.flatMap(({ imports }) => imports))
  expect(Object.keys(usedIcons).filter((name) => !used.has(`lucide-react/icons/${name}`))).toEqual([])
})

/** The routes of the product's paper that are no showcase. */
const routes = [
  ...['/', '/dashboard/analytics', '/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar', '/access-control'],
  ...['list', 'preview', 'edit', 'add'].map((name) => `/apps/invoice/${name}`),
  ...['shop', 'product-detail', 'wishlist', 'checkout'].map((name) => `/apps/ecommerce/${name}`),
  ...['list', 'view', 'edit'].map((name) => `/apps/user/${name}`),
  ...['login', 'register', 'forgot-password', 'reset-password'].flatMap((name) => [
    `/pages/${name}-v1`,
    `/pages/${name}-v2`,
  ]),
  ...['account-settings', 'profile', 'faq', 'knowledge-base', 'pricing'].map((name) => `/pages/${name}`),
  ...['list', 'detail', 'edit'].map((name) => `/pages/blog/${name}`),
  ...['coming-soon', 'not-authorized', 'maintenance', 'error'].map((name) => `/misc/${name}`),
]

test('WALK-11 every route of the product responds', () => {
  const silent = routes.filter((path) => ['notFound', 'redirect'].includes(where(path, anybody, screens).kind))
  expect(silent).toEqual([])
})

test('WALK-10 the walk stops at every screen of the route table, at each of its addresses without parameters, and at the pages outside it', () => {
  const text = readFileSync('tests/browser/stops.ts', 'utf8')
  const stops = [...text.matchAll(/(?:path|leadsTo): '([^'?]+)/g)].map(([, path]) => path ?? '')
  const forms = ['login', 'register', 'forgot-password', 'reset-password']
  const notInTheTable = [
    ...forms.flatMap((name) => [`/${name}`, `/pages/${name}-v1`, `/pages/${name}-v2`]),
    ...['coming-soon', 'not-authorized', 'maintenance', 'error'].map((name) => `/misc/${name}`),
  ]
  const missing = screens.flatMap(({ path, also = [] }) => {
    const plain = [path, ...also].filter((each) => !each.includes(':'))
    // a screen of one thing alone is walked with one
    return (plain.length > 0 ? plain : [path]).filter((each) => !stops.includes(each))
  })
  expect([...missing, ...notInTheTable.filter((path) => !stops.includes(path))]).toEqual([])
})
