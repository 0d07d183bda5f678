import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { type AppName, apps, type ViewName } from '../../src/core/apps'
import type { Engine } from '../../src/core/engine'
import type { Handle } from '../../src/core/kernel/actor-handle'
import type { AppModule } from '../../src/core/kernel/app-module'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { turns } from '../helpers/turns'

const names = Object.keys(apps) as AppName[]
const modules = await Promise.all(names.map(async (name) => [name, (await apps[name]()) as AppModule] as const))
const dataNames = modules.filter(([, { data }]) => data).map(([name]) => name)
const viewNames = modules.flatMap(([, { views = {} }]) => Object.keys(views)) as ViewName[]

/** Views of one thing are opened on one that is there. */
const optionsOf: Record<string, object> = {
  'orders.one': { key: 'LR-20261110-000030' },
  'invoices.one': { key: 4987 },
  'store.product': { key: 1 },
  'email.detail': { key: { id: 1 } },
  'email.whole': { key: { folder: 'inbox' } },
  'users.one': { key: 2 },
}

/** What a person could recognise as somebody's: names, addresses, numbers to call. */
const isTelling = (text: string): boolean => /[\u0E00-\u0E7F]{4}|@|^0\d{8}/.test(text)

function textsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') {
    if (isTelling(value)) found.add(value)
    return found
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return found
  seen.add(value)
  const entries = Symbol.iterator in value ? [...(value as Iterable<unknown>)] : Object.values(value)
  for (const each of entries) textsIn(each, found, seen)
  return found
}

function shop(storage: Storage = memoryStorage()) {
  const mock = createMock({ auth: 'required' })
  const answered = new Set<string>()
  const state: { refuses: boolean; holds?: string } = { refuses: false }
  const transport = async (request: Request) => {
    if (state.refuses && !new URL(request.url).pathname.endsWith('/login')) return new Response(null, { status: 401 })
    if (state.holds && request.url.endsWith(state.holds)) return new Promise<Response>(() => undefined)
    const response = await mock.transport(request)
    const text = await response.clone().text()
    if (text.startsWith('{') || text.startsWith('[')) textsIn(JSON.parse(text), answered)
    return response
  }
  const engine = createEngine({ transport, storage })
  return { engine, storage, answered, state, mock }
}

const quiet = async (handles: readonly Handle[]) => {
  for (let turn = 0; turn < 3; turn++) for (const handle of handles) await handle.settled()
}

async function openAll(engine: Engine): Promise<Map<string, Handle>> {
  const handles = new Map<string, Handle>()
  for (const name of dataNames) if (name !== 'auth') handles.set(name, engine.app(name) as unknown as Handle)
  for (const name of viewNames)
    handles.set(`${name} (view)`, engine.view(name, (optionsOf[name] ?? {}) as never) as unknown as Handle)
  await quiet([...handles.values()])
  return handles
}

const shownBy = (handle: Handle, answered: ReadonlySet<string>): string[] =>
  [...textsIn(handle.getSnapshot().context)].filter((text) => answered.has(text))

const keysOf = ({ local, session }: Storage) => [...local.keys(), ...session.keys()]
const messagesOf = ({ local, session }: Storage) =>
  [local, session].flatMap((area) => area.keys().map((key) => area.get(key) ?? '')).join('\n')

/** What belongs to the machine: looks, never anybody's data. */
const ofDevice = [
  'langraan.layout',
  'langraan.labels',
  'langraan.shelf.look',
  'langraan.users.columns',
  'langraan.orders.table',
]

async function work(engine: Engine) {
  const order = engine.view('order')
  await order.settled()
  order.send({ type: 'field.set', name: 'name', value: 'วิภา ลับเฉพาะ' })
  order.send({ type: 'field.set', name: 'phoneNumber', value: '0898887777' })
  const chat = engine.app('chat')
  await chat.settled()
  chat.send({ type: 'draft.set', contactId: 1, text: 'ความลับในแชต' } as never)
  engine.app('search').send({ type: 'recent.add', q: 'คำค้นลับ' } as never)
  engine.app('dashboard').send({ type: 'frame.arrange', change: { content: 'boxed' } })
  await Promise.all([order.settled(), chat.settled()])
  return order
}

test("OWNER-1 signing out empties every actor of every domain; the next user's data loads automatically", async () => {
  const { engine, answered } = shop()
  await engine.login('admin@langraan.test', 'admin')
  const handles = await openAll(engine)
  const showing = [...handles].filter(([, handle]) => shownBy(handle, answered).length > 0).map(([name]) => name)
  expect(showing.length).toBeGreaterThan(20)
  await engine.logout()
  for (const [name, handle] of handles) expect([name, ...shownBy(handle, answered)]).toEqual([name])
  await engine.login('admin@langraan.test', 'admin')
  await quiet([...handles.values()])
  const again = [...handles].filter(([, handle]) => shownBy(handle, answered).length > 0).map(([name]) => name)
  expect(again).toEqual(showing)
  engine.stop()
})

test('OWNER-2 after a sign-out nothing is requested from the backend until a user does something', async () => {
  const mock = createMock()
  let asked: string[] = []
  const transport = (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return mock.transport(request)
  }
  const engine = createEngine({ transport, storage: memoryStorage() })
  await engine.login('admin@langraan.test', 'admin')
  const orders = engine.view('orders')
  await orders.settled()
  await engine.logout()
  asked = []
  expect((await orders.settled()).context.rows).toEqual([])
  expect((await engine.view('customers').settled()).context.rows).toEqual([])
  expect(asked.filter((path) => !path.startsWith('/jwt'))).toEqual([])
  orders.send({ type: 'reload' })
  expect((await orders.settled()).context.rows.length).toBeGreaterThan(0)
  engine.stop()
})

test('OWNER-3 signing out deletes what the user left in the storage, also of domains that were never opened', async () => {
  const storage = memoryStorage()
  const before = shop(storage)
  await before.engine.login('admin@langraan.test', 'admin')
  await work(before.engine)
  before.engine.stop()
  expect(messagesOf(storage)).toContain('วิภา ลับเฉพาะ')
  expect(messagesOf(storage)).toContain('ความลับในแชต')
  // a new page opens none of these domains
  const { engine } = shop(storage)
  expect(engine.hasDrafts()).toBe(true)
  await engine.logout()
  expect(messagesOf(storage)).not.toMatch(/ลับ|0898887777/)
  expect(keysOf(storage).filter((key) => !ofDevice.includes(key) && !key.endsWith('/seen'))).toEqual([])
  expect(storage.local.get('langraan.layout')).toContain('boxed')
  engine.stop()
})

test('OWNER-4 what a page writes after its user signed out is not kept', async () => {
  const { engine, storage } = shop()
  await engine.login('admin@langraan.test', 'admin')
  const cart = engine.app('cart')
  await cart.settled()
  cart.send({ type: 'line.add', uq: 'x:1', name: 'ของลับ', price: 1000, Quantity: 1 } as never)
  await engine.logout()
  await Promise.resolve()
  expect(messagesOf(storage)).not.toContain('ของลับ')
  engine.stop()
})

async function expire({ engine, state }: ReturnType<typeof shop>) {
  state.refuses = true
  engine.view('orders').send({ type: 'reload' })
  await engine.app('auth').settled()
  for (let turn = 0; turn < 50 && engine.owner !== '-'; turn++) await new Promise((done) => setTimeout(done, 0))
  expect([engine.owner, engine.ended]).toEqual(['-', 'expired'])
  state.refuses = false
}

test('OWNER-5 an expired session hides entries, and keeps them for the same user', async () => {
  const page = shop()
  const { engine, storage } = page
  await engine.login('admin@langraan.test', 'admin')
  const order = await work(engine)
  await expire(page)
  expect(order.getSnapshot().context.fields.name).toBe('')
  expect(messagesOf(storage)).toContain('วิภา ลับเฉพาะ')
  await engine.login('client@langraan.test', 'client')
  await order.settled()
  expect([order.getSnapshot().context.fields.name, order.getSnapshot().context.orphans]).toEqual(['', []])
  await engine.logout()
  await engine.login('admin@langraan.test', 'admin')
  await order.settled()
  expect(order.getSnapshot().context.fields.name).toBe('วิภา ลับเฉพาะ')
  engine.stop()
})

test('OWNER-6 a form with unsaved changes comes back with its user and with no one else', async () => {
  const page = shop()
  const { engine } = page
  const open = async () => {
    const form = engine.view('users.edit', { id: 2 } as never) as unknown as Handle
    await form.settled()
    return form
  }
  await engine.login('admin@langraan.test', 'admin')
  const form = await open()
  form.send({ type: 'field.set', name: 'company', value: 'บริษัทลับ' } as never)
  expect(JSON.stringify(form.getSnapshot().context.draft)).toContain('บริษัทลับ')
  await expire(page)
  expect(JSON.stringify(form.getSnapshot().context.draft ?? '')).not.toContain('บริษัทลับ')
  await engine.login('admin@langraan.test', 'admin')
  expect(JSON.stringify(form.getSnapshot().context.draft)).toContain('บริษัทลับ')
  await expire(page)
  await engine.login('client@langraan.test', 'client')
  await engine.logout()
  await engine.login('admin@langraan.test', 'admin')
  await form.settled()
  expect(JSON.stringify(form.getSnapshot().context.draft)).not.toContain('บริษัทลับ')
  engine.stop()
})

test('OWNER-4316 what is kept for a user whose session expired is known, and nothing is after a sign-out', async () => {
  const page = shop()
  const { engine } = page
  await engine.login('admin@langraan.test', 'admin')
  const form = engine.view('users.edit', { id: 2 } as never) as unknown as Handle
  await form.settled()
  await expire(page)
  expect(engine.keepsUnsaved()).toBe(false)
  await engine.login('admin@langraan.test', 'admin')
  await form.settled()
  form.send({ type: 'field.set', name: 'company', value: 'บริษัทลับ' } as never)
  expect(engine.keepsUnsaved()).toBe(false)
  await expire(page)
  expect(engine.keepsUnsaved()).toBe(true)
  await engine.login('admin@langraan.test', 'admin')
  expect(engine.keepsUnsaved()).toBe(false)
  await engine.logout()
  expect(engine.keepsUnsaved()).toBe(false)
  engine.stop()
})

test('OWNER-7 a sign-out cancels a change in flight; after an expired session it still belongs to the same user', async () => {
  for (const leaves of [true, false]) {
    const page = shop()
    const { engine, state } = page
    await engine.login('admin@langraan.test', 'admin')
    const todo = engine.app('todo')
    await todo.settled()
    state.holds = '/apps/todo/update-task'
    todo.send({
      type: 'change.make',
      change: { kind: 'update', task: { id: 1 }, patch: { isImportant: true } },
    } as never)
    expect(todo.getSnapshot().context.pending).toHaveLength(1)
    await turns(20)
    if (leaves) await engine.logout()
    else await expire(page)
    expect(todo.getSnapshot().context.pending).toEqual([])
    await engine.login('admin@langraan.test', 'admin')
    expect(todo.getSnapshot().context.pending).toHaveLength(leaves ? 0 : 1)
    engine.stop()
  }
})

test('OWNER-8 what was added to the cart before signing in belongs to the user afterwards, and is sent to the server', async () => {
  const mock = createMock()
  const engine = createEngine({ transport: mock.transport, storage: memoryStorage() })
  const cart = engine.app('cart')
  cart.send({ type: 'init' })
  await cart.settled()
  cart.send({ type: 'line.write', name: 'ค่าห่อของขวัญ', price: 1_500, Quantity: 1 } as never)
  await engine.login('admin@langraan.test', 'admin')
  cart.send({ type: 'init' })
  await cart.settled()
  expect([...cart.getSnapshot().context.lines].map(({ name }) => name)).toContain('ค่าห่อของขวัญ')
  engine.stop()
})
