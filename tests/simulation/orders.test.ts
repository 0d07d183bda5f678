import { expect, test } from 'vitest'
import type { Transport } from '../../src/core/kernel/transport'
import { type Plan, planOf } from './plan'
import { pastFailures } from './seeds'
import { shrink } from './shrink'
import { play, type SimulateOptions, simulate } from './simulate'

const all = process.env.ALL !== undefined
const patience = { timeout: all ? 600_000 : 120_000 }

/** Stories from `seed` on until that many orders are through; what went wrong in them. */
async function take(orders: number, seed: number, options: SimulateOptions = {}) {
  const sum = { orders: 0, faults: [] as string[] }
  for (let each = seed; sum.orders < orders; each++) {
    const report = await simulate(each, options)
    sum.orders += report.orders
    sum.faults.push(...report.faults.map(({ kind, words }) => `${kind}, seed ${each}: ${words}`))
  }
  return sum
}

const isCreation = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname === '/api/orders'

test(
  'SIM-600 whatever is pressed, reloaded or unplugged, every order is stored once and nothing false is reported',
  patience,
  async () => {
    expect((await take(all ? 2_000 : 200, 1)).faults).toEqual([])
  },
)

test.each(pastFailures)('SIM-601 a story that failed once passes: %s', async (_, plan) => {
  expect((await play(plan)).faults).toEqual([])
})

test('SIM-602 the same seed gives the same story', async () => {
  const tell = async () => {
    const lines: string[] = []
    for (const seed of [3, 5, 8]) await simulate(seed, { scenario: 'everything', onStep: (line) => lines.push(line) })
    return lines
  }
  const lines = await tell()
  expect(lines.length).toBeGreaterThan(30)
  expect(await tell()).toEqual(lines)
})

test('SIM-603 a backend that ignores keys is detected', async () => {
  const { faults } = await take(30, 1, { scenario: 'line', world: { backend: 'forgetful' } })
  expect(faults.some((fault) => fault.startsWith('doubled'))).toBe(true)
})

const line = { isSecure: true, backend: 'full', auth: 'open', ownLines: true } as const
const answerLost: Plan = { seed: 1, scenario: 'line', world: line, steps: ['write', 'line lost', 'save', 'wait 20000'] }

test('SIM-604 a client that sends each time with another key is detected', async () => {
  const through =
    (transport: Transport): Transport =>
    (request) => {
      const headers = new Headers(request.headers)
      if (isCreation(request)) headers.set('Idempotency-Key', `another-${Math.random()}`)
      return transport(new Request(request, { headers }))
    }
  expect((await play(answerLost)).faults).toEqual([])
  expect((await play(answerLost, { through })).faults.map(({ kind }) => kind)).toContain('doubled')
})

test('SIM-605 a screen that reports an unsaved order as saved is detected, and so is the order lost by it', async () => {
  const through =
    (transport: Transport): Transport =>
    async (request) => {
      if (!isCreation(request)) return transport(request)
      const { order } = await request.json()
      const made = { OrderNumber: 'LR-1', createdAt: '2026-11-21T03:00:00Z', total: 1, ...order }
      return Response.json({ order: made }, { status: 201 })
    }
  const { faults } = await play(answerLost, { through })
  expect(faults.map(({ kind, words }) => `${kind}: ${words}`)).toEqual([
    'told wrong: said saved LR-1, and no such order is stored',
    'lost: neither stored nor offered; it was said: saved LR-1',
  ])
})

test('SIM-606 a failing story is shortened, and still fails', async () => {
  const options: SimulateOptions = { world: { backend: 'forgetful' } }
  const long: Plan = { ...answerLost, steps: [...planOf(2, 'calm').steps, ...answerLost.steps, 'wait 3000', 'next'] }
  const short = await shrink(long, 'doubled', options)
  expect(short.steps).toEqual(['write', 'line lost', 'save', 'wait 20000'])
  expect((await play(short, options)).faults.map(({ kind }) => kind)).toContain('doubled')
})

test('SIM-607 an order that no one can know of is counted separately: storage cleared, page closed, response lost', async () => {
  const lost = ['write', ...Array<string>(4).fill('line lost'), 'save', 'wait 400', 'clear-site', 'kill']
  const { orders, impossible, faults } = await play({ ...answerLost, steps: lost })
  expect({ orders, impossible, faults }).toEqual({ orders: 1, impossible: 1, faults: [] })
})
