import type { AppName, Registry } from '../core/apps'
import { type Engine, startEngine } from '../core/engine'
import type { AppModule } from '../core/kernel/app-module'
import { RaanError } from '../core/kernel/errors'
import { createHttpTransport } from '../core/kernel/http-transport'
import type { Transport } from '../core/kernel/transport'
import { reuseFirstCalls, type TakeFirstCall } from './reuse-first-calls'
import { type InitOptions, pageTransport } from './shared-engine'

/** Loads an app's code from its element's module. Throws immediately if no element has this app. */
export type AppFile = (name: string) => Promise<unknown>

type Apps = { apps?: Partial<Record<AppName, AppModule>> }

const registryOf =
  (fileOf: AppFile): Registry =>
  (name) => {
    if (name === 'auth') return import('../core/auth/app').then(({ authApp }) => authApp)
    return fileOf(name).then(
      (loaded) => {
        const module = (loaded as Apps).apps?.[name]
        if (!module) throw new RaanError('version', { expected: name })
        return module
      },
      (cause) => {
        throw new RaanError('chunk', { cause })
      },
    )
  }

function transportOf({ transport, baseUrl, credentials }: InitOptions, take?: TakeFirstCall): Transport {
  const found = transport ?? (baseUrl === undefined ? pageTransport() : undefined)
  if (found) return found
  if (baseUrl === undefined) throw new RaanError('not-configured')
  const http = createHttpTransport({ baseUrl, ...(credentials ? { credentials } : {}) })
  return take ? reuseFirstCalls(http, baseUrl, take) : http
}

/** An engine whose apps load with the elements. `take` returns what their element requested before. */
export function makeEngine(options: InitOptions, fileOf: AppFile, take?: TakeFirstCall): Engine {
  const { baseUrl, transport, credentials, appearance, onError, ...rest } = options
  const engine = startEngine({ ...rest, transport: transportOf(options, take) }, registryOf(fileOf))
  if (onError)
    engine.events$.subscribe((event) => {
      if (event.type === 'engine.error' || event.type === 'engine.failed') onError(event.error)
    })
  return engine
}
