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
  /** folder of the shop's data; made if it doesn't exist, readable by its owner only */
  data: string
  /** path prefix of the contract's paths, e.g. `/backend` */
  base?: string
  /** an invented shop to begin with, and its calls */
  sample?: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] }
  /** receives errors that were answered with 500 */
  onError?: (error: unknown) => void
}

export type ShopBackend = {
  /** Answers every call of the contract under `base`; 404 for anything else. */
  fetch(request: Request): Promise<Response>
  /**
   * The token of a link with which somebody sets their password: once, within a day. Undefined for a user who is not in the
   * list of users. An owner may be new.
   */
  invite(email: string, as: 'owner' | 'user'): Promise<string | undefined>
  /** Nobody can sign in yet. */
  isUnowned(): Promise<boolean>
  /** Closes the file. Wait for running requests first. */
  close(): void
}

/** A real backend: decisions of the services on rows in one file. Every call needs a token. */
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
