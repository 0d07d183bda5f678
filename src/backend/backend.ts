import { systemClock } from '../core/kernel/clock'
import { invite, isUnowned } from '../service/auth/auth.invite'
import { eraseOld } from '../service/customers/customers.retention'
import type { Service } from '../service/handle'
import { createRouter, type Router } from '../service/router'
import type { Seed } from '../service/seed'
import { services } from '../service/services'
import type { Store } from '../service/store'
import { openDataFolder } from './data-folder'
import { failureOf } from './failure'
import { firstSeeds } from './first-rows'
import { passwords } from './passwords'
import { openDatabase } from './postgres/open'
import { createPostgresStore } from './postgres/store'
import { build } from './sql/schema'
import type { SqliteConnection } from './sqlite/connection'
import { createSqliteStore } from './sqlite/store'

export type BackendOptions = {
  /** path prefix of the contract's paths, e.g. `/backend` */
  base?: string
  /** sample rows for a new shop, and services that answer with sample figures */
  sample?: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] }
  /** receives errors that were answered with status 500 */
  onError?: (error: unknown) => void
} & (
  | {
      /** folder of the shop's data, in SQLite; created if missing, readable by its owner only */
      data: string
      database?: undefined
    }
  | {
      data?: undefined
      /** address of a PostgreSQL database, `postgres://…`; needs the package pg */
      database: string
    }
)

export type Figures = { readonly orders: number; readonly databaseBytes: number }

export type ShopBackend = {
  /** Answers every call of the contract under `base`; 404 for anything else. */
  fetch(request: Request): Promise<Response>
  /** Resolves once the database is open; rejects with the reason if it can't be opened. */
  ready(): Promise<void>
  /**
   * Returns the token of a link for setting a password, valid once and for 24 hours. Creates an owner who doesn't exist
   * yet; undefined if a user isn't in the user list.
   */
  invite(email: string, as: 'owner' | 'user'): Promise<string | undefined>
  /** True if no account has a password yet, so nobody can sign in. */
  isUnowned(): Promise<boolean>
  /**
   * Erases the personal data of customers whose latest order is older than `before` (milliseconds since 1970), unless an
   * order isn't finished or an invoice is newer. Resolves with the number of customers.
   */
  eraseOldCustomers(before: number): Promise<number>
  /** The contract's calls that this backend answers. */
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  /** True if the database answers. */
  isReady(): Promise<boolean>
  figures(): Promise<Figures>
  /** Closes the database. Wait for open requests first. */
  close(): Promise<void>
}

type Opened = {
  readonly store: Store
  readonly secret: string
  isReady(): Promise<boolean>
  figures(): Promise<Figures>
  close(): Promise<void>
}

const now = () => systemClock.now()

function answers(connection: SqliteConnection): boolean {
  try {
    connection.pragma('user_version')
    return true
  } catch {
    return false
  }
}

/** Orders are never deleted, and numbered from 1. */
const lastOrder = build.selectFrom('orders').select((of) => of.fn.max<number | null>('id').as('last'))

function openFolder(data: string, seeds: readonly Seed[]): Opened {
  const { connection, secret, bytes } = openDataFolder(data)
  return {
    store: createSqliteStore({ connection, now, seeds }),
    secret,
    isReady: async () => answers(connection),
    figures: async () => ({ orders: connection.first(lastOrder)?.last ?? 0, databaseBytes: bytes() }),
    close: async () => connection.close(),
  }
}

async function openPostgres(database: string, seeds: readonly Seed[], isSample: boolean): Promise<Opened> {
  const { pool, secret, isReady, figures } = await openDatabase(database, isSample)
  const store = createPostgresStore({ pool, now, seeds })
  return {
    store,
    secret,
    isReady,
    figures,
    async close() {
      await store.idle()
      await pool.end()
    },
  }
}

/** A production backend: the services on SQLite or PostgreSQL. Calls need a token, except those allowed to anyone. */
export function createBackend(options: BackendOptions): ShopBackend {
  const { data, database, base = '', sample, onError = console.error } = options
  const seeds = sample?.seeds ?? firstSeeds
  const failure = (error: unknown) => {
    onError(error)
    return failureOf(error)
  }
  const answering = [...services, ...(sample?.services ?? [])]
  const withRoute = (opened: Opened): Opened & { readonly route: Router } => ({
    ...opened,
    route: createRouter({
      services: answering,
      base: base.replace(/\/$/, ''),
      store: opened.store,
      now,
      secret: opened.secret,
      auth: 'required',
      isSample: false,
      passwords,
      registration: 'closed',
      failure,
    }),
  })
  const folder = data === undefined ? undefined : Promise.resolve(withRoute(openFolder(data, seeds)))
  let connecting: typeof folder
  /** Connects to a database once; after a failure, again with the next request. */
  const connected = () => {
    connecting ??= openPostgres(database ?? '', seeds, Boolean(sample)).then(withRoute, (error: unknown) => {
      connecting = undefined
      throw error
    })
    return connecting
  }
  const opening = () => folder ?? connected()
  return {
    async fetch(request) {
      try {
        const { route } = await opening()
        return (await route(request)) ?? new Response(null, { status: 404 })
      } catch (error) {
        return Response.json(failure(error).body, { status: 500 })
      }
    },
    ready: async () => void (await opening()),
    invite: async (email, as) => invite(await opening(), email, as),
    eraseOldCustomers: async (before) => eraseOld(await opening(), before),
    isUnowned: async () => isUnowned(await opening()),
    calls: answering.flatMap(({ handlers }) => handlers.map(({ endpoint: { method, path } }) => ({ method, path }))),
    isReady: () =>
      opening().then(
        ({ isReady }) => isReady(),
        () => false,
      ),
    figures: async () => (await opening()).figures(),
    close: async () => (await (folder ?? connecting)?.catch(() => undefined))?.close(),
  }
}
