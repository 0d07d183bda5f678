import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { flakyTransport, type Mishap } from './flaky-transport'
import { openDesk } from './order-desk'

const sampleOrders = 30

/** A desk in front of a backend whose line breaks in these ways. */
export function behind(...mishaps: Mishap[]) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const line = flakyTransport(mock.transport, mishaps)
  const stored = async () => {
    const { body } = await ask(mock, 'GET /api/orders?perPage=200')
    return body.total - sampleOrders
  }
  return { mock, line, stored, desk: openDesk({ transport: line.transport }) }
}
