import type { Endpoint } from '../../src/core/kernel/endpoint'
import type { Mock } from '../../src/mock'
import type { Rows } from '../../src/mock/db'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'

type Json = Record<string, unknown>

/** One change as it goes over the wire. */
export type Sample = {
  /** as the endpoint is to be in the end */
  repeat: Endpoint['repeat']
  params?: Json
  query?: Json
  body?: Json
  /** `checked`: where the record can be read (`GET …`), and whether it is as it was asked for */
  look?: { at: string; isMade(answer: Json): boolean }
  /** a token and the like, got before; what it answers is merged into the body, or into the query of a call without one */
  prepare?(mock: Mock): Promise<Json>
  /** the body of an upload */
  file?: Blob
  /** what is merged into the path's values, got before */
  prepareParams?(mock: Mock): Promise<Json>
  /** sent with the access token of a session that is signed in before */
  isSignedIn?: true
}

const mail = { to: [{ name: '', email: 'nok@mail.example' }], subject: 'ราคา', message: '' }
async function knowledgeCategory(mock: Mock): Promise<Json> {
  const body = { category: { title: 'งานประจำ', desc: '' } }
  return { id: (await ask(mock, 'POST /knowledge/category/add', { body })).body.category.id }
}

async function knowledgeArticle(mock: Mock): Promise<Json> {
  const body = { article: { category: 'orders', title: 'รับสาย', content: '<p>สวัสดี</p>' } }
  return { id: (await ask(mock, 'POST /knowledge/article/add', { body })).body.article.id }
}

const event = {
  title: 'นัด',
  start: '2026-11-23T03:00:00.000Z',
  end: '2026-11-23T04:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
}
const person = {
  fullName: 'ใหม่ ใจดี',
  username: 'mai',
  email: 'mai@mail.example',
  company: 'ร้าน',
  country: 'ไทย',
  contact: '0812345678',
  role: 'editor',
  currentPlan: 'basic',
  avatar: null,
}
const admin = { email: 'admin@langraan.test', password: 'admin' }

const { trackingNumber: _, ...entered } = newOrder
const oldOrder = {
  ...entered,
  OrderNumber: 'P-1',
  createdAt: '2025-11-29T07:05:00Z',
  OrderStatus: 'delivered',
  ProductOrders: newOrder.ProductOrders.map((line) => ({ ...line, productId: null })),
}

const safe = (body: Json): Sample => ({ repeat: 'safe', body })
const keyed = (body: Json): Sample => ({ repeat: 'keyed', body })

const signedIn = async (mock: Mock) => {
  const { body } = await ask(mock, 'POST /jwt/login', { body: admin })
  return { refreshToken: body.refreshToken }
}

const invited = { fullName: 'นก', email: 'nok@mail.example', role: 'clerk' }
const pendingInvitation = async (mock: Mock) => {
  const { body } = await ask(mock, 'POST /apps/users/invite', { body: invited })
  return { id: (body.invitation as { id: number }).id }
}
const otherSession = async (mock: Mock) => {
  const { body } = await ask(mock, 'POST /jwt/login', { body: admin })
  const { sessions } = (await ask(mock, 'GET /account-setting/sessions', { token: body.accessToken })).body
  return { id: (sessions as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)?.id }
}

const listedNotifications = async (mock: Mock) => {
  const { notifications } = (await ask(mock, 'GET /api/notifications')).body
  return { ids: (notifications as { id: string }[]).map(({ id }) => id) }
}

const addedFile = async (mock: Mock, OrderNumber: string) => {
  const address = `http://shop.test/api/orders/${OrderNumber}/files?name=slip.jpg`
  const body = Uint8Array.of(0xff, 0xd8, 0xff)
  const headers = { 'Idempotency-Key': 'added before' }
  const response = await mock.transport(new Request(address, { method: 'POST', headers, body }))
  return { id: (await response.json()).file.id }
}

const uploaded = {
  repeat: 'keyed',
  query: { name: 'slip.jpg' },
  file: new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]),
} as const

type OrderRow = { OrderNumber: string; version: number; OrderStatus: string; paymentStatus: string } & {
  printAddrData: { IsPrintAddr: boolean }
}
const orderIn = (rows: Rows): OrderRow => {
  const found = (rows.orders as OrderRow[]).find(
    (order) => order.OrderStatus === 'new' && order.paymentStatus === 'unpaid' && !order.printAddrData.IsPrintAddr,
  )
  if (!found) throw new Error('the sample data have no new, unpaid order without a label')
  return found
}
const orderAt = (number: string, isMade: (order: Json) => boolean) => ({
  at: `/api/orders/${number}`,
  isMade: (answer: Json) => isMade(answer.order as Json),
})

/** A sample of every change of the contract, by the endpoint's name. */
export function samplesFor(rows: Rows): Readonly<Record<string, Sample>> {
  const { OrderNumber, version } = orderIn(rows)
  const invoices = rows.invoices as { id: number; sent?: object; printedAt?: string; payments: object[] }[]
  const [{ id: invoiceId } = { id: 0 }] = invoices
  const isDraft = ({ sent, printedAt, payments }: (typeof invoices)[number]) =>
    !sent && !printedAt && payments.length === 0
  const draftId = invoices.find(isDraft)?.id ?? 0
  const pageId =
    (rows.searchPages as { id: number; isBookmarked: boolean }[]).find((page) => !page.isBookmarked)?.id ?? 0
  return {
    'auth.login': { repeat: 'once', body: admin },
    'auth.register': {
      repeat: 'checked',
      body: { email: 'new@shop.test', username: 'new', password: 'a new password' },
    },
    'auth.refreshToken': { repeat: 'once', body: {}, prepare: signedIn },
    'sessions.end': { repeat: 'safe', isSignedIn: true, prepare: otherSession },
    'sessions.endOthers': { repeat: 'safe', isSignedIn: true },
    'auth.logout': { repeat: 'safe', body: {}, prepare: signedIn },
    'password.forgot': { repeat: 'once', body: { email: admin.email } },
    'password.reset': {
      repeat: 'checked',
      body: { password: 'a new password' },
      prepare: async (mock) => {
        const { body } = await ask(mock, 'POST /jwt/forgot-password', { body: { email: admin.email } })
        return { token: body.sampleToken }
      },
    },
    'misc.notify': safe({ email: 'nok@mail.example', topic: 'maintenance' }),
    'customers.profile': safe({ key: '0805551000' }),
    'customers.orders': safe({ key: '0805551000' }),
    'customers.add': keyed({ customer: { name: 'สมชาย', phoneNumber: '084-444-5555' } }),
    'orders.importCheck': safe({ orders: [], numbers: ['P-1'] }),
    'orders.import': keyed({ orders: [oldOrder] }),
    'customers.importCheck': safe({ customers: [{ name: 'สมชาย', phoneNumber: '084-444-6666' }] }),
    'customers.import': keyed({ customers: [{ name: 'สมชาย', phoneNumber: '084-444-6666' }] }),
    'customers.update': {
      repeat: 'checked',
      body: { customer: { key: '0805551000', version: 0, flag: 'ปฏิเสธ COD 3 ครั้ง' } },
      look: {
        at: '/api/customers?q=0805551000',
        isMade: ({ customers }) => 'flag' in ((customers as Json[])[0] ?? {}),
      },
    },
    'customers.merge': {
      repeat: 'checked',
      body: { customer: { key: '0805551000', version: 0 }, other: '0815551037', otherVersion: 0 },
      look: {
        at: '/api/customers?q=0805551000',
        isMade: ({ customers }) => 'otherPhones' in ((customers as Json[])[0] ?? {}),
      },
    },
    'customers.separate': {
      repeat: 'safe',
      body: { key: '0805551000', other: '0815551037' },
      prepare: async (mock) => {
        const body = { customer: { key: '0805551000' }, other: '0815551037' }
        await ask(mock, 'POST /api/customers/merge', { body })
        return {}
      },
    },
    'customers.export': safe({ name: '', phoneNumber: '080-555-1000' }),
    // all of their orders are finished
    'customers.erase': safe({ name: '', phoneNumber: '080-555-1000' }),
    'activity.export': keyed({ export: { list: 'orders', file: 'orders.csv', rows: 3, filters: {} } }),
    'shops.add': keyed({
      shop: { ShopName: 'ร้านใหม่', Description: '', Address: '1', PostalCode: '50200', PhoneNumber: '' },
    }),
    'shops.update': {
      repeat: 'checked',
      body: {
        shop: {
          id: 1,
          version: 1,
          ShopName: 'ชาใหม่',
          siId: 101,
          Description: '',
          Address: '1',
          PostalCode: '50200',
          PhoneNumber: '',
        },
      },
      look: { at: '/api/shops', isMade: ({ shops }) => (shops as Json[])[0]?.ShopName === 'ชาใหม่' },
    },
    'courierFormats.update': {
      repeat: 'checked',
      body: {
        format: {
          courier: 'flash',
          version: 0,
          file: 'csv',
          phone: 'digits',
          noCod: 'zero',
          columns: [{ heading: 'ผู้รับ', field: 'name' }],
        },
      },
      look: { at: '/api/courier-formats', isMade: ({ formats }) => (formats as Json[])[0]?.file === 'csv' },
    },
    'courierFormats.restore': {
      repeat: 'checked',
      body: { format: { courier: 'kex', version: 1 } },
      prepare: async (mock) => {
        const columns = [{ heading: 'ผู้รับ', field: 'name' }]
        const format = { courier: 'kex', file: 'csv', phone: 'digits', noCod: 'zero', columns }
        await ask(mock, 'POST /api/courier-formats/update', { body: { format } })
        return {}
      },
      look: { at: '/api/courier-formats', isMade: ({ formats }) => (formats as Json[])[0]?.own === false },
    },
    'products.add': keyed({ product: { name: 'หมวก', price: 90, variants: [{ name: 'ดำ' }] } }),
    'products.update': {
      repeat: 'checked',
      body: { product: { id: 1, version: 1, variants: [{ name: 'กล่องใหญ่' }] } },
      look: {
        at: '/api/products/1',
        isMade: ({ product }) => (product as { variants: Json[] }).variants[0]?.name === 'กล่องใหญ่',
      },
    },
    'products.stock': keyed({ stock: { id: 1, kind: 'change', pieces: 5, reason: 'รับของเข้า' } }),
    'store.addToWishlist': safe({ productId: 9 }),
    'store.removeFromWishlist': { repeat: 'safe', params: { productId: 24 } },
    'cart.add': keyed({ productId: 4 }),
    'cart.remove': { repeat: 'safe', params: { productId: 21 } },
    'cart.update': safe({ productId: 4, qty: 3 }),
    'orders.create': keyed({ order: newOrder }),
    'orders.update': {
      repeat: 'checked',
      body: { OrderNumber, version, changes: { note: 'ฝากป้อมยาม' } },
      look: orderAt(OrderNumber, ({ note }) => note === 'ฝากป้อมยาม'),
    },
    'orders.status': {
      repeat: 'checked',
      body: { orderNumbers: [OrderNumber], status: 'cancelled' },
      look: orderAt(OrderNumber, ({ OrderStatus }) => OrderStatus === 'cancelled'),
    },
    'orders.payment': {
      repeat: 'checked',
      body: { OrderNumber, version, paymentStatus: 'paid' },
      look: orderAt(OrderNumber, ({ paymentStatus }) => paymentStatus === 'paid'),
    },
    'orders.tracked': safe({ orderNumbers: [OrderNumber], trackingNumbers: ['TH1'] }),
    'orders.tracking': safe({ numbers: [{ OrderNumber, trackingNumber: 'TH1' }] }),
    'orders.files.add': {
      repeat: 'keyed',
      params: { OrderNumber },
      query: { name: 'slip.jpg' },
      file: new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]),
    },
    'orders.files.remove': {
      repeat: 'safe',
      params: { OrderNumber },
      prepareParams: (mock) => addedFile(mock, OrderNumber),
    },
    'orders.print': keyed({ orderNumbers: [OrderNumber], printBy: 'มาลี', reprint: true }),
    'invoices.remove': { repeat: 'safe', query: { id: draftId } },
    'invoices.cancel': { repeat: 'safe', body: { id: invoiceId, reason: 'ออกใบใหม่' } },
    'invoices.add': keyed({ invoice: newInvoice }),
    'invoices.update': {
      repeat: 'checked',
      body: { invoice: { id: invoiceId, version: 1, note: 'แก้แล้ว' } },
      look: { at: `/api/invoice/invoices/${invoiceId}`, isMade: ({ invoice }) => (invoice as Json).note === 'แก้แล้ว' },
    },
    'invoices.send': keyed({ id: invoiceId, letter: { to: 'dang@example.test', subject: 'ใบแจ้งหนี้', message: '' } }),
    'users.add': keyed(person),
    'users.update': {
      repeat: 'checked',
      body: { user: { id: 2, version: 1, company: 'ร้านใหม่' } },
      look: { at: '/api/users/user?id=2', isMade: ({ user }) => (user as Json).company === 'ร้านใหม่' },
    },
    'users.remove': { repeat: 'safe', query: { id: 2 } },
    'invitations.invite': {
      repeat: 'checked',
      body: invited,
      look: {
        at: '/api/users/list/data?q=nok@mail.example',
        isMade: ({ users }) => (users as Json[]).some(({ email }) => email === invited.email),
      },
    },
    'users.passwordLink': { repeat: 'once', body: { id: 2 } },
    'invitations.renew': { repeat: 'once', prepare: pendingInvitation },
    'invitations.withdraw': { repeat: 'safe', prepare: pendingInvitation },
    'account.update': {
      repeat: 'checked',
      body: { info: { bio: 'ขายชา' } },
      look: { at: '/account-setting/data', isMade: ({ info }) => (info as Json).bio === 'ขายชา' },
    },
    'account.password': { repeat: 'checked', body: { oldPassword: 'admin', newPassword: 'a new password' } },
    'chat.profile.save': safe({ profile: { about: 'ขายชา' } }),
    'chat.files.add': uploaded,
    'chat.send': keyed({ obj: { message: 'สวัสดี', contact: { id: 4 }, clientId: 'k' } }),
    'profile.like': safe({ id: 1, isOn: true }),
    'profile.comment': keyed({ id: 1, comment: 'หอม' }),
    'profile.vote': safe({ id: 1, option: 1 }),
    'profile.follow': safe({ id: 1, isOn: true }),
    'profile.befriend': safe({ id: 1, isOn: true }),
    'blog.comment': keyed({ id: 3, commentText: 'สวย' }),
    'blog.add': keyed({
      blog: {
        blogTitle: 'ชาใหม่',
        slug: 'ชาใหม่',
        status: 'Draft',
        blogCategories: [],
        excerpt: '',
        content: '',
        featuredImage: '',
      },
    }),
    'blog.remove': { repeat: 'safe', query: { id: 3 } },
    'blog.update': {
      repeat: 'checked',
      body: { blog: { id: 3, version: 1, excerpt: 'ชาใหม่' } },
      look: { at: '/blog/list/data/edit?id=3', isMade: ({ excerpt }) => excerpt === 'ชาใหม่' },
    },
    'faq.add': keyed({
      category: { title: 'ใบกำกับภาษี', subtitle: '', icon: '', qandA: [{ question: 'ออกได้ไหม', ans: 'ได้' }] },
    }),
    'faq.remove': { repeat: 'safe', query: { key: 'delivery' } },
    'faq.update': {
      repeat: 'checked',
      body: { category: { key: 'delivery', version: 1, title: 'ขนส่ง' } },
      look: { at: '/faq/data', isMade: ({ delivery }) => (delivery as Json).title === 'ขนส่ง' },
    },
    'faq.reorder': safe({ keys: ['delivery', 'payment'] }),
    'knowledge.addCategory': keyed({ category: { title: 'งานประจำ', desc: '' } }),
    'knowledge.updateCategory': {
      repeat: 'checked',
      prepare: async (mock) => ({ category: { ...(await knowledgeCategory(mock)), version: 1, title: 'แก้แล้ว' } }),
      look: { at: '/faq/data/knowledge_base', isMade: (cards) => JSON.stringify(cards).includes('แก้แล้ว') },
    },
    'knowledge.reorderCategories': safe({ ids: [2, 1] }),
    'knowledge.removeCategory': { repeat: 'safe', prepare: knowledgeCategory },
    'knowledge.addArticle': keyed({ article: { category: 'orders', title: 'รับสาย', content: '<p>สวัสดี</p>' } }),
    'knowledge.updateArticle': {
      repeat: 'checked',
      prepare: async (mock) => ({ article: { ...(await knowledgeArticle(mock)), version: 1, title: 'แก้แล้ว' } }),
      look: { at: '/faq/data/category?slug=orders', isMade: (groups) => JSON.stringify(groups).includes('แก้แล้ว') },
    },
    'knowledge.removeArticle': { repeat: 'safe', prepare: knowledgeArticle },
    'knowledge.reorder': safe({ ids: [2, 1] }),
    'knowledge.hide': safe({ kind: 'article', id: 101, hidden: true }),
    'editing.set': safe({ OrderNumber: 'LR-20261101-000001', form: 'f1', isEditing: true }),
    'notifications.read': { repeat: 'safe', prepare: listedNotifications },
    'todo.add': keyed({ task: { title: 'ใหม่' } }),
    'todo.update': safe({ task: { id: 1, title: 'แก้แล้ว' } }),
    'todo.remove': { repeat: 'safe', query: { taskId: 1 } },
    'todo.reorder': safe({ ids: [3, 1, 2] }),
    'email.update': safe({ emailIds: [1], dataToUpdate: { subject: 'แก้แล้ว' } }),
    'email.label': {
      repeat: 'checked',
      body: { emailIds: [1], label: 'private', on: true },
      look: { at: '/apps/email/get-email?id=1', isMade: ({ labels }) => (labels as string[]).includes('private') },
    },
    'email.files.add': uploaded,
    'email.send': keyed({ email: mail }),
    'email.saveDraft': keyed({ email: mail }),
    'calendar.add': keyed({ event }),
    'calendar.update': safe({ event: { id: 1, title: 'แก้แล้ว' } }),
    'calendar.remove': { repeat: 'safe', query: { id: 1 } },
    'search.toggle': {
      repeat: 'checked',
      body: { id: pageId, on: true },
      look: {
        at: '/api/bookmarks/data',
        isMade: ({ bookmarks }) => (bookmarks as Json[]).some(({ id }) => id === pageId),
      },
    },
    'pricing.choose': safe({ plan: 'enterprisePlan', period: 'yearly' }),
  }
}
