import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as backend from '../src/backend'
import * as core from '../src/core'
import { apps } from '../src/core/app-loaders'
import type { AppModule } from '../src/core/kernel/app-module'
import * as machines from '../src/core/machines'
import * as streams from '../src/core/streams'
import * as host from '../src/host'
import * as mock from '../src/mock'
import * as widgets from '../src/widgets'

const names = (entryPoint: object) => Object.keys(entryPoint).sort()

/** What the pages of elements in docs/elements say of an entry point: `| exports of `langraan/widgets` | `RaanNotes` |`. */
const documented = (entryPoint: string) =>
  globSync('docs/elements/*.md').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').matchAll(/^\| exports of `([^`]+)` \| (.+) \|$/gm)
    const said = [...lines].flatMap(([, name, exported = '']) => (name === entryPoint ? [exported] : []))
    return said.flatMap((exported) => [...exported.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  })
const withDocumented = (entryPoint: string, list: readonly string[]) => [...list, ...documented(entryPoint)].sort()

test('API-1 langraan/core exports this and nothing else', () => {
  expect(names(core)).toEqual([
    'RaanError',
    'createEngine',
    'createHttpTransport',
    'createPromptPay',
    'errorCodes',
    'locales',
    'memoryStorage',
    'parseBaht',
    'parsePaste',
    'simulatedClock',
  ])
})

test('API-750 langraan/backend exports createBackend only', () => {
  expect(names(backend)).toEqual(['createBackend'])
})

test('ENG-675 langraan/core/streams exports this and nothing else', () => {
  expect(names(streams)).toEqual(['events$', 'select$'])
})

test('API-2 langraan/core/machines exports every machine', () => {
  const list = withDocumented('langraan/core/machines', [
    'accountMachine',
    'accountPasswordMachine',
    'accountSessionsMachine',
    'activityMachine',
    'allTasksMachine',
    'analyticsCardMachine',
    'allProductsMachine',
    'authMachine',
    'blogMachine',
    'calendarDataMachine',
    'calendarFormMachine',
    'calendarMachine',
    'calendarShownMachine',
    'cartMachine',
    'chatFilesMachine',
    'chatMachine',
    'chatSearchMachine',
    'checkoutMachine',
    'clientTableMachine',
    'codMachine',
    'countdownMachine',
    'courierFormatMachine',
    'courierFormatsMachine',
    'courierParcelMachine',
    'customerExportNoteMachine',
    'customerFormMachine',
    'customerMergeMachine',
    'customerOrdersMachine',
    'customerPrivacyMachine',
    'customerProfileMachine',
    'customerTransferMachine',
    'customersMachine',
    'editingMachine',
    'emailMachine',
    'exportedCustomersMachine',
    'faqChangesMachine',
    'faqFormMachine',
    'faqMachine',
    'goodsMachine',
    'invitationsMachine',
    'invoiceCancelMachine',
    'invoiceChangesMachine',
    'invoiceDetailMachine',
    'invoiceLetterMachine',
    'invoiceMachine',
    'invoicePaymentMachine',
    'invoicesMachine',
    'knowledgeArticleMachine',
    'knowledgeCategoryMachine',
    'knowledgeChangesMachine',
    'knowledgeMachine',
    'knowledgeSearchMachine',
    'knownCustomersMachine',
    'labelOptionsMachine',
    'labelsMachine',
    'layoutMachine',
    'liveMachine',
    'leftLettersMachine',
    'letterMachine',
    'mailFileMachine',
    'mailMachine',
    'mailPeopleMachine',
    'mailsMachine',
    'memoryStores',
    'noticeMachine',
    'notificationsListMachine',
    'notificationsMachine',
    'openChatMachine',
    'oneTaskMachine',
    'orderColumnsMachine',
    'orderDetailMachine',
    'orderEditMachine',
    'orderExportNoteMachine',
    'orderFileMachine',
    'orderFilesMachine',
    'orderImportMachine',
    'orderLinesMachine',
    'orderMachine',
    'orderSlipMachine',
    'ordersDeskMachine',
    'ordersExportMachine',
    'ordersMachine',
    'passwordLinkMachine',
    'passwordResetMachine',
    'pasteMachine',
    'pickerMachine',
    'placeMachine',
    'placesMachine',
    'postFormMachine',
    'postMachine',
    'postsMachine',
    'pricingMachine',
    'productMachine',
    'productTransferMachine',
    'productsMachine',
    'profileMachine',
    'profilePageMachine',
    'queueMachine',
    'salesMachine',
    'savedFiltersMachine',
    'searchMachine',
    'searchViewMachine',
    'serverTableMachine',
    'shopMachine',
    'shopProductFormMachine',
    'shopProductsMachine',
    'shopsMachine',
    'sidebarMachine',
    'statisticCardMachine',
    'stockFormMachine',
    'stockMovesMachine',
    'storeMachine',
    'taskFormMachine',
    'tasksMachine',
    'titlesMachine',
    'todayMachine',
    'todoMachine',
    'todoTodayMachine',
    'tourMachine',
    'trackedMachine',
    'userChangesMachine',
    'userColumnsMachine',
    'userDetailMachine',
    'userFormMachine',
    'userPasswordLinkMachine',
    'usersMachine',
    'wholeMailsMachine',
  ])
  const where = 'a new machine is added to this list, or to `exports of` on the page of its app in docs/elements'
  expect(names(machines), where).toEqual(list)
})

test('API-3 langraan/mock exports createMock only', () => {
  expect(names(mock)).toEqual(['createMock'])
})

test('API-4 langraan exports the host without registering anything', () => {
  expect([names(host), 'customElements' in globalThis]).toEqual([['defineElements', 'init'], false])
})

test('API-5 langraan/widgets exports the components', () => {
  const list = withDocumented('langraan/widgets', [
    'RaanAccount',
    'RaanAnalyticsCard',
    'RaanBlog',
    'RaanCalendar',
    'RaanCart',
    'RaanChat',
    'RaanCheckout',
    'RaanDashboard',
    'RaanDatatable',
    'RaanEmail',
    'RaanFaq',
    'RaanInvoice',
    'RaanInvoices',
    'RaanKnowledge',
    'RaanLabels',
    'RaanNotifications',
    'RaanOrder',
    'RaanOrders',
    'RaanPricing',
    'RaanProduct',
    'RaanProducts',
    'RaanProfile',
    'RaanRoot',
    'RaanSearch',
    'RaanShops',
    'RaanSignIn',
    'RaanStatisticCard',
    'RaanTodo',
    'RaanUser',
    'RaanUsers',
    'RaanWishlist',
  ])
  expect(names(widgets)).toEqual(list)
})

test('API-6 the package has exactly these entry points', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: object }
  expect(Object.keys(exports)).toEqual([
    '.',
    './auto',
    './core',
    './core/machines',
    './core/streams',
    './mock',
    './mock/auto',
    './backend',
    './charts',
    './widgets',
    './widgets/*',
    './embed/*',
    './embed-react/*',
    './custom-elements.json',
    './package.json',
  ])
})

test('API-7 the files generated from the element rows are current', async () => {
  const { elementFiles } = await import('../scripts/build/element-files')
  const plain = (text: string) => text.replace(/[\s;,|]+/g, '')
  for (const [file, text] of Object.entries(elementFiles()))
    expect([...plain(readFileSync(file, 'utf8'))].sort().join('')).toBe([...plain(text)].sort().join(''))
})

const pages = () => [...globSync('docs/*.md'), 'README.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
const isNamed = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replaceAll('$', '\\$')}(?![\\w-])`).test(text)

test('API-6200 the documentation names everything that core, streams, host, mock and backend export', () => {
  const typeNames = ['core', 'host', 'mock', 'backend'].flatMap((layer) => {
    const text = readFileSync(`src/${layer}/index.ts`, 'utf8').replace(/\/\*.*?\*\//gs, '')
    const lists = [...text.matchAll(/^export (?:type )?\{([^}]+)\}/gm)].flatMap(([, list = '']) => list.split(','))
    return lists.map((name) => name.replace(/\btype\b/, '').trim()).filter((name) => name !== '')
  })
  const all = new Set([core, streams, host, mock, backend].flatMap(names).concat(typeNames))
  expect(all.size).toBeGreaterThan(40)
  const text = pages()
  const missing = [...all].filter((name) => !isNamed(text, name))
  expect(missing, 'say in docs what it is for, as in docs/headless.md').toEqual([])
})

test.each([
  ['EngineOptions', 'src/core/engine.ts', 'docs/headless.md'],
  ['Engine', 'src/core/engine.ts', 'docs/headless.md'],
  ['MockOptions', 'src/mock/index.ts', 'docs/headless.md'],
  ['Mock', 'src/mock/index.ts', 'docs/headless.md'],
  ['InitOptions', 'src/host/shared-engine.ts', 'docs/embedding.md'],
  ['BackendOptions', 'src/backend/backend.ts', 'docs/operating.md'],
  ['ShopBackend', 'src/backend/backend.ts', 'docs/operating.md'],
])('API-6201 every field of %s in %s is in %s', (type, file, page) => {
  const [, body = ''] = readFileSync(file, 'utf8').split(new RegExp(`^export type ${type} = `, 'm'))
  const fields = [...(body.split(/^}/m)[0] ?? '').matchAll(/^ {2}(?:readonly )?([\w$]+)\??[:(<]/gm)]
  const text = readFileSync(page, 'utf8')
  const missing = fields.map(([, field = '']) => field).filter((field) => !isNamed(text, field))
  expect(fields.length).toBeGreaterThan(2)
  expect(missing, `say in ${page} what it does`).toEqual([])
})

// a new app adds no line here, so its views may be missing
test('API-6202 the views in the table of docs/headless.md exist', async () => {
  const modules = await Promise.all(Object.values(apps).map((load): Promise<AppModule> => load()))
  const views = new Set(modules.flatMap((module) => Object.keys(module.views ?? {})))
  const [, table = ''] = /^\| App \| Views \|\n(.*?)\n\n/ms.exec(readFileSync('docs/headless.md', 'utf8')) ?? []
  const named = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name = '') => !views.has(name))).toEqual([])
})
