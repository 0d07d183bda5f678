import { describe, expect, test } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { readDays } from '../../src/core/cod/cod.days'
import { sumByCourier } from '../../src/core/cod/cod.summary'
import { startEngine } from '../../src/core/engine'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { daysOf, everyDay } from '../../src/core/sales/sales.days'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'

const empty = {
  orders: 0,
  sales: 0,
  byStatus: {},
  byProvince: [],
  byDay: [],
  codOutstanding: { orders: 0, amount: 0 },
  toPack: 0,
  toPrint: 0,
}

function desk(start: string, transport = fakeTransport({ 'GET /api/orders/summary': empty })) {
  const clock = simulatedClock({ start })
  const engine = startEngine({ transport, clock, storage: memoryStorage() }, lazyRegistry)
  return { clock, engine, transport, open: () => engine.view('sales', { choice: { span: 7 } }) }
}

describe('the days of a period', () => {
  test('STAT-7 the last one is today in Bangkok, also after midnight there', () => {
    expect(daysOf(Date.parse('2026-11-09T17:30:00Z'), 3)).toEqual(['2026-11-08', '2026-11-09', '2026-11-10'])
    expect(daysOf(Date.parse('2026-03-01T03:00:00Z'), 2)).toEqual(['2026-02-28', '2026-03-01'])
  })

  test('STAT-7 a day without orders has its own row', () => {
    const sold = { day: '2026-11-09', orders: 2, sales: 500 as never }
    expect(everyDay(['2026-11-08', '2026-11-09'], [sold])).toEqual([{ day: '2026-11-08', orders: 0, sales: 0 }, sold])
  })
})

describe('the desk’s figures', () => {
  test('STAT-8 come with one call for the whole period, whose last day is today', async () => {
    const mock = createMock({ now: () => new Date('2026-11-10T03:00:00Z') })
    const { open, engine } = desk('2026-11-10T03:00:00Z', mock.transport as never)
    const view = open()
    const { value, context } = await view.settled()
    expect(value).toBe('ready')
    const days = context.value?.days ?? []
    expect([context.value?.from, context.value?.to, days.length]).toEqual(['2026-11-04', '2026-11-10', 7])
    expect(context.value?.day).toEqual(days.at(-1))
    expect(context.value?.day.orders).toBe(1)
    expect(days.reduce((sum, day) => sum + day.sales, 0)).toBe(context.value?.sales)
    engine.stop()
  })

  test('STAT-520 a day within the loaded period makes no call, another day makes one', async () => {
    const mock = createMock({ now: () => new Date('2026-11-10T03:00:00Z') })
    const of = async (day: string) => {
      const { orders, sales } = (await ask(mock, `GET /api/orders/summary?from=${day}&to=${day}`)).body
      return { day, orders, sales: sales * 100 }
    }
    const asked: string[] = []
    const transport = (request: Request) => {
      asked.push(new URL(request.url).search)
      return mock.transport(request)
    }
    const { open, engine } = desk('2026-11-10T03:00:00Z', transport as never)
    const view = open()
    await view.settled()
    view.send({ type: 'choice.change', choice: { day: '2026-11-08' } })
    expect((await view.settled()).context.value?.day).toEqual(await of('2026-11-08'))
    view.send({ type: 'choice.change', choice: { day: '2026-11-03' } })
    expect((await view.settled()).context.value?.day).toEqual(await of('2026-11-03'))
    const week = '?from=2026-11-04&to=2026-11-10'
    expect(asked).toEqual([week, week, week, '?from=2026-11-03&to=2026-11-03'])
    view.send({ type: 'choice.change', choice: { day: '2020-01-01' } })
    expect((await view.settled()).context.value?.day).toEqual({ day: '2020-01-01', orders: 0, sales: 0 })
    engine.stop()
  })

  test.each([
    ['2026-11-10T03:00:00Z', ''],
    // months later the same money is still not here
    ['2027-03-01T03:00:00Z', 'from=2026-11-05'],
  ])('STAT-25 outstanding amount and orders to label equal what their screens show (%s)', async (today, codDays) => {
    let now = '2026-11-10T03:00:00Z'
    const mock = createMock({ now: () => new Date(now) })
    await ask(mock, 'GET /api/orders')
    now = today
    const { open, engine, clock } = desk(today, mock.transport as never)
    const view = open()
    const figures = (await view.settled()).context.value
    expect(figures?.codDays).toBe(codDays)
    engine.app('cod').send({ type: 'range.change', ...readDays(codDays, clock.now()) })
    const cod = await engine.app('cod').settled()
    const owed = sumByCourier(cod.context.orders).map(({ outstanding }) => outstanding)
    expect(figures?.codOutstanding).toEqual({
      orders: owed.reduce((sum, { count }) => sum + count, 0),
      amount: owed.reduce((sum, { amount }) => sum + amount, 0),
      since: '2026-11-05',
    })
    const queue = await engine.view('labels', {}).settled()
    expect(figures?.toPrint).toBe(queue.context.rows.length)
    expect([figures?.toPrint, figures?.codOutstanding.orders]).toEqual([10, 2])
    engine.stop()
  })

  test.each<EngineEvent>([
    { type: 'order.saved', order: {} as never },
    { type: 'orders.changed', id: '1', kind: 'status', orders: [] },
    { type: 'page.visible' },
  ])('STAT-8 are reloaded by $type', async (event) => {
    const { open, engine, transport } = desk('2026-11-10T16:00:00Z')
    const view = open()
    await view.settled()
    engine.announce(event)
    await view.settled()
    expect(transport.calls.map(({ query }) => query.get('to'))).toEqual(['2026-11-10', '2026-11-10'])
    engine.stop()
  })

  test('STAT-10 show the new day after midnight in Bangkok on a page that stays open', async () => {
    const { open, engine, transport, clock } = desk('2026-11-10T16:00:00Z')
    const view = open()
    await view.settled()
    clock.increment(60 * 60 * 1000)
    await view.settled()
    expect(transport.calls.map(({ query }) => query.get('to'))).toEqual(['2026-11-10', '2026-11-11'])
    engine.stop()
  })
})
