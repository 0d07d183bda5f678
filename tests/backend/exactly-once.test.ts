import { afterEach, beforeEach, expect, test } from 'vitest'
import { newOrder } from '../orders/new-order'
import { type Asked, acknowledged, before, checkOrders, write } from './many-orders'
import { newFolder, removeFolder, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

test('BACK-10 five kills during twenty parallel writes neither lose nor duplicate an acknowledged order', {
  timeout: 120_000,
}, async () => {
  const asked: Asked = new Map()
  for (let round = 0; round < 5; round++) {
    const shop = await startShop(data, '--demo')
    const wanted = acknowledged(asked).length + 40
    let killed: Promise<unknown> | undefined
    await write(shop, asked, 20, `round-${round}`, () => {
      if (acknowledged(asked).length >= wanted) killed ??= shop.kill('SIGKILL')
      return killed !== undefined
    })
    await killed
  }
  expect(acknowledged(asked).length).toBeGreaterThanOrEqual(200)
  const shop = await startShop(data, '--demo')
  await checkOrders(shop, asked)
  await shop.kill('SIGTERM')
})

test('BACK-11 fifty requests under one key create one order; another body under that key is rejected', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--demo')
  const token = await signIn(shop)
  const create = (order: object) => shop.ask('POST /api/orders', { body: { order }, key: 'one', token })
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(newOrder)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.order.OrderNumber}`)).size).toBe(1)
  expect((await create({ ...newOrder, note: 'อื่น' })).status).toBe(422)
  expect((await shop.ask('GET /api/orders', { token })).body.total).toBe(before + 1)
  await shop.kill('SIGTERM')
})

test('BACK-12 two processes on one folder lose no order and assign no number twice', {
  timeout: 60_000,
}, async () => {
  const shops = [await startShop(data, '--demo'), await startShop(data, '--demo')] as const
  const asked: [Asked, Asked] = [new Map(), new Map()]
  const isOver = () => asked.every((each) => acknowledged(each).length >= 40)
  await Promise.all(shops.map((shop, nth) => write(shop, asked[nth] as Asked, 10, `shop-${nth}`, isOver)))
  await checkOrders(shops[0], new Map([...asked[0], ...asked[1]]))
  for (const shop of shops) expect(await shop.kill('SIGTERM')).toBe(0)
})

test('BACK-13 SIGTERM completes open requests: all acknowledged orders are stored, and no others', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--demo')
  const asked: Asked = new Map()
  let ended: Promise<number | null> | undefined
  await write(shop, asked, 20, 'last', () => {
    if (acknowledged(asked).length >= 20) ended ??= shop.kill('SIGTERM')
    return ended !== undefined
  })
  expect(await ended).toBe(0)
  const again = await startShop(data, '--demo')
  await checkOrders(again, asked)
  // no request was cut off: every stored order was acknowledged
  const token = await signIn(again)
  expect((await again.ask('GET /api/orders', { token })).body.total).toBe(before + acknowledged(asked).length)
  await again.kill('SIGTERM')
})
