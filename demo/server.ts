import { type AddressInfo, isIPv6 } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'

export type ServerOptions = AppOptions & {
  port: number
  host: string
  /** time in which a request has to arrive */
  patienceMs?: number
}

export type RunningServer = { url: string; close(): Promise<void> }

const everywhere = ['0.0.0.0', '::']

const reasons: Record<string, (options: ServerOptions) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  EACCES: ({ port }) => `Port ${port} needs more rights than you have. Choose another one: PORT=8080 npm start`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
  ERR_SOCKET_BAD_PORT: () => 'PORT has to be a number from 0 to 65535.',
}

/** Listens; resolves with the address, rejects with a readable message if it can't. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { port, host, patienceMs = 20_000, ...appOptions } = options
  const server = createAdaptorServer({
    fetch: createApp(appOptions).fetch,
    serverOptions: {
      headersTimeout: patienceMs,
      requestTimeout: patienceMs,
      connectionsCheckingInterval: patienceMs / 4,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(reasons[cause.code ?? '']?.(options) ?? cause.message, { cause })
  })
  const { port: bound } = server.address() as AddressInfo
  const name = isIPv6(host) ? `[${host}]` : host
  return {
    url: `http://${everywhere.includes(host) ? 'localhost' : name}:${bound}`,
    close: () => closeServer(server),
  }
}

/** Finishes pending responses; closes idle connections after a moment. */
function closeServer(server: ReturnType<typeof createAdaptorServer>): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2_000)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
  })
}

/** SIGINT and SIGTERM close the server; the process exits once it has closed. */
export function stopOnSignal(server: RunningServer, host: Pick<NodeJS.Process, 'on' | 'exit'>): void {
  for (const signal of ['SIGINT', 'SIGTERM']) host.on(signal, () => server.close().then(() => host.exit(0)))
}
