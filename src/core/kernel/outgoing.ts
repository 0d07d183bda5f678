import isNetworkError from 'is-network-error'
import type { Endpoint } from './endpoint'
import { isAbort, RaanError, toRaanError } from './errors'
import type { Transport } from './transport'

/** One outgoing call: everything needed to build a fresh Request for each attempt. */
export type Outgoing = {
  readonly endpoint: Endpoint
  /** path and query, already escaped */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Blob | undefined
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** `1`: not retried */
  readonly attempts?: 1 | undefined
  /** sent even if the page closes meanwhile */
  readonly keepalive?: true | undefined
}

/** A response, read completely: a body that breaks off or never ends counts for retry and timeout. */
export type Received = {
  readonly status: number
  readonly headers: Headers
  /** '' for a file */
  readonly text: string
  readonly file?: Blob
  /** earlier requests without a definite response */
  readonly unanswered?: number
}

export type Send = (outgoing: Outgoing) => Promise<Received>
export type Middleware = (next: Send) => Send

const bodies = new WeakMap<Request, { readonly body: string | Blob | undefined }>()

/** The body of a request that was built here: a page that is being closed doesn't wait until one is read. */
export const knownBody = (request: Request) => bodies.get(request)

const texts = new WeakMap<Response, string>()

/** Returns a response whose body was read before, as `text`; it isn't read again. */
export function rememberText({ response, text }: { response: Response; text: string }): Response {
  texts.set(response, text)
  return response
}

/** Placeholder origin: a transport uses path and query only. */
const anywhere = 'http://langraan.invalid'

const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError]

/**
 * `fetch` rejects with a `TypeError` if the backend wasn't reached; any other error of these types is a bug in the
 * transport.
 */
const isMistake = (thrown: unknown): boolean =>
  mistakes.some((kind) => thrown instanceof kind) && !isNetworkError(thrown) && Boolean((thrown as Error).stack)

/** Anything a transport throws, except a RaanError or its own bug, means that the backend wasn't reached. */
function transportError(thrown: unknown, call: string): RaanError {
  if (thrown instanceof RaanError && thrown.code === 'offline')
    return new RaanError('offline', { call, ...thrown.detail })
  if (thrown instanceof RaanError || isAbort(thrown) || isMistake(thrown)) return toRaanError(thrown, call)
  return new RaanError('offline', { call, cause: thrown })
}

/** Reads the body; browsers report a broken one in different ways. */
async function contentOf(
  response: Response,
  { name: call, download }: Endpoint,
): Promise<Pick<Received, 'text' | 'file'>> {
  try {
    return download && response.ok
      ? { text: '', file: await response.blob() }
      : { text: texts.get(response) ?? (await response.text()) }
  } catch (cause) {
    throw isAbort(cause) ? toRaanError(cause, call) : new RaanError('offline', { call, cause })
  }
}

/** The end of the chain: the transport itself. */
export const deliver =
  (transport: Transport): Send =>
  async ({ endpoint, path, headers, body, signal, keepalive }) => {
    const request = new Request(anywhere + path, {
      method: endpoint.method,
      headers,
      // the request is meant for this backend only
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
    bodies.set(request, { body })
    try {
      const response = await transport(request)
      return { status: response.status, headers: response.headers, ...(await contentOf(response, endpoint)) }
    } catch (thrown) {
      throw transportError(thrown, endpoint.name)
    }
  }

/** The reason a signal was aborted, as a RaanError. */
export const abortion = (signal: AbortSignal, call: string): RaanError =>
  signal.reason instanceof RaanError ? signal.reason : new RaanError('aborted', { call, cause: signal.reason })

/** Like `work`, but rejects immediately when the signal is aborted. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined, call: string): Promise<T> {
  if (!signal) return work
  const ended = new Promise<T>((resolve, reject) => {
    const stop = () => reject(abortion(signal, call))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
  // where a page replaces promises, as zone.js does, the caller's await comes a moment later: too late for this one
  ended.catch(() => undefined)
  return ended
}
