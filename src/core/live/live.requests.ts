import { type Tokens, withAuth } from '../kernel/auth'
import type { Clock } from '../kernel/clock'
import { decodeAnswerOf } from '../kernel/lenient'
import type { Received } from '../kernel/outgoing'
import type { Transport } from '../kernel/transport'
import { type ChangesPage, changesSchema, liveCalls } from './live.contract'
import { readEvents } from './live.events'

export type Connection = {
  transport: Transport
  tokens: Tokens
  clock: Clock
  /** when the first records of this user may have been loaded */
  since: number
  /** compares this device's clock with the backend's: how long it is behind, in milliseconds */
  onClock?(behind: number): void
}

/** How a request for changes ended. */
export type Ending =
  /** a page was received, by a backend or transport that doesn't stream */
  | 'page'
  /** a stream that had begun was cut */
  | 'cut'
  /** a stream delivered nothing: something in between holds it back */
  | 'silent'
  /** no answer, or one that can't be read */
  | 'failed'
  /** signed out, not allowed, or a backend without live changes */
  | 'refused'

/** How long a stream may take to begin, and to show that it is alive, in milliseconds. */
export const beginMs = 10_000
export const aliveMs = 35_000

/** A transport uses path and query only. */
const anywhere = 'http://langraan.invalid'

const stream = 'text/event-stream, application/json;q=0.9'
const refused = [401, 403, 404, 405, 501]

type Opened = Received & { readonly response: Response }

/** The whole chain of a call but for its end: the response is not read. */
async function open({ transport, tokens }: Connection, path: string, accept: string, signal: AbortSignal) {
  const send = withAuth(tokens)(async ({ headers }) => {
    const request = new Request(anywhere + path, { headers: { ...headers, Accept: accept }, redirect: 'error', signal })
    const response = await transport(request)
    const opened: Opened = { status: response.status, headers: response.headers, text: '', response }
    return opened
  })
  // safe cast: what `send` returns is what the function above returned
  return ((await send({ endpoint: liveCalls.changes, path, headers: {}, signal })) as Opened).response
}

function pageOf(text: string): ChangesPage | undefined {
  try {
    const decoded = decodeAnswerOf(changesSchema, JSON.parse(text))
    return decoded.ok ? decoded.value : undefined
  } catch {
    return undefined
  }
}

export type Asking = {
  /** the cursor of the last page; undefined before the first */
  after: string | undefined
  /** how long ago the first records were loaded, in milliseconds */
  within: number
  mayStream: boolean
  signal: AbortSignal
  take(page: ChangesPage): void
  /** the backend answers: a page was read, or a stream is open */
  reached?(): void
}

/** Asks for changes once, as a stream if the backend offers one; resolves when that is over. */
export async function askForChanges(connection: Connection, asking: Asking): Promise<Ending> {
  const { clock } = connection
  const { after, within, mayStream, signal, take, reached } = asking
  const limit = new AbortController()
  const pass = () => limit.abort()
  signal.addEventListener('abort', pass)
  if (signal.aborted) pass()
  let timer = clock.setTimeout(pass, beginMs)
  const wait = (ms: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(pass, ms)
  }
  let isStream = false
  let hasBegun = false
  const untilLimit = new Promise<undefined>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve(undefined))
    if (limit.signal.aborted) resolve(undefined)
  })

  async function run(): Promise<Ending> {
    const query = after === undefined ? `within=${Math.round(within)}` : `after=${encodeURIComponent(after)}`
    const path = `${liveCalls.changes.path}?${query}`
    const response = await open(connection, path, mayStream ? stream : 'application/json', limit.signal)
    if (refused.includes(response.status)) return 'refused'
    if (!response.ok) return 'failed'
    const date = Date.parse(response.headers.get('date') ?? '')
    if (date) connection.onClock?.(date - clock.now())
    isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!isStream) {
      const page = pageOf(await response.text())
      if (page === undefined || limit.signal.aborted) return 'failed'
      reached?.()
      take(page)
      return 'page'
    }
    if (!response.body) return 'silent'
    reached?.()
    for await (const { data } of readEvents(response.body)) {
      if (limit.signal.aborted) break
      hasBegun = true
      wait(aliveMs)
      const page = data === undefined ? undefined : pageOf(data)
      if (page) take(page)
    }
    return 'cut'
  }

  try {
    const ending = await Promise.race([run(), untilLimit])
    if (ending !== undefined) return ending
    // a transport that reads whole responses never gets to a stream's headers
    return mayStream && !hasBegun && !signal.aborted ? 'silent' : 'cut'
  } catch (error) {
    if ((error as { code?: unknown }).code === 'unauthenticated') return 'refused'
    return hasBegun ? 'cut' : 'failed'
  } finally {
    clock.clearTimeout(timer)
    signal.removeEventListener('abort', pass)
    limit.abort()
  }
}
