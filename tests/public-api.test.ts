import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as backend from '../src/backend'
import * as core from '../src/core'
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
