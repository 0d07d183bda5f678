import { getResponse, http } from 'msw'
import { delay, systemClock } from '../core/kernel/clock'
import { sample } from '../sample/index'
import { tokenLife } from '../service/auth/auth.signer'
import { cardsTable } from '../service/customers/customers.cards.table'
import { firstAnswers } from '../service/first-answer'
import { orderKeysTable, ordersTable } from '../service/orders/orders.table'
import { reply } from '../service/reply'
import { createRouter } from '../service/router'
import { services as shared } from '../service/services'
import { talkMessagesTable, talksTable } from './chat/chat.talks.memory'
import { type Db, memoryDb } from './db'
import { changesTable } from './live/live.memory'
import { filesInMemory } from './memory-files'
import { createMemoryStore } from './memory-store'
import { activityTable } from './users/users.activity.memory'

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
  /** seconds that a session lasts without a renewal; default: ten minutes */
  sessionLife?: number
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
  const services = [...shared, ...sample.services]
  const tables = [
    firstAnswers,
    ordersTable,
    orderKeysTable,
    cardsTable,
    activityTable,
    changesTable,
    talksTable,
    talkMessagesTable,
    ...services.flatMap((service) => service.tables),
  ]
  const time = () => now?.().getTime() ?? systemClock.now()
  const store = createMemoryStore({ db, tables, seeds: sample.seeds, seed, now: time })
  const around = <T>(act: () => Promise<T>): Promise<T> => db.transact?.(act) ?? act()
  const secret = options.secret ?? (options.seed === undefined ? undefined : `langraan-${seed}`)
  const files = filesInMemory()
  const { sessionLife = tokenLife } = options
  const setup = {
    services,
    store,
    now: time,
    secret,
    sessionLife,
    auth,
    isSample: true,
    files,
    around,
    agentOf,
    failure,
  }
  const answer = (path: string) => {
    const route = createRouter({ ...setup, base: path })
    const handlers = [http.all('*', ({ request }) => route(request))]
    return async (request: Request) => {
      request.signal.throwIfAborted()
      const response = await getResponse(handlers, request)
      if (!response) return fallback(request)
      if (latency > 0) await delay(systemClock, latency, request.signal)
      request.signal.throwIfAborted()
      return response
    }
  }
  return {
    fetch: answer(base.replace(/\/$/, '')),
    transport: answer(''),
    reset: () => around(async () => store.reset()),
  }
}

/** The mock's requests come from its own page. */
const agentOf = (request: Request): string => request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? ''

const failure = (error: unknown) => reply(500, { error: error instanceof Error ? error.message : String(error) })
