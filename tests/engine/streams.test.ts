import { firstValueFrom, from, map, toArray } from 'rxjs'
import { expect, test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { startEngine } from '../../src/core/engine'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { events$, select$ } from '../../src/core/streams'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'

const wire = (id: number, ShopName: string) => ({ id, siId: id, ShopName })

const openEngine = () =>
  createEngine({
    transport: fakeTransport({ 'GET /api/shops': { shops: [wire(7, 'ร้านเจ็ด'), wire(8, 'ร้านแปด')] } }),
    storage: memoryStorage(),
  })

test('ENG-676 events$ emits the requested events, or all of them', () => {
  const engine = openEngine()
  const network: EngineEvent[] = []
  const all: string[] = []
  const listening = events$(engine, 'network.online', 'network.offline').subscribe((event) => network.push(event))
  events$(engine).subscribe(({ type }) => all.push(type))
  engine.announce({ type: 'network.offline' })
  engine.announce({ type: 'page.visible' })
  listening.unsubscribe()
  engine.announce({ type: 'network.online' })
  expect([network, all]).toEqual([[{ type: 'network.offline' }], ['network.offline', 'page.visible', 'network.online']])
  engine.stop()
})

test('ENG-677 events$ completes when the engine stops, or immediately if it has already stopped', async () => {
  const engine = openEngine()
  const received = firstValueFrom(
    from(engine.events$).pipe(
      map(({ type }) => type),
      toArray(),
    ),
  )
  engine.announce({ type: 'page.hidden' })
  engine.stop()
  engine.announce({ type: 'page.visible' })
  expect([await received, await firstValueFrom(events$(engine).pipe(toArray()))]).toEqual([['page.hidden'], []])
})

test('ENG-678 select$ emits the current selection, then each different value, until unsubscribed', async () => {
  const engine = openEngine()
  const shops = engine.app('shops')
  await shops.settled()
  const names: string[] = []
  const listening = select$(shops, ({ context }) => context.chosen.ShopName).subscribe((name) => names.push(name))
  expect(names).toHaveLength(1)
  for (const id of [7, 7, 8]) shops.send({ type: 'choose', id })
  listening.unsubscribe()
  shops.send({ type: 'choose', id: 7 })
  expect(names.slice(1)).toEqual(['ร้านเจ็ด', 'ร้านแปด'])
  engine.stop()
})

test('ENG-678 `equal` decides what is a different value', async () => {
  const engine = openEngine()
  const shops = engine.app('shops')
  await shops.settled()
  const lengths: number[][] = []
  select$(
    shops,
    ({ context }) => [context.chosen.ShopName.length],
    ([before], [now]) => before === now,
  ).subscribe((length) => lengths.push(length))
  for (const id of [7, 8]) shops.send({ type: 'choose', id })
  expect(lengths.slice(1)).toEqual([[8], [7]])
  engine.stop()
})

test('ENG-678 a value set by a subscriber of the first one is not missed', async () => {
  const engine = openEngine()
  const shops = engine.app('shops')
  await shops.settled()
  const ids: number[] = []
  select$(shops, ({ context }) => context.chosen.id).subscribe((id) => {
    ids.push(id)
    if (id !== 8) shops.send({ type: 'choose', id: 8 })
  })
  expect(ids).toEqual([0, 8])
  engine.stop()
})

test('ENG-679 select$ waits for code that is loading, and starts a deferred view', async () => {
  const engine = openEngine()
  const orders = engine.view('order', {}, { deferred: true })
  const states: unknown[] = []
  select$(orders, ({ context }) => context.fields.name).subscribe((name) => states.push(name))
  expect(states).toEqual([])
  await orders.settled()
  orders.send({ type: 'field.set', name: 'name', value: 'สมชาย' })
  expect(states).toEqual(['', 'สมชาย'])
  engine.stop()
})

test('ENG-680 select$ completes with its handle, after the last value if that has already stopped', async () => {
  const engine = openEngine()
  const shops = engine.app('shops')
  await shops.settled()
  shops.send({ type: 'choose', id: 7 })
  const chosen$ = select$(shops, ({ context }) => context.chosen.id)
  const received = firstValueFrom(chosen$.pipe(toArray()))
  shops.send({ type: 'choose', id: 8 })
  engine.stop()
  expect([await received, await firstValueFrom(chosen$.pipe(toArray()))]).toEqual([[7, 8], [8]])
})

test('ENG-681 select$ fails if the code of an app fails to load, now or later', async () => {
  const missing = new Error('no such file')
  const engine = startEngine({ transport: fakeTransport({}), storage: memoryStorage() }, () => Promise.reject(missing))
  const shops = engine.app('shops')
  const failures: unknown[] = []
  const listen = () => select$(shops, ({ context }) => context).subscribe({ error: (error) => failures.push(error) })
  listen()
  await turns()
  listen()
  expect(failures).toEqual([missing, missing])
  engine.stop()
})
