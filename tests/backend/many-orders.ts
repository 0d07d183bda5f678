import { expect } from 'vitest'
import { newOrder } from '../orders/new-order'
import { type ShopProcess, signIn } from './server-process'

/** Number of orders in the sample data. */
export const before = 30

/** Requested orders by idempotency key; the value is the order number once acknowledged. */
export type Asked = Map<string, string | undefined>

/** Creates orders in parallel, each under its own key, until `isOver`. Interrupted requests stay unacknowledged. */
export async function write(
  shop: ShopProcess,
  asked: Asked,
  writers: number,
  name: string,
  isOver: () => boolean,
): Promise<void> {
  const token = await signIn(shop)
  let running = 0
  const writer = async () => {
    while (!isOver()) {
      const key = `${name}-${running++}`
      asked.set(key, undefined)
      const answer = await shop
        .ask('POST /api/orders', { body: { order: newOrder }, key, token })
        .catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      asked.set(key, answer.body.order.OrderNumber)
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
}

export const acknowledged = (asked: Asked) => [...asked.values()].filter((number) => number !== undefined)

/** Checks that each acknowledged order is stored under its key and number, and no key has two orders. */
export async function checkOrders(shop: ShopProcess, asked: Asked): Promise<void> {
  const token = await signIn(shop)
  let stored = 0
  for (const [key, number] of asked) {
    const { orders } = (await shop.ask(`GET /api/orders?key=${key}`, { token })).body
    stored += orders.length
    if (number !== undefined) expect(orders.map((each: { OrderNumber: string }) => each.OrderNumber)).toEqual([number])
  }
  const numbers = acknowledged(asked)
  expect(new Set(numbers).size).toBe(numbers.length)
  const { total, counts, orders } = (await shop.ask('GET /api/orders?perPage=1', { token })).body
  expect(total).toBe(before + stored)
  expect(Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0)).toBe(total)
  expect((await shop.ask(`GET /api/orders?q=${orders[0].OrderNumber}`, { token })).body.total).toBe(1)
}
