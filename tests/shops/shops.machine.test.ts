import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { noShop } from '../../src/core/shops/shops.contract'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'

const desk = (storage: Storage = memoryStorage()) => createEngine({ transport: createMock().transport, storage })

test('SHOP-21 no shop is chosen until one is, and the prompt is shown instead', async () => {
  const { context } = await desk().app('shops').settled()
  expect([context.shops.length, context.chosen]).toEqual([3, noShop])
})

test('SHOP-22 the choice is announced and remembered on this device', async () => {
  const storage = memoryStorage()
  const first = desk(storage)
  const received: unknown[] = []
  first.events$.subscribe((event) => event.type === 'shops.chosen' && received.push((event.shop as { id: number }).id))
  await first.app('shops').settled()
  first.app('shops').send({ type: 'choose', id: 2 })
  const { context } = await desk(storage).app('shops').settled()
  expect([received, context.chosen.id]).toEqual([[0, 2], 2])
})

test('SHOP-23 a choice made while the shops load is kept once they are loaded', async () => {
  const shops = desk().app('shops')
  shops.send({ type: 'choose', id: 3 })
  expect((await shops.settled()).context.chosen.id).toBe(3)
})

test('SHOP-24 a remembered shop that no longer exists leaves none chosen', async () => {
  const storage = memoryStorage()
  storage.local.set('langraan/page/shared/shop', '99')
  expect((await desk(storage).app('shops').settled()).context.chosen).toEqual(noShop)
})

test('SHOP-609 a shop that is no longer used is not chosen, even if it was before; the only one left is', async () => {
  const shops = (closed: readonly number[]) =>
    [1, 2, 3].map((id) => ({ id, ShopName: `ร้าน ${id}`, Closed: closed.includes(id) }))
  const chosenOf = async (closed: readonly number[]) => {
    const storage = memoryStorage()
    storage.local.set('langraan/page/shared/shop', '2')
    const transport = fakeTransport({ 'GET /api/shops': { shops: shops(closed) } })
    return (await createEngine({ transport, storage }).app('shops').settled()).context.chosen.id
  }
  expect([await chosenOf([]), await chosenOf([2]), await chosenOf([2, 3]), await chosenOf([1, 2, 3])]).toEqual([
    2, 0, 1, 0,
  ])
})

test('SHOP-25 a failure is reported and can be retried', async () => {
  let broken = true
  const transport = fakeTransport({
    'GET /api/shops': () =>
      broken ? new Response('<html>', { headers: { 'content-type': 'text/html' } }) : { shops: [] },
  })
  const shops = createEngine({ transport, storage: memoryStorage() }).app('shops')
  const failed = await shops.settled()
  expect([failed.value, failed.context.error?.code]).toEqual(['failed', 'contract'])
  broken = false
  shops.send({ type: 'reload' })
  const ready = await shops.settled()
  expect([ready.value, ready.context.error]).toEqual(['ready', undefined])
})
