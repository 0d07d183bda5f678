import { type AddressInfo, isIPv6 } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { systemClock } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'

export type ListenOptions = {
  fetch(request: Request): Response | Promise<Response>
  port: number
  host: string
  /** how to choose another port: what the user types; default: `--port 8080` */
  choosePort?(port: number): string
  /** time in which a request has to arrive, in milliseconds */
  patience?: number
}

export type RunningServer = {
  readonly url: string
  /** Completes open requests; closes the remaining connections after 2 seconds. */
  close(): Promise<void>
}

const everywhere = ['0.0.0.0', '::']
const portOption = (port: number): string => `--port ${port}`

type Reason = (options: Required<Pick<ListenOptions, 'port' | 'host' | 'choosePort'>>) => string
const reasons: Record<string, Reason> = {
  EADDRINUSE: ({ port, choosePort }) => `Port ${port} is in use. Choose another one: ${choosePort(port + 1)}`,
  EACCES: ({ port, choosePort }) =>
    `Port ${port} needs more rights than you have. Choose another one: ${choosePort(8080)}`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
  ERR_SOCKET_BAD_PORT: () => 'The port must be a number from 0 to 65535.',
}

/** Resolves with the URL once the server listens; rejects with a readable message if it can't. */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  const { fetch, port, host, choosePort = portOption, patience = 20_000 } = options
  const server = createAdaptorServer({
    fetch,
    serverOptions: { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 4 },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(lookUp(reasons, cause.code ?? '')?.({ port, host, choosePort }) ?? cause.message, { cause })
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
