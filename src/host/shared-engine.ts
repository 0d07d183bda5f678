import type { Engine, EngineOptions } from '../core/engine'
import type { Transport } from '../core/kernel/transport'
import { announceEngineAvailable } from './engine-available'

export type Appearance = Readonly<Record<string, string>>

export type InitOptions = Partial<Omit<EngineOptions, 'transport'>> & {
  /** base URL of the backend, absolute or relative to the page */
  baseUrl?: string
  transport?: Transport
  credentials?: RequestCredentials
  /** values of the public variables: `{ accent: '#0a7' }` sets `--raan-accent` */
  appearance?: Appearance
  /** called once per failure: a request, the storage, code that failed to load */
  onError?: (error: unknown) => void
}

/** State shared by all bundles of one major version on the page. */
export type Shared = { engine?: Engine; options?: InitOptions }

const prefix = 'langraan.engine@'
const engineKey = Symbol.for(`${prefix}1`)
const transportKey = Symbol.for('langraan.transport')
const page = globalThis as unknown as Record<symbol, unknown>

export const shared = (): Shared => (page[engineKey] ?? {}) as Shared
export const pageTransport = (): Transport | undefined => page[transportKey] as Transport | undefined

const differ = (a: InitOptions, b: InitOptions): boolean =>
  (['transport', 'baseUrl', 'issuer', 'userId', 'locale', 'cart', 'fetchToken'] as const).some(
    (name) => a[name] !== b[name],
  )

/** The page's engine, created on first call. A later call with other options logs a warning and changes nothing. */
export function claimEngine(options: InitOptions, make: () => Engine): Engine {
  const { engine: known, options: before = {} } = shared()
  if (known) {
    if (differ(before, options)) console.warn('langraan: init() was already called; these options are ignored')
    return known
  }
  const other = Object.getOwnPropertySymbols(page).find((key) => key.description?.startsWith(prefix))
  if (other) console.warn(`langraan: beside ${other.description}, with an engine of its own`)
  const engine = make()
  page[engineKey] = { engine, options } satisfies Shared
  announceEngineAvailable()
  return engine
}
