import { type AddressInfo, isIPv6 } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { systemClock } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'

export type ListenOptions = {
  fetch(request: Request): Response | Promise<Response>
  port: number
  host: string
}

export type RunningServer = {
  readonly url: string
  /** Completes open requests; closes the remaining connections after 2 seconds. */
  close(): Promise<void>
}

/** Maximum time for a request to arrive, in milliseconds. */
const patience = 20_000
const everywhere = ['0.0.0.0', '::']

const reasons: Record<string, (options: ListenOptions) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Choose another one: --port ${port + 1}`,
  EACCES: ({ port }) => `Port ${port} needs more rights than you have. Choose another one: --port 8080`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
}

/** Resolves with the URL once the server listens; rejects with a readable message if it can't. */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  const { fetch, port, host } = options
  const server = createAdaptorServer({
    fetch,
    serverOptions: { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 4 },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(lookUp(reasons, cause.code ?? '')?.(options) ?? cause.message, { cause })
  })
  const { port: bound } = server.address() as AddressInfo
  const name = isIPv6(host) ? `[${host}]` : host
  return {
    url: `http://${everywhere.includes(host) ? 'localhost' : name}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        const cutOff = systemClock.setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          2_000,
        )
        server.close(() => {
          systemClock.clearTimeout(cutOff)
          resolve()
        })
      }),
  }
}
