import isNetworkError from 'is-network-error'
import type { Endpoint } from './endpoint'
import { isAbort, RaanError, toRaanError } from './errors'
import type { Transport } from './transport'

/** One call on its way out: all that a fresh Request is built of, for each attempt again. */
export type Outgoing = {
  readonly endpoint: Endpoint
  /** path and query, already escaped */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** `1`: not repeated */
  readonly attempts?: 1 | undefined
}

/** An answer, read to its end: a body that breaks off or never ends counts for retry and timeout. */
export type Received = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** sends before this one that nobody answered for good */
  readonly unanswered?: number
}

export type Send = (outgoing: Outgoing) => Promise<Received>
export type Middleware = (next: Send) => Send

/** Stands for "whatever backend": a transport uses path and query only. */
const anywhere = 'http://langraan.invalid'

const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError]

/** `fetch` rejects with a `TypeError` if the server wasn't reached; any other of these is a mistake in a transport. */
const isMistake = (thrown: unknown): boolean =>
  mistakes.some((kind) => thrown instanceof kind) && !isNetworkError(thrown) && Boolean((thrown as Error).stack)

/** What a transport throws besides a RaanError, and besides a mistake of its own, means that the server wasn't reached. */
function transportError(thrown: unknown, call: string): RaanError {
  if (thrown instanceof RaanError || isAbort(thrown) || isMistake(thrown)) return toRaanError(thrown, call)
  return new RaanError('offline', { call, cause: thrown })
}

/** A body that breaks off, however a browser puts that. */
async function textOf(response: Response, call: string): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw isAbort(cause) ? toRaanError(cause, call) : new RaanError('offline', { call, cause })
  }
}

/** The end of the chain: the transport itself. */
export const deliver =
  (transport: Transport): Send =>
  async ({ endpoint, path, headers, body, signal }) => {
    const request = new Request(anywhere + path, {
      method: endpoint.method,
      headers,
      // what is sent is meant for this backend and no other
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    try {
      const response = await transport(request)
      return { status: response.status, headers: response.headers, text: await textOf(response, endpoint.name) }
    } catch (thrown) {
      throw transportError(thrown, endpoint.name)
    }
  }

/** Why a signal was aborted, as one of ours. */
export const abortion = (signal: AbortSignal, call: string): RaanError =>
  signal.reason instanceof RaanError ? signal.reason : new RaanError('aborted', { call, cause: signal.reason })

/** As `work`, but rejects at once when the signal is aborted, whatever `work` does then. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined, call: string): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortion(signal, call))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
