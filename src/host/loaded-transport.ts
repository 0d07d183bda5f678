import { issuerOf } from '../core/kernel/address'
import { RaanError } from '../core/kernel/errors'
import { loadChunk } from '../core/kernel/load-chunk'
import type { HttpOptions, Transport } from '../core/kernel/transport'

const load = () => loadChunk(() => import('../core/kernel/transport'))

export type LoadedTransport = Transport & {
  /** loads the code for the next call; a failure is ignored, and that call tries again */
  preload(): void
}

/** The transport over fetch, whose code the first call waits for: what a cart shows first, its element has requested. */
export function loadedTransport(options: HttpOptions): LoadedTransport {
  let made: Promise<Transport> | undefined
  const make = () => {
    made ??= load().then(
      ({ createHttpTransport }) => createHttpTransport(options),
      (cause) => {
        made = undefined
        // not `chunk`: nothing was sent, so the change waits and is sent later, as without a network
        throw new RaanError('offline', { cause })
      },
    )
    return made
  }
  const send = async (request: Request) => (await make())(request)
  const preload = () => void make().catch(() => undefined)
  return Object.assign(send, { issuer: issuerOf(options.baseUrl), preload })
}
