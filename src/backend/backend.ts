import { systemClock } from '../core/kernel/clock'
import { invite, isUnowned } from '../service/auth/auth.invite'
import type { Service } from '../service/handle'
import { createRouter } from '../service/router'
import type { Seed } from '../service/seed'
import { services } from '../service/services'
import { openDataFolder } from './data-folder'
import { failureOf } from './failure'
import { firstSeeds } from './first-rows'
import { passwords } from './passwords'
import type { Connection } from './sqlite/connection'
import { build } from './sqlite/schema'
import { createSqliteStore } from './sqlite/store'

export type BackendOptions = {
  /** folder of the shop's data; created if missing, readable by its owner only */
  data: string
  /** path prefix of the contract's paths, e.g. `/backend` */
  base?: string
  /** sample rows for a new shop, and services that answer with sample figures */
  sample?: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] }
  /** receives errors that were answered with status 500 */
  onError?: (error: unknown) => void
}

export type ShopBackend = {
  /** Answers every call of the contract under `base`; 404 for anything else. */
  fetch(request: Request): Promise<Response>
  /**
   * Returns the token of a link for setting a password, valid once and for 24 hours. Creates an owner who doesn't exist
   * yet; undefined if a user isn't in the user list.
   */
  invite(email: string, as: 'owner' | 'user'): Promise<string | undefined>
  /** True if no account has a password yet, so nobody can sign in. */
  isUnowned(): Promise<boolean>
  /** The contract's calls that this backend answers. */
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  /** True if the database answers. */
  isReady(): Promise<boolean>
  figures(): Promise<{ readonly orders: number; readonly databaseBytes: number }>
  /** Closes the database. Wait for open requests first. */
  close(): void
}

function answers(connection: Connection): boolean {
  try {
    connection.pragma('user_version')
    return true
  } catch {
    return false
  }
}

/** Orders are never deleted, and numbered from 1. */
const ordersCreated = (connection: Connection): number =>
  connection.first(build.selectFrom('orders').select((of) => of.fn.max<number | null>('id').as('last')))?.last ?? 0

/** A production backend: the services on one SQLite file. Calls need a token, except those allowed to anyone. */
export function createBackend(options: BackendOptions): ShopBackend {
  const { data, base = '', sample, onError = console.error } = options
  const { connection, secret, bytes } = openDataFolder(data)
  const now = () => systemClock.now()
  const store = createSqliteStore({ connection, now, seeds: sample?.seeds ?? firstSeeds })
  const answering = [...services, ...(sample?.services ?? [])]
  const route = createRouter({
    services: answering,
    base: base.replace(/\/$/, ''),
    store,
    now,
    secret,
    auth: 'required',
    isSample: false,
    passwords,
    registration: 'closed',
    failure(error) {
      onError(error)
      return failureOf(error)
    },
  })
  return {
    fetch: async (request) => (await route(request)) ?? new Response(null, { status: 404 }),
    invite: (email, as) => invite({ store }, email, as),
    isUnowned: () => isUnowned({ store }),
    calls: answering.flatMap(({ handlers }) => handlers.map(({ endpoint: { method, path } }) => ({ method, path }))),
    isReady: async () => answers(connection),
    figures: async () => ({ orders: ordersCreated(connection), databaseBytes: bytes() }),
    close: connection.close,
  }
}
