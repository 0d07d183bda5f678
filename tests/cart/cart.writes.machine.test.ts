import { expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { memoryStorage } from '../../src/core/kernel/storage'
import { cartDesk, freeLine, line, product } from './cart-desk'

/** Answers that come when the test lets them. */
function gate() {
  const waiting: (() => void)[] = []
  return {
    pass: () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined))),
    open: () => waiting.shift()?.(),
    get waiting() {
      return waiting.length
    },
  }
}

test('CART-50 quick clicks make one call at a time, and the last value wins', async () => {
  const entryPoint = gate()
  const desk = await cartDesk([product(1, 120, 1)], { update: entryPoint.pass }).open()
  for (const Quantity of [2, 3, 4, 5]) await desk.send({ type: 'line.set', line: line(1, 120, Quantity) })
  expect([desk.lines(), desk.writes()]).toEqual([[['p1', 5]], [{ productId: 1, qty: 2 }]])
  entryPoint.open()
  await desk.send()
  expect(desk.writes()).toEqual([
    { productId: 1, qty: 2 },
    { productId: 1, qty: 5 },
  ])
  entryPoint.open()
  await desk.send()
  expect([desk.server(), desk.context().unsent.size, desk.writes().length]).toEqual([{ 1: 5 }, 0, 2])
})

test('CART-51 products do not wait for each other', async () => {
  const entryPoint = gate()
  const desk = await cartDesk([], { update: entryPoint.pass }).open()
  await desk.send({ type: 'line.set', line: line(1, 1, 1) }, { type: 'line.set', line: line(2, 1, 1) })
  expect(entryPoint.waiting).toBe(2)
})

test('CART-51 of many products six are written at a time, in their order, and every last value is sent', async () => {
  let underWay = 0
  let most = 0
  const desk = await cartDesk([], {
    async update() {
      most = Math.max(most, ++underWay)
      await Promise.resolve()
      underWay--
      return undefined
    },
  }).open()
  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  for (const id of ids) desk.cart.send({ type: 'line.set', line: line(id, 1, 1) })
  for (const id of ids) desk.cart.send({ type: 'line.set', line: line(id, 1, id + 1) })
  await desk.cart.settled()
  expect([most, desk.context().unsent.size]).toEqual([6, 0])
  expect(desk.server()).toEqual(Object.fromEntries(ids.map((id) => [id, id + 1])))
  expect(desk.writes()).toEqual([
    ...ids.slice(0, 6).map((productId) => ({ productId, qty: 1 })),
    ...ids.slice(6).map((productId) => ({ productId, qty: productId + 1 })),
    ...ids.slice(0, 6).map((productId) => ({ productId, qty: productId + 1 })),
  ])
})

test('CART-52 a rejected quantity goes back to the server’s, is reported with the failed value, and can be retried', async () => {
  let refusing = true
  const desk = await cartDesk([product(1, 120, 1), product(2, 10, 2)], {
    update: (productId) => (refusing && productId === 1 ? new Response(null, { status: 404 }) : undefined),
  }).open()
  await desk.send({ type: 'line.set', line: line(1, 120, 7) }, { type: 'line.set', line: line(2, 10, 3) })
  expect(desk.lines()).toEqual([
    ['p1', 1],
    ['p2', 3],
  ])
  expect(desk.received.find(({ type }) => type === 'cart.failed')).toMatchObject({
    productId: 1,
    error: { code: 'http' },
  })
  expect(desk.context().failures).toMatchObject([{ productId: 1, name: 'product 1', error: { code: 'http' } }])
  expect(desk.changes().at(-1)).toEqual(['sync', 2, 4, 150])
  refusing = false
  await desk.send({ type: 'failure.retry', productId: 1 })
  expect([desk.lines(), desk.server(), desk.context().failures]).toEqual([
    [
      ['p1', 7],
      ['p2', 3],
    ],
    { 1: 7, 2: 3 },
    [],
  ])
})

test('CART-53 a rejected removal restores the line to its place; the notice can be dismissed', async () => {
  const desk = await cartDesk([product(1, 120, 1), product(2, 10, 2)], {
    update: () => new Response(null, { status: 422 }),
  }).open()
  await desk.send({ type: 'line.remove', uq: 'p1' })
  expect(desk.lines()).toEqual([
    ['p1', 1],
    ['p2', 2],
  ])
  await desk.send({ type: 'failure.dismiss', productId: 1 })
  expect(desk.context().failures).toEqual([])
})

test('CART-54 a value set after a rejected one is still tried', async () => {
  const entryPoint = gate()
  const desk = await cartDesk([product(1, 120, 1)], {
    async update(_, qty) {
      await entryPoint.pass()
      return qty === 2 ? new Response(null, { status: 422 }) : undefined
    },
  }).open()
  await desk.send({ type: 'line.set', line: line(1, 120, 2) })
  await desk.send({ type: 'line.set', line: line(1, 120, 3) })
  entryPoint.open()
  await desk.send()
  entryPoint.open()
  await desk.send()
  expect([desk.lines(), desk.server(), desk.context().failures]).toEqual([[['p1', 3]], { 1: 3 }, []])
})

test('CART-55 offline changes are kept and sent when the network is back', async () => {
  let offline = true
  const desk = await cartDesk([product(1, 120, 1)], {
    update() {
      if (offline) throw new RaanError('offline')
      return undefined
    },
  }).open()
  await desk.send({ type: 'line.set', line: line(1, 120, 4) })
  for (let attempt = 0; attempt < 4; attempt++) await desk.pass(10_000)
  expect([desk.lines(), desk.context().waiting?.code, desk.server()]).toEqual([[['p1', 4]], 'offline', { 1: 1 }])
  await desk.send({ type: 'line.set', line: freeLine('a', 5, 1) })
  offline = false
  desk.engine.announce({ type: 'network.online' })
  await desk.send()
  expect([desk.server(), desk.context().waiting, desk.context().unsent.size]).toEqual([{ 1: 4 }, undefined, 0])
})

test('CART-56 an unreachable backend is tried again every half minute', async () => {
  let offline = true
  const desk = await cartDesk([product(1, 120, 1)], {
    update() {
      if (offline) throw new RaanError('offline')
      return undefined
    },
  }).open()
  await desk.send({ type: 'line.set', line: line(1, 120, 4) })
  for (let attempt = 0; attempt < 4; attempt++) await desk.pass(10_000)
  expect(desk.context().waiting?.code).toBe('offline')
  offline = false
  await desk.pass(30_000)
  expect([desk.server(), desk.context().waiting]).toEqual([{ 1: 4 }, undefined])
})

test('CART-57 without a session the lines stay, the error is shown, and loading again sends what is pending', async () => {
  let signedOut = true
  const refuse = () => (signedOut ? new Response(null, { status: 401 }) : undefined)
  const desk = cartDesk([product(1, 120, 1)], { update: refuse, read: refuse })
  await desk.send({ type: 'line.set', line: line(2, 10, 3) })
  await desk.open()
  expect([desk.cart.getSnapshot().value, desk.context().error?.code, desk.context().waiting?.code]).toEqual([
    'failed',
    'unauthenticated',
    'unauthenticated',
  ])
  expect(desk.lines()).toEqual([['p2', 3]])
  signedOut = false
  desk.cart.send({ type: 'reload' })
  await desk.cart.settled()
  expect(desk.server()).toEqual({ 1: 1, 2: 3 })
  expect([desk.lines(), desk.context().error, desk.context().waiting]).toEqual([
    [
      ['p2', 3],
      ['p1', 1],
    ],
    undefined,
    undefined,
  ])
})

test('CART-58 a page reload keeps what was not sent and sends it', async () => {
  const storage = memoryStorage()
  const offline = () => {
    throw new RaanError('offline')
  }
  const before = await cartDesk([product(1, 120, 1), product(2, 10, 5)], { storage, update: offline }).open()
  await before.send({ type: 'line.set', line: line(1, 120, 4) }, { type: 'line.remove', uq: 'p2' })
  before.engine.stop()
  const after = await cartDesk([product(1, 120, 1), product(2, 10, 5)], { storage }).open()
  expect([after.lines(), after.server(), after.context().differences]).toEqual([[['p1', 4]], { 1: 4 }, []])
})

test("CART-59 a change rejected after a reload falls back to the server's value", async () => {
  const storage = memoryStorage()
  const before = await cartDesk([product(1, 120, 1)], {
    storage,
    update: () => {
      throw new RaanError('offline')
    },
  }).open()
  await before.send({ type: 'line.set', line: line(1, 120, 4) })
  before.engine.stop()
  const after = await cartDesk([product(1, 120, 2)], {
    storage,
    update: () => new Response(null, { status: 422 }),
  }).open()
  await after.send()
  expect([after.lines(), after.context().failures.length]).toEqual([[['p1', 2]], 1])
})
