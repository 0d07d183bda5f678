import { getResponse } from 'msw'
import { delay, systemClock } from '../core/kernel/clock'
import { apps } from './apps'
import { type Db, memoryDb } from './db'
import { firstAnswers } from './first-answer'
import { createWorld } from './world'

export type { Db, Rows } from './db'

export type MockOptions = {
  /** makes the sample data, all randomness and the secret of the tokens repeatable: for tests */
  seed?: number
  now?: () => Date
  /** milliseconds before an answer */
  latency?: number
  /** path before the contract's paths in `fetch`, e.g. `/backend` */
  base?: string
  /** `required` answers 401 to a request without a token */
  auth?: 'open' | 'required'
  /** what tokens are signed with; random and kept in the `db` unless this or a `seed` is given; empty makes signing fail */
  secret?: string
  db?: Db
  /** answers what is no call of the contract; the real network does unless given */
  fallback?: (request: Request) => Response | Promise<Response>
}

export type Mock = {
  /** Answers every call of the contract below `base` on any origin; anything else goes to `fallback`. */
  fetch(request: Request): Promise<Response>
  /** The same for an engine: paths as in the contract, whatever `base` says. */
  transport(request: Request): Promise<Response>
  /** Puts the sample data back; at once, unless the `db` has a `transact`. */
  reset(): Promise<void>
}

/** A pretend backend with rows of its own; patches nothing. */
export function createMock(options: MockOptions = {}): Mock {
  const { seed = 1, now, latency = 0, base = '', auth = 'open', db = memoryDb() } = options
  const { fallback = (request: Request) => globalThis.fetch(request) } = options
  const world = createWorld({
    db,
    tables: [firstAnswers, ...apps.flatMap(({ tables }) => tables)],
    seed,
    now: () => now?.().getTime() ?? systemClock.now(),
    secret: options.secret ?? (options.seed === undefined ? undefined : `langraan-${seed}`),
  })
  const transact = <T>(act: () => Promise<T>): Promise<T> => db.transact?.(act) ?? act()
  const verify = async (token: string) => {
    for (const app of apps) {
      const bearer = await app.verify?.(token, world)
      if (bearer) return bearer
    }
    return null
  }
  const handlersBelow = (path: string) =>
    apps.flatMap(({ handlers }) => handlers.map((handler) => handler({ world, transact, auth, verify, base: path })))
  const answer = (handlers: ReturnType<typeof handlersBelow>) => async (request: Request) => {
    request.signal.throwIfAborted()
    const response = await getResponse(handlers, request, { baseUrl: new URL(request.url).origin })
    if (!response) return fallback(request)
    if (latency > 0) await delay(systemClock, latency, request.signal)
    request.signal.throwIfAborted()
    return response
  }
  const below = base.replace(/\/$/, '')
  return {
    fetch: answer(handlersBelow(below)),
    transport: answer(handlersBelow('')),
    reset: () => transact(async () => world.reset()),
  }
}
