import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { editLines, type OrderLines, plainLine } from '../../src/core/cart/cart.lines'
import type { Call } from '../../src/core/kernel/endpoint'
import { satang } from '../../src/core/kernel/money'
import { goodsMachine } from '../../src/core/order/goods/order.goods.machine'
import { turns } from '../helpers/turns'

type Asked = { shopId: number | undefined; ids: readonly number[]; answer(price: number): void; fail(): void }

/** The machine of an order form, whose look-ups are answered by hand. */
function open() {
  const asked: Asked[] = []
  const call = (_: unknown, { query }: { query: { ids: readonly number[]; shopId?: number } }) =>
    new Promise((resolve, reject) => {
      const productOf = (price: number) => (id: number) => ({ id, price: satang(price * 100) })
      asked.push({
        shopId: query.shopId,
        ids: query.ids,
        answer: (price) => resolve({ products: query.ids.map(productOf(price)) }),
        fail: () => reject(new Error('network')),
      })
    })
  const goods = createActor(goodsMachine, { input: { call: call as unknown as Call } })
  const priced: number[] = []
  goods.on('order.priced', ({ prices }) => priced.push(...prices.values()))
  goods.start()
  return { goods, asked, priced }
}

const linesOf = (...ids: number[]): OrderLines =>
  editLines(ids.map((id) => plainLine({ id, name: `product ${id}`, price: satang(10_000) })))

async function refreshing() {
  const page = open()
  page.goods.send({ type: 'goods.want', shopId: 1, lines: linesOf(1) })
  page.asked[0]?.answer(100)
  await turns()
  expect(page.goods.getSnapshot().value).toBe('settled')
  page.goods.send({ type: 'reload' })
  expect(page.goods.getSnapshot().value).toBe('refreshing')
  return page
}

test('PROD-690 another shop that is chosen while prices are refreshed has to be known before saving', async () => {
  const { goods, asked, priced } = await refreshing()
  goods.send({ type: 'goods.want', shopId: 2, lines: linesOf(1) })
  expect([goods.getSnapshot().value, asked.at(-1)?.shopId]).toEqual(['looking', 2])
  asked.at(-1)?.answer(120)
  await turns()
  expect([goods.getSnapshot().value, priced.at(-1)]).toEqual(['settled', 12_000])
})

test('PROD-690 if its prices cannot be checked, that is said', async () => {
  const { goods, asked } = await refreshing()
  goods.send({ type: 'goods.want', shopId: 2, lines: linesOf(1) })
  asked.at(-1)?.fail()
  await turns()
  expect(goods.getSnapshot().value).toBe('failed')
})

test('PROD-690 a refresh that fails keeps what was known, and one that is asked for meanwhile starts again', async () => {
  const { goods, asked } = await refreshing()
  goods.send({ type: 'reload' })
  expect(asked).toHaveLength(3)
  goods.send({ type: 'goods.want', shopId: 1, lines: linesOf(1) })
  asked.at(-1)?.fail()
  await turns()
  expect([goods.getSnapshot().value, goods.getSnapshot().context.known.get(1)?.price]).toEqual(['settled', 10_000])
})

test('PROD-2000 prices that could not be checked stay said while other parts of the page open; another wish is looked up', async () => {
  const { goods, asked } = open()
  goods.send({ type: 'goods.want', shopId: 1, lines: linesOf(1) })
  asked.at(-1)?.fail()
  await turns()
  goods.send({ type: 'goods.want', shopId: 1, lines: linesOf(1) })
  expect([goods.getSnapshot().value, asked.length]).toEqual(['failed', 1])
  goods.send({ type: 'goods.want', shopId: 1, lines: linesOf(1, 2) })
  expect([goods.getSnapshot().value, asked.at(-1)?.ids]).toEqual(['looking', [1, 2]])
  asked.at(-1)?.fail()
  await turns()
  goods.send({ type: 'goods.want', shopId: 2, lines: linesOf(1, 2) })
  expect(goods.getSnapshot().value).toBe('looking')
  asked.at(-1)?.fail()
  await turns()
  goods.send({ type: 'goods.want', shopId: 2, lines: linesOf() })
  expect(goods.getSnapshot().value).toBe('settled')
})
