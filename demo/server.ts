import { listen, type RunningServer } from '#server'
import { type AppOptions, createApp } from './app.ts'

export type ServerOptions = AppOptions & {
  port: number
  host: string
  /** time in which a request has to arrive */
  patienceMs?: number
}

/** Listens; resolves with the address, rejects with a readable message if it can't. */
export function serve({ port, host, patienceMs, ...appOptions }: ServerOptions): Promise<RunningServer> {
  return listen({
    fetch: createApp(appOptions).fetch,
    port,
    host,
    choosePort: (other) => `PORT=${other} npm start`,
    ...(patienceMs !== undefined && { patience: patienceMs }),
  })
}
