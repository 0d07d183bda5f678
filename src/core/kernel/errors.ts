import { lookUp } from './look-up'
import { longestAskedMs, longestPauseMs } from './timings'

/** The closed list of technical failures, explained in docs/contract.md. */
export const errorCodes = [
  'offline',
  'timeout',
  'http',
  'contract',
  'aborted',
  'unauthenticated',
  'forbidden',
  'conflict',
  'storage',
  'chunk',
  'version',
  'not-configured',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Message codes by field path (`'ProductOrders.0.Quantity'`); the widgets turn codes into messages. */
export type FieldErrors = Record<string, string[]>

export type ErrorDetail = {
  /** name of the endpoint, e.g. `orders.create` */
  call?: string
  status?: number
  /** path in the body that breaks the contract, e.g. `orders.3.total` */
  path?: string
  expected?: string
  /** `contract`: number of rows left out of a list; the others were read. 0 = only an optional value was ignored */
  unread?: number
  /**
   * `offline` while online: the browser blocked a response from another origin (CORS), or that server is down; the
   * backend sent us elsewhere; or the page's own server doesn't answer
   */
  reason?: 'cross-origin' | 'redirect' | 'unreachable'
  /** field errors of a 4xx response */
  fields?: FieldErrors
  /** decoded body of a 409, or of a 422 for a used key: the backend's current record */
  current?: unknown
  /** earlier requests of this call without a response, whose outcome is unknown */
  unanswered?: number
  /** delay requested by the backend, in milliseconds */
  retryAfter?: number
  cause?: unknown
}

/** Every failed call rejects with one of these. */
export class RaanError extends Error {
  readonly code: ErrorCode
  readonly detail: ErrorDetail

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super([code, detail.call, detail.status, detail.path, detail.expected].filter(Boolean).join(' · '), {
      cause: detail.cause,
    })
    this.name = 'RaanError'
    this.code = code
    this.detail = detail
  }
}

/** The requested record doesn't exist, or no longer does. */
export const isMissing = (thrown: unknown): boolean => thrown instanceof RaanError && thrown.detail.status === 404

/** Whether the call was blocked or sent elsewhere, so that the user's connection isn't to blame. */
export const isBlocked = (error: RaanError | undefined): boolean =>
  error?.detail.reason !== undefined && error.detail.reason !== 'unreachable'

/** Milliseconds after which the call may be made again, if the backend asked for more than a call waits by itself. */
export const pauseOf = ({ detail: { retryAfter = 0 } }: RaanError): number | undefined =>
  retryAfter > longestAskedMs ? Math.min(retryAfter, longestPauseMs) : undefined

export const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

/**
 * Turns anything thrown into a RaanError. Calls reject with nothing else, so anything else is a bug or invalid input:
 * `contract`, with the kind of error as `expected`. Its message may quote personal data, so it's only in `cause`.
 */
export function toRaanError(thrown: unknown, call?: string): RaanError {
  if (thrown instanceof RaanError) return thrown
  const detail = { ...(call ? { call } : {}), cause: thrown }
  return isAbort(thrown)
    ? new RaanError('aborted', detail)
    : new RaanError('contract', { ...detail, expected: `no ${thrown instanceof Error ? thrown.name : typeof thrown}` })
}

/** What a machine keeps of a failure, for `assignFrom`. */
export const takeError = (_: { error: RaanError | undefined }, { error }: { error: unknown }) => ({
  error: toRaanError(error),
})

/** The backend rejected the content (4xx with field errors): the user can fix it. */
export const isRefusal = (error: unknown): error is RaanError =>
  error instanceof RaanError && error.detail.fields !== undefined

const envelope = [
  'code',
  'message',
  'status',
  'statusCode',
  'type',
  'name',
  'details',
  'errors',
  'traceId',
  'requestId',
]

/** Whether an `error` holds a message and a code as names of its own, not fields of the request. */
export const isErrorEnvelope = (error: object): boolean =>
  'message' in error && typeof error.message === 'string' && Object.keys(error).every((name) => envelope.includes(name))

const isCode = (said: string): boolean => /^[\w.:-]+$/.test(said)

/** The backend's own message (`{ error: text }`): plain text, shown as is. */
export const backendMessage = ({ detail }: RaanError): string | undefined =>
  detail.fields?.['']?.filter((said) => !isCode(said)).join(' ') || undefined

/** What the backend says about any part of a rejected change, in its own words: plain text, shown as is. */
export const backendSentences = ({ detail }: RaanError): string =>
  [...new Set(Object.values(detail.fields ?? {}).flat())].filter((said) => !isCode(said)).join(' ')

/** The currently stored record that a failure brings under this name. */
export const currentRecord = <Stored>({ detail }: RaanError, record: string): Stored | undefined =>
  // decoded by the endpoint's `conflict` schema
  lookUp(detail.current as Readonly<Record<string, Stored>> | undefined, record)
