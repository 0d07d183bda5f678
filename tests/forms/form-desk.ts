import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { newPostKey } from '../../src/core/blog/blog.number'
import type { Engine } from '../../src/core/engine'
import { decode } from '../../src/core/kernel/codec'
import { orderSchema } from '../../src/core/orders/orders.contract'
import { shopSchema } from '../../src/core/shops/shops.contract'
import { createMock, type Mock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { newOrder } from '../orders/new-order'
import { newUser } from '../users/user-on-wire'

/** What can happen to a request, whether the backend does it or not. */
export const troubles = {
  'the answer is lost': async (backend: Backend) => {
    await backend()
    throw new TypeError('Failed to fetch')
  },
  'it never arrives': () => Promise.reject(new TypeError('Failed to fetch')),
  'the answer never comes': async (backend: Backend) => {
    await backend()
    return new Promise<Response>(() => undefined)
  },
  'a proxy says 502': async (backend: Backend) => {
    await backend()
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  },
  'a page comes with 200': async (backend: Backend) => {
    await backend()
    return new Response('<!doctype html><h1>Welcome</h1>')
  },
} as const
export type Trouble = keyof typeof troubles
type Backend = () => Promise<Response>

/** A form at work, whatever its machine is called. */
type Form = {
  send(event: never): void
  getSnapshot(): { value: unknown; context: unknown }
  settled(): Promise<unknown>
}

type FormCase = {
  path: string
  open(engine: Engine, mock: Mock): Promise<Form>
  /** enters something that may be stored; other things for another `text` */
  fill(form: Form, text: string): void
  /** a field besides the one that `fill` changes */
  more?(form: Form, text: string): void
  /** how often the backend did something, and what it stored in the field that `fill` changes */
  stored(mock: Mock): Promise<{ changes: number; text: string | undefined; more?: string | undefined }>
  /** what somebody else may store meanwhile, in the field that `fill` changes */
  byOthers?(mock: Mock, text: string): Promise<unknown>
}

const set = (form: Form, name: string, value: unknown) => form.send({ type: 'field.set', name, value } as never)
const post = (mock: Mock, path: string, body: unknown) => ask(mock, `POST ${path}`, { body })
const one = async (mock: Mock, path: string) => (await ask(mock, `GET ${path}`)).body

const draftOf = (form: Form) => (form.getSnapshot().context as { draft: Draft }).draft
type Draft = { client: object; items: readonly { key: string }[] }
const wire = { names: { shippingCost: 'ค่าส่ง', CODFee: 'ค่าเก็บเงิน', otherCost: 'อื่น ๆ' } }

type OwnArticle = { id: number; question: string; slug: string }
async function ownArticles(mock: Mock): Promise<OwnArticle[]> {
  const [group] = await one(mock, '/faq/data/category?slug=orders')
  return group.own ? group.questions : []
}
async function ownArticle(mock: Mock): Promise<OwnArticle> {
  const article = { category: 'orders', title: 'รับสาย', content: '<p>สวัสดี</p>' }
  return (await post(mock, '/knowledge/article/add', { article })).body.article
}

export const forms = {
  'users.add': {
    path: '/apps/users/add-user',
    open: async (engine) => engine.view('users.edit', { id: 'new' }),
    fill(form, text) {
      for (const [name, value] of Object.entries({ ...newUser, fullName: text })) set(form, name, value)
    },
    async stored(mock) {
      const found = (await one(mock, '/api/users/list/all-data')).filter(
        ({ username }: { username: string }) => username === newUser.username,
      )
      return { changes: found.length, text: found[0]?.fullName }
    },
  },
  'users.update': {
    path: '/apps/users/update',
    open: async (engine) => engine.view('users.edit', { id: 3 }),
    fill: (form, text) => set(form, 'company', text),
    more: (form, text) => set(form, 'country', text),
    async stored(mock) {
      const { user } = await one(mock, '/api/users/user?id=3')
      return { changes: user.version - 1, text: user.company, more: user.country }
    },
    byOthers: (mock, company) => post(mock, '/apps/users/update', { user: { id: 3, company } }),
  },
  'blog.add': {
    path: '/blog/add',
    open: async (engine) => engine.view('blog.edit', { key: newPostKey }),
    fill: (form, text) => set(form, 'blogTitle', text),
    async stored(mock) {
      const posts: { title: string }[] = await one(mock, '/blog/list/data')
      return { changes: posts.length - 10, text: posts.length > 10 ? posts[0]?.title : undefined }
    },
  },
  'blog.update': {
    path: '/blog/update',
    open: async (engine) => engine.view('blog.edit', { key: '2' }),
    fill: (form, text) => set(form, 'blogTitle', text),
    more: (form, text) => set(form, 'excerpt', text),
    async stored(mock) {
      const blog = await one(mock, '/blog/list/data/edit?id=2')
      return { changes: blog.version - 1, text: blog.blogTitle, more: blog.excerpt }
    },
    byOthers: (mock, blogTitle) => post(mock, '/blog/update', { blog: { id: 2, blogTitle } }),
  },
  'faq.add': {
    path: '/faq/add',
    open: async (engine) => engine.view('faq.edit', { key: '' }),
    fill(form, text) {
      set(form, 'title', text)
      set(form, 'questions', [{ key: '0', question: 'ออกได้ไหม', ans: 'ได้', isRemoved: false }])
    },
    async stored(mock) {
      const { own = [] } = await one(mock, '/faq/data')
      return { changes: own.length, text: own[0]?.title }
    },
  },
  'faq.update': {
    path: '/faq/update',
    open: async (engine) => engine.view('faq.edit', { key: 'delivery' }),
    fill: (form, text) => set(form, 'title', text),
    more: (form, text) => set(form, 'subtitle', text),
    async stored(mock) {
      const { delivery } = await one(mock, '/faq/data')
      return { changes: delivery.version - 1, text: delivery.title, more: delivery.subtitle }
    },
    byOthers: (mock, title) => post(mock, '/faq/update', { category: { key: 'delivery', title } }),
  },
  'knowledge.addArticle': {
    path: '/knowledge/article/add',
    open: async (engine) => engine.view('knowledge.article', { key: '', category: 'orders' }),
    fill(form, text) {
      set(form, 'title', text)
      set(form, 'content', '<p>สวัสดี</p>')
    },
    async stored(mock) {
      const [own] = await ownArticles(mock)
      return { changes: own ? 1 : 0, text: own?.question }
    },
  },
  'knowledge.updateArticle': {
    path: '/knowledge/article/update',
    async open(engine, mock) {
      const { slug } = await ownArticle(mock)
      return engine.view('knowledge.article', { key: slug, category: '' })
    },
    fill: (form, text) => set(form, 'title', text),
    more: (form, text) => set(form, 'content', `<p>${text}</p>`),
    async stored(mock) {
      const [own] = await ownArticles(mock)
      const { version, title, content } = await one(mock, `/faq/data/question?slug=${own?.slug}`)
      return { changes: version - 1, text: title, more: content.replace(/<[^>]+>/g, '') }
    },
    async byOthers(mock, title) {
      const [own] = await ownArticles(mock)
      return post(mock, '/knowledge/article/update', { article: { id: own?.id, title } })
    },
  },
  'account.update': {
    path: '/account-setting/update',
    async open(engine) {
      const account = engine.app('account')
      await account.settled()
      account.send({ type: 'open' })
      return account
    },
    fill: (form, text) => form.send({ type: 'info.set', info: { bio: text } } as never),
    more: (form, text) => form.send({ type: 'general.set', general: { company: text } } as never),
    async stored(mock) {
      const { info, general } = await one(mock, '/account-setting/data')
      return { changes: info.bio.includes('ใหม่') ? 1 : 0, text: info.bio, more: general.company }
    },
  },
  'invoices.add': {
    path: '/apps/invoice/add',
    open: async (engine) => engine.view('invoices.form', { ...wire, shopId: 2 }),
    fill(form, text) {
      form.send({ type: 'client.set', client: { ...draftOf(form).client, name: 'คุณแดง' } } as never)
      const item = { name: 'ชา', cost: '107.00', quantity: '2' }
      form.send({ type: 'item.set', key: draftOf(form).items[0]?.key, item } as never)
      set(form, 'note', text)
    },
    async stored(mock) {
      const { total, allData } = await one(mock, '/apps/invoice/invoices')
      const newest = Math.max(...allData.map(({ id }: { id: number }) => id))
      const { invoice } = await one(mock, `/api/invoice/invoices/${newest}`)
      return { changes: total - 50, text: total > 50 ? invoice.note : undefined }
    },
  },
  'invoices.update': {
    path: '/apps/invoice/update',
    open: async (engine) => engine.view('invoices.form', { ...wire, id: 4990 }),
    fill: (form, text) => set(form, 'note', text),
    more: (form, text) => set(form, 'salesperson', text),
    async stored(mock) {
      const { invoice } = await one(mock, '/api/invoice/invoices/4990')
      return { changes: invoice.version - 1, text: invoice.note, more: invoice.salesperson }
    },
    byOthers: (mock, note) => post(mock, '/apps/invoice/update', { invoice: { id: 4990, note } }),
  },
  'shops.update': {
    path: '/api/shops/update',
    async open(engine, mock) {
      const read = decode(shopSchema, (await one(mock, '/api/shops')).shops[0])
      if (!read.ok) throw new Error(read.path)
      return engine.view('shops.edit', { shop: read.value })
    },
    fill: (form, text) => set(form, 'Description', text),
    more: (form, text) => set(form, 'Address', text),
    async stored(mock) {
      const [shop] = (await one(mock, '/api/shops')).shops
      return { changes: shop.version - 1, text: shop.Description, more: shop.Address }
    },
    async byOthers(mock, Description) {
      const [shop] = (await one(mock, '/api/shops')).shops
      return post(mock, '/api/shops/update', { shop: { ...shop, Description } })
    },
  },
  'orders.update': {
    path: '/api/orders/update',
    async open(engine, mock) {
      const { body } = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
      const read = decode(orderSchema, body.order)
      if (!read.ok) throw new Error(read.path)
      const desk = engine.app('orders')
      await desk.settled()
      return engine.view('orders.edit', { order: read.value, desk })
    },
    fill: (form, text) => set(form, 'name', text),
    more: (form, text) => set(form, 'note', text),
    async stored(mock) {
      const { order } = await one(mock, `/api/orders/${orderNumber}`)
      return { changes: order.version - 1, text: order.name, more: order.note }
    },
    async byOthers(mock, name) {
      const { order } = await one(mock, `/api/orders/${orderNumber}`)
      return post(mock, '/api/orders/update', {
        OrderNumber: orderNumber,
        changes: { name },
        version: order.version,
      })
    },
  },
} satisfies Record<string, FormCase>
export type FormName = keyof typeof forms

/** of the order that the mock takes first */
const orderNumber = 'LR-20261121-000031'

/**
 * One form on an engine and the mock, with a network whose troubles begin and end when a test says so. `opening` answers
 * what is read, until it is mended.
 */
export async function openForm(name: FormName, opening?: () => Response) {
  const of: FormCase = forms[name]
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const sent: { key: string | null; body: unknown }[] = []
  let read = opening
  let trouble: ((backend: Backend) => Promise<Response>) | undefined
  const transport = async (request: Request): Promise<Response> => {
    if (read && request.method === 'GET') return read()
    if (request.method !== 'POST' || new URL(request.url).pathname !== of.path) return mock.transport(request)
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })
    return trouble ? trouble(() => mock.transport(request)) : mock.transport(request)
  }
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string; [more: string]: unknown }[] = []
  engine.events$.subscribe((event) => received.push(event))
  const form = await of.open(engine, mock)
  await form.settled()
  const pause = async () => {
    for (let wait = 0; wait < 8; wait++) await pass(clock, 16_000)
  }
  await pause()
  const before = (await of.stored(mock)).changes
  return {
    engine,
    mock,
    form,
    sent,
    received: (type: string) => received.filter((each) => each.type === type),
    stage: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context as { asked: { unanswered: number }; error?: { code: string } },
    fill: (text: string) => of.fill(form, text),
    more: (text: string) => of.more?.(form, text),
    byOthers: (text: string) => of.byOthers?.(mock, text),
    pause,
    fix() {
      read = undefined
    },
    send: (event: object) => form.send(event as never),
    /** presses save once, twice, thrice and waits until nothing moves any more */
    async save(under?: Trouble | ((backend: Backend) => Promise<Response>)) {
      trouble = typeof under === 'string' ? troubles[under] : under
      for (let press = 0; press < 3; press++) form.send({ type: 'save' } as never)
      await pause()
    },
    async stored() {
      const { changes, ...messages } = await of.stored(mock)
      return { ...messages, changes: changes - before }
    },
  }
}
