import { getResponse } from 'msw'
import { delay, systemClock } from '../core/kernel/clock'
import { apps } from './apps'
import { type Db, memoryDb } from './db'
import { firstAnswers } from './first-answer'
import { createWorld } from './world'

export type { Db, Rows } from './db'

export type MockOptions = {
  /** makes sample data, randomness and the token secret repeatable: for tests */
  seed?: number
  now?: () => Date
  /** delay before a response, in milliseconds */
  latency?: number
  /** path prefix of the contract's paths in `fetch`, e.g. `/backend` */
  base?: string
  /** `required` answers 401 to a request without a token */
  auth?: 'open' | 'required'
  /** key for signing tokens; default without a `seed`: random, stored in the `db`. Empty makes signing fail */
  secret?: string
  db?: Db
  /** answers requests outside the contract; default: the real network */
  fallback?: (request: Request) => Response | Promise<Response>
}

export type Mock = {
  /** Answers every call of the contract under `base`, on any origin; passes anything else to `fallback`. */
  fetch(request: Request): Promise<Response>
  /** The same for an engine: paths as in the contract, without `base`. */
  transport(request: Request): Promise<Response>
  /** Restores the sample data; await it if the `db` has a `transact`. */
  reset(): Promise<void>
}

/** A mock backend with its own rows; patches nothing. */
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
