import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { Transport } from '../../src/core/kernel/transport'
import { searchApp } from '../../src/core/search/app'
import { createMock } from '../../src/mock/index'
import { pass } from '../helpers/turns'
import { now } from './search-desk'

const find = '/api/products/find'
const storefront = '/apps/ecommerce/products'
const own = (id: number, name: string) => ({ id, name, price: 45, sku: `S-${id}` })
const some = (...products: object[]) => Response.json({ products, total: products.length })
const status = (code: number) => new Response(null, { status: code })

/** What a search for ชา finds, if these two calls are answered so. */
async function found(answers: Record<string, () => Response>) {
  const clock = simulatedClock({ start: now })
  const mock = createMock({ seed: 1, now: () => new Date(clock.now()) })
  const asked: string[] = []
  const transport: Transport = async (request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return answers[pathname]?.() ?? mock.transport(request)
  }
  const engine = createEngine({ transport, clock })
  engine.provide({ search: searchApp })
  const view = engine.view('search', { can: { orders: false, customers: false, invoices: false } })
  view.send({ type: 'query.change', q: 'ชา' })
  await pass(clock, 200)
  await expect
    .poll(() => view.getSnapshot().value)
    .toMatchObject({ products: expect.stringMatching(/ready|closed|failed/) })
  const { rows, error } = view.getSnapshot().context.products
  engine.stop()
  return {
    state: (view.getSnapshot().value as Record<string, unknown>).products,
    error: error?.code,
    asked,
    rows: rows.flatMap((each) =>
      each.kind === 'product' ? [`${each.product.id} ${each.title}${each.isShops ? '' : ' in the storefront'}`] : [],
    ),
  }
}

test("SEARCH-330 the shops' own products are found, each once, with those of the storefront", async () => {
  const both = await found({
    [find]: () => some(own(7, 'ชาดำ'), own(8, 'ชาเขียว')),
    [storefront]: () => some({ id: 8, name: 'ชาเขียว', price: 45, slug: 'cha-8' }, { id: 9, name: 'ชาขาว', price: 45 }),
  })
  expect(both.rows).toEqual(['7 ชาดำ', '8 ชาเขียว in the storefront', '9 ชาขาว in the storefront'])
  const many = [1, 2, 3, 4, 5, 6].map((id) => own(id, `ชา ${id}`))
  expect((await found({ [find]: () => some(...many), [storefront]: () => some() })).rows).toHaveLength(4)
})

test('SEARCH-330 a backend with only one kind of products is searched for that one; a failure is said', async () => {
  const tea = () => some(own(7, 'ชาดำ'))
  for (const closed of [404, 403]) {
    expect((await found({ [find]: tea, [storefront]: () => status(closed) })).rows).toEqual(['7 ชาดำ'])
    expect((await found({ [find]: () => status(closed), [storefront]: tea })).rows).toEqual([
      '7 ชาดำ in the storefront',
    ])
    const none = await found({ [find]: () => status(closed), [storefront]: () => status(closed) })
    expect(none).toMatchObject({ state: 'closed', rows: [] })
  }
  expect(await found({ [find]: () => status(422), [storefront]: tea })).toMatchObject({ state: 'failed', rows: [] })
})
