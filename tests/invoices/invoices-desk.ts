import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

export const now = '2026-11-21T03:00:00Z'

type Wire = Record<string, unknown> & { id: number; version: number; payments: { id: string; amount: number }[] }

/** An engine on a backend of its own, which a test may break, with all that was sent there. */
export function invoicesDesk() {
  const clock = simulatedClock({ start: now })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const sent: { call: string; body: unknown }[] = []
  let fieldError: ((request: Request) => Response | Promise<Response> | undefined) | undefined
  const transport: Transport = async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET')
      sent.push({
        call: `${request.method} ${pathname}`,
        body: await request
          .clone()
          .json()
          .catch(() => undefined),
      })
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: string[] = []
  engine.events$.subscribe(({ type }) => type.startsWith('invoices.') && received.push(type))
  return {
    engine,
    clock,
    mock,
    sent,
    received,
    breakIt(next?: typeof fieldError) {
      fieldError = next
    },
    stored: async (id: number): Promise<Wire> => (await ask(mock, `GET /api/invoice/invoices/${id}`)).body?.invoice,
    total: async (): Promise<number> => (await ask(mock, 'GET /apps/invoice/invoices')).body.total,
  }
}

/** Answers one call this way and leaves the others alone. */
export const only =
  (path: string, answer: () => Response | Promise<Response>) =>
  (request: Request): Response | Promise<Response> | undefined =>
    new URL(request.url).pathname === path ? answer() : undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
