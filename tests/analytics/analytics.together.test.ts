import { expect, test } from 'vitest'
import { analyticsCalls } from '../../src/core/analytics/analytics.contract'
import { firstSpan } from '../../src/core/analytics/analytics.period'
import { readCard } from '../../src/core/analytics/analytics.together'
import { RaanError } from '../../src/core/kernel/errors'

test.each([
  [503, ['analytics.cards', 'analytics.cards']],
  [404, ['analytics.cards']],
])(
  'STAT-4600 after a %i of the call for several cards, they ask for it again unless it is missing',
  async (status, asked) => {
    const calls: string[] = []
    const call = async ({ name }: { name: string }) => {
      calls.push(name)
      if (name === 'analytics.cards') throw new RaanError('http', { status })
      return {}
    }
    const ports = { call, storage: {}, signal: new AbortController().signal } as never
    const twoCards = () =>
      Promise.all(
        [analyticsCalls.customers, analyticsCalls['product-orders']].map((card) => readCard(card, firstSpan, ports)),
      )
    await twoCards()
    await twoCards()
    expect(calls.filter((name) => name === 'analytics.cards')).toEqual(asked)
    expect(calls).toHaveLength(asked.length + 4)
  },
)
