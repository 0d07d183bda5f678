import { from } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { assign, emit, setup } from 'xstate'
import { createEngine } from '../../src/core'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { RaanError } from '../../src/core/kernel/errors'
import { memoryStorage } from '../../src/core/kernel/storage'
import { fileOfApp } from '../../src/host/element-files'
import { makeEngine } from '../../src/host/make-engine'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'

const shop = {
  id: 1,
  siId: 101,
  ShopName: 'บ้านชา',
  Description: '',
  Address: '',
  PostalCode: '',
  PhoneNumber: '',
  CODRule: { kind: 'none', value: 0, minimum: 0 },
  PromptPayId: '',
  TaxId: '',
}
const shopsBackend = () => fakeTransport({ 'GET /api/shops': () => ({ shops: [shop] }) })
const engineOn = (transport = shopsBackend()) => createEngine({ transport, storage: memoryStorage() })

/** A data machine that counts `add`, for a registry of our own. */
const counter = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'add' },
    emitted: {} as { type: 'counter.added'; count: number },
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    add: {
      actions: [
        assign({ count: ({ context }) => context.count + 1 }),
        emit(({ context }) => ({ type: 'counter.added' as const, count: context.count })),
      ],
    },
  },
})

test('ENG-1 events sent before an app has loaded are kept in order', async () => {
  const engine = engineOn()
  const shops = engine.app('shops')
  shops.send({ type: 'choose', id: 1 })
  const { context } = await shops.settled()
  expect(context.chosen.ShopName).toBe('บ้านชา')
})

test('ENG-2 reading an app that is still loading says what to do', () => {
  expect(() => engineOn().app('shops').getSnapshot()).toThrow('shops is still being loaded: await settled()')
})

test('ENG-3 a provided app can be read immediately', async () => {
  const engine = engineOn()
  const { shopsApp } = await import('../../src/core/shops/app')
  engine.provide({ shops: shopsApp })
  expect(engine.app('shops').getSnapshot().value).toBe('loading')
})

test('ENG-4 an app has one data actor, whoever requests it', () => {
  const engine = engineOn()
  expect(engine.app('shops')).toBe(engine.app('shops'))
})

test('ENG-5 settled waits for the request and everything that follows from its response', async () => {
  const transport = shopsBackend()
  const { value } = await engineOn(transport).app('shops').settled()
  expect({ value, calls: transport.calls.length }).toEqual({ value: 'ready', calls: 1 })
})

test('ENG-6 events that actors emit are published on events$, which works with RxJS', async () => {
  const engine = startEngine({ transport: shopsBackend(), storage: memoryStorage() }, async () => ({ data: counter }))
  const received: { type: string }[] = []
  from(engine.events$).subscribe((event) => received.push(event))
  const app = engine.app('shops') as unknown as { send(event: { type: 'add' }): void; settled(): Promise<unknown> }
  app.send({ type: 'add' })
  app.send({ type: 'add' })
  await app.settled()
  expect(received.filter(({ type }) => type === 'counter.added')).toEqual([
    { type: 'counter.added', count: 1 },
    { type: 'counter.added', count: 2 },
  ])
})

test('ENG-7 code that fails to load is announced, and settled rejects with the error', async () => {
  const lost = new RaanError('chunk')
  const engine = startEngine({ transport: shopsBackend(), storage: memoryStorage() }, () => Promise.reject(lost))
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => received.push(event))
  await expect(engine.app('shops').settled()).rejects.toBe(lost)
  expect(received).toContainEqual({ type: 'engine.failed', app: 'shops', error: lost })
})

test('ENG-8 the language is one of five, Thai by default, and changes are announced', () => {
  const engine = createEngine({ transport: shopsBackend(), storage: memoryStorage(), locale: 'pt-BR' })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => received.push(event))
  engine.locale = 'de'
  expect([engine.locale, received, engineOn().locale]).toEqual(['de', [{ type: 'locale.changed', locale: 'de' }], 'th'])
})

test('ENG-9 inspectors see every actor until they are removed', async () => {
  const engine = engineOn()
  const seen: string[] = []
  const off = engine.inspect((event) => seen.push(event.type))
  await engine.app('shops').settled()
  const before = seen.length
  off()
  engine.app('shops').send({ type: 'reload' })
  await engine.app('shops').settled()
  expect([before > 0, seen.length]).toEqual([true, before])
})

test('ENG-10 a stopped engine ignores events', async () => {
  const transport = shopsBackend()
  const engine = engineOn(transport)
  const shops = engine.app('shops')
  await shops.settled()
  engine.stop()
  shops.send({ type: 'reload' })
  expect(transport.calls.length).toBe(1)
})

test("ENG-11 a listener that throws doesn't affect the others, and its error is not swallowed", () => {
  const engine = engineOn()
  const received: string[] = []
  const reported: unknown[] = []
  vi.stubGlobal('queueMicrotask', (report: () => void) => {
    try {
      report()
    } catch (error) {
      reported.push(error)
    }
  })
  const faulty = engine.events$.subscribe(() => {
    throw new Error('a faulty listener')
  })
  engine.events$.subscribe(({ type }) => received.push(type))
  engine.announce({ type: 'network.online' })
  vi.unstubAllGlobals()
  faulty.unsubscribe()
  expect([received, reported]).toEqual([['network.online'], [new Error('a faulty listener')]])
})

test('ENG-12 a late subscriber receives what happens from then on', async () => {
  const engine = engineOn()
  const shops = engine.app('shops')
  await shops.settled()
  const seen: string[] = []
  engine.inspect((event) => {
    if (event.type === '@xstate.event') seen.push(event.event.type)
  })
  shops.send({ type: 'choose', id: 1 })
  expect(seen).toContain('choose')
})

test('ENG-13 an app that waits for its code starts as soon as the code is provided', async () => {
  const engine = engineOn()
  const shops = engine.app('shops')
  const { shopsApp } = await import('../../src/core/shops/app')
  engine.provide({ shops: shopsApp })
  expect(shops.getSnapshot().value).toBe('loading')
  expect((await shops.settled()).value).toBe('ready')
})

test('ENG-14 a deferred view does nothing until it has a listener', async () => {
  const transport = fakeTransport({ 'GET /api/orders': () => ({ orders: [], total: 0, counts: {} }) })
  const engine = startEngine({ transport, storage: memoryStorage() }, lazyRegistry)
  engine.provide({ orders: (await import('../../src/core/orders/app')).ordersApp })
  const view = engine.view('orders', {}, { deferred: true })
  expect(view.getSnapshot().matches('loading')).toBe(true)
  expect(transport.calls.length).toBe(0)
  view.subscribe(() => undefined)
  expect((await view.settled()).matches('ready')).toBe(true)
  expect(transport.calls.length).toBe(1)
})

test('ENG-15 a view that is stopped immediately, or is still loading when the engine stops, makes no calls and receives no events', async () => {
  const transport = fakeTransport({ 'GET /api/orders': () => ({ orders: [], total: 0, counts: {} }) })
  const { ordersApp } = await import('../../src/core/orders/app')
  let arrive: (module: typeof ordersApp) => void = () => undefined
  const engine = startEngine(
    { transport, storage: memoryStorage() },
    async () => new Promise((resolve) => (arrive = resolve)),
  )
  const opened: string[] = []
  engine.events$.subscribe(({ type }) => opened.push(type))
  engine.view('orders')
  await turns()
  engine.stop()
  arrive(ordersApp)
  await turns()
  engine.announce({ type: 'order.saved', order: {} as never })
  await turns()
  expect([
    opened.filter((type) => type === 'view.opened'),
    transport.calls.filter(({ signal }) => !signal.aborted),
  ]).toEqual([[], []])

  const other = startEngine({ transport, storage: memoryStorage() }, lazyRegistry)
  other.provide({ orders: ordersApp })
  other.events$.subscribe(({ type }) => opened.push(type))
  other.view('orders').stop()
  await turns()
  expect(opened).not.toContain('view.opened')
})

test("ENG-16 an app's links apply from when its code is loaded, once per engine", async () => {
  const received: number[] = []
  const links = () => {
    let nth = 0
    return [{ 'page.visible': () => void received.push(++nth) }]
  }
  const chat = { data: counter, views: { chat: { machine: counter } }, links }
  const start = () => startEngine({ transport: fakeTransport({}), storage: memoryStorage() }, async () => chat)
  const [one, other] = [start(), start()]
  one.announce({ type: 'page.visible' })
  one.app('chat')
  one.view('chat')
  await turns()
  one.provide({ chat })
  one.announce({ type: 'page.visible' })
  one.announce({ type: 'page.visible' })
  expect(received).toEqual([1, 2])
  other.provide({ chat })
  other.announce({ type: 'page.visible' })
  expect(received).toEqual([1, 2, 1])
  one.stop()
  one.announce({ type: 'page.visible' })
  expect(received.length).toBe(3)
})

test('ENG-560 a nonexistent app or view is an error that lists the existing ones', async () => {
  const engine = engineOn()
  const unknown = engine as unknown as {
    app(name: string): unknown
    view(name: string): { settled(): Promise<unknown> }
  }
  expect(() => unknown.app('crat')).toThrow(/^there is no app crat, only account, .*\bcart, /)
  expect(() => unknown.app('toString')).toThrow('there is no app toString')
  expect(() => unknown.view('ordres.one')).toThrow('there is no app ordres')
  await expect(unknown.view('orders.wan').settled()).rejects.toThrow(
    /^there is no view orders.wan; its app has orders, orders\.one/,
  )
  await expect((engine.app as (name: string) => { settled(): Promise<unknown> })('sales').settled()).rejects.toThrow(
    'the app sales has no data, only the views sales',
  )
})

test('ENG-561 an engine of the embed lists the apps in its bundle', () => {
  const embedded = makeEngine({ transport: shopsBackend(), storage: memoryStorage() }, fileOfApp)
  const app = embedded.app as (name: string) => unknown
  expect(() => app('crat')).toThrow(/^crat is not part of this bundle: .*\bcart\b/)
  embedded.stop()
})
