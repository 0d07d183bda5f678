// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { screens } from '../../src/widgets/dashboard/routes'
import { type Between, openScreen } from './hostile-screen'
import { hostileValues, leavesOf, replaced } from './hostile-values'

const { orders } = await createMock({ now: () => new Date('2026-11-10T09:00:00Z') })
  .fetch(new Request('http://shop.test/api/orders'))
  .then((answer) => answer.json() as Promise<{ orders: { OrderNumber: string }[] }>)

/** Of what a screen shows one of. */
const params: Readonly<Record<string, Record<string, string>>> = {
  '/desk/orders/:number': { number: orders[0]?.OrderNumber ?? '' },
  '/apps/invoice/preview/:id': { id: '4987' },
  '/apps/user/view/:id': { id: '2' },
  '/apps/ecommerce/product-detail/:slug': { slug: '1' },
  '/pages/blog/detail/:id': { id: '1' },
}
const asksNothing = ['/access-control']
const all = screens.filter(
  ({ path, group }) =>
    group !== 'gallery' && group !== 'layouts' && !asksNothing.includes(path) && (!path.includes(':') || params[path]),
)
const open = (path: string, between: Between) => {
  const screen = all.find((each) => each.path === path)
  if (!screen) throw new Error(`no screen at ${path}`)
  return openScreen(screen, params[path] ?? {}, between)
}

/** Each answer with the same value at another of its places. */
const withOne =
  (nth: number, value: unknown): Between =>
  (_, answer) => {
    const leaves = leavesOf(answer)
    const leaf = leaves[nth % Math.max(leaves.length, 1)]
    return leaf ? replaced(answer, leaf.path, value) : answer
  }

/** Each answer with odd texts wherever texts of these names stand. */
const withAll =
  (names: Readonly<Record<string, unknown>>): Between =>
  (_, answer) =>
    leavesOf(answer).reduce((reported, { path, value }) => {
      const name = String(path.at(-1))
      return typeof value === 'string' && Object.hasOwn(names, name) ? replaced(reported, path, names[name]) : reported
    }, answer)

describe('VALUE-500 unexpected values from a backend break no screen', () => {
  const tries = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...hostileValues)), {
    seed: 20_261_110,
    numRuns: all.length * (process.env.ALL ? 30 : 1),
  })
  const share = tries.length / all.length
  test.each(all.map(({ path }, index) => [path, tries.slice(index * share, (index + 1) * share)] as const))(
    'VALUE-500 one of any kind anywhere: %s',
    async (path, own) => {
      for (const [nth, value] of own) {
        const { troubles } = await open(path, withOne(nth, value))
        expect({ nth, value, troubles }).toEqual({ nth, value, troubles: [] })
      }
    },
    300_000,
  )
})

describe('VALUE-501 names of inherited properties and unreadable times leave the rest readable', () => {
  const inherited = '__proto__'
  const times = { createdAt: 'x', lastOrderAt: 'x', time: 'x', printAddrDate: 'x', printedAt: 'x', at: 'x' }
  const codes = { value: inherited, role: inherited, OrderStatusDisplay: inherited, invoiceStatus: inherited }
  test.each([
    ['/desk/orders', 'OrderNumber'],
    ['/desk/orders/:number', 'name'],
    ['/desk/labels', 'name'],
    ['/desk/customers', 'name'],
    ['/apps/user/list', 'fullName'],
    ['/apps/user/view/:id', 'fullName'],
    ['/apps/invoice/list', 'company'],
    ['/apps/chat', 'fullName'],
    ['/apps/email', 'subject'],
    ['/', 'name'],
  ])('VALUE-501 %s still shows %s', async (path, name) => {
    const { troubles, text } = await open(path, withAll({ ...times, ...codes, [name]: 'Half \ud800 of it' }))
    expect(troubles).toEqual([])
    expect(text).toContain('Half \ufffd of it')
  })

  test('VALUE-501 /desk/cod is shown, whatever courier its parcels name', async () => {
    const { troubles, text } = await open('/desk/cod', withAll({ ...times, ...codes }))
    expect(troubles).toEqual([])
    expect(text).toContain('J&T Express')
  })
})
