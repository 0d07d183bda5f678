import { systemClock } from '../core/kernel/clock'
import { invite, isUnowned } from '../service/auth/auth.invite'
import type { Service } from '../service/handle'
import { reply } from '../service/reply'
import { createRouter } from '../service/router'
import type { Seed } from '../service/seed'
import { services } from '../service/services'
import { openDataFolder } from './data-folder'
import { firstSeeds } from './first-rows'
import { passwords } from './passwords'
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
  /** Closes the database. Wait for open requests first. */
  close(): void
}

/** A production backend: the services on one SQLite file. Calls need a token, except those allowed to anyone. */
export function createBackend(options: BackendOptions): ShopBackend {
  const { data, base = '', sample, onError = console.error } = options
  const { connection, secret } = openDataFolder(data)
  const now = () => systemClock.now()
  const store = createSqliteStore({ connection, now, seeds: sample?.seeds ?? firstSeeds })
  const route = createRouter({
    services: [...services, ...(sample?.services ?? [])],
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
      return reply(500, { error: 'Something went wrong' })
    },
  })
  return {
    fetch: async (request) => (await route(request)) ?? new Response(null, { status: 404 }),
    invite: (email, as) => invite({ store }, email, as),
    isUnowned: () => isUnowned({ store }),
    close: connection.close,
  }
}
