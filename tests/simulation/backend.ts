import type { Transport } from '../../src/core/kernel/transport'
import { createMock, type Rows } from '../../src/mock/index'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'

export const start = '2026-11-21T03:00:00Z'

/**
 * `full`: all the contract has. `no-lookup`: does not look for keys. `mute`: its 422 for a used key does not tell the
 * order. `forgetful`: ignores the keys, which no backend may.
 */
export const backends = ['full', 'no-lookup', 'mute', 'forgetful'] as const
export type BackendKind = (typeof backends)[number]

/** Making a mock takes as long as ten orders, so that there is one for all stories; only the rows are each story's own. */
const shared = (auth: 'open' | 'required') => {
  let rows: Rows | undefined
  let now = Date.parse(start)
  const mock = createMock({
    seed: 1,
    auth,
    now: () => new Date(now),
    db: {
      read: () => rows,
      write: (next) => {
        rows = next
      },
    },
  })
  mock.reset()
  const blank = rows
  return {
    mock,
    begin() {
      rows = blank
    },
    tick: (time: number) => {
      now = time
    },
    read: () => rows ?? {},
    change(change: (rows: Rows) => Rows) {
      rows = change(rows ?? {})
    },
  }
}
const mocks = { open: shared('open'), required: shared('required') }

export type StoredRow = { OrderNumber: string; note: string }

export type Backend = {
  readonly transport: Transport
  /** the orders that carry this mark */
  stored(mark: string): readonly StoredRow[]
  hasOrder(number: string): boolean
  /** Every session is over: the next call is answered by 401, and so is the renewal. */
  endSessions(): Promise<void> | void
}

export type BackendSetup = { timeline: Timeline; dice: Dice; kind: BackendKind; auth: 'open' | 'required' }

/** A complete backend as a poorer one. */
export function poorer(backend: Transport, kind: BackendKind, { random }: Dice): Transport {
  const asReceived = (request: Request): Request => {
    const url = new URL(request.url)
    if (kind === 'no-lookup' && request.method === 'GET' && url.searchParams.has('key')) {
      url.searchParams.delete('key')
      return new Request(url, request)
    }
    if (kind === 'forgetful' && request.headers.has('Idempotency-Key')) {
      const headers = new Headers(request.headers)
      headers.set('Idempotency-Key', String(random()))
      return new Request(request, { headers })
    }
    return request
  }
  return async (request) => {
    const response = await backend(asReceived(request))
    if (kind !== 'mute' || response.status !== 422) return response
    const { error } = (await response.json()) as { error: unknown }
    return Response.json({ error }, { status: 422 })
  }
}

/** The mock backend of one story. */
export function openBackend({ timeline, dice, kind, auth }: BackendSetup): Backend {
  const { mock, begin, tick, read, change } = mocks[auth]
  begin()
  const ticking: Transport = (request) => {
    tick(timeline.now())
    return mock.transport(request)
  }
  return {
    transport: poorer(ticking, kind, dice),
    stored: (mark) => ((read().orders ?? []) as StoredRow[]).filter(({ note }) => note.split(' ')[0] === mark),
    hasOrder: (number) => ((read().orders ?? []) as StoredRow[]).some(({ OrderNumber }) => OrderNumber === number),
    endSessions: () =>
      change((rows) => {
        const sessions = (rows['auth.sessions'] ?? []) as object[]
        return { ...rows, 'auth.sessions': sessions.map((each) => ({ ...each, ended: true })) }
      }),
  }
}
