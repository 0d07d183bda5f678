/** The closed list of technical failures; docs/contract.md says what each means to a portal. */
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

/** Message codes by field path (`'ProductOrders.0.Quantity'`); the widgets turn a code into a sentence. */
export type FieldErrors = Record<string, string[]>

export type ErrorDetail = {
  /** name of the endpoint, e.g. `orders.create` */
  call?: string
  status?: number
  /** where in the body the contract broke, e.g. `orders.3.total` */
  path?: string
  expected?: string
  /** `contract`: how many rows of a list were left out; the others were read */
  unread?: number
  /** `offline` with a connection: the browser refused an answer from another origin (CORS), or that server is down */
  reason?: 'cross-origin'
  /** what a 4xx answer says of single fields */
  fields?: FieldErrors
  /** decoded body of a 409, or of a 422 for a used key: the record as the backend has it now */
  current?: unknown
  /** sends of this call before the answer that ended without one: what became of them, the answer does not say */
  unanswered?: number
  /** milliseconds the backend asks to wait */
  retryAfter?: number
  cause?: unknown
}

/** Every rejection of a call is one of these. */
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

/** What was asked for is not there, or no longer. */
export const isMissing = (thrown: unknown): boolean => thrown instanceof RaanError && thrown.detail.status === 404

export const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

/**
 * Anything thrown, as a RaanError. Calls reject with nothing else, so that whatever else was thrown is a mistake in the
 * program or in what it was given: `contract`, with what went wrong as `expected`.
 */
export function toRaanError(thrown: unknown, call?: string): RaanError {
  if (thrown instanceof RaanError) return thrown
  const detail = { ...(call ? { call } : {}), cause: thrown }
  return isAbort(thrown)
    ? new RaanError('aborted', detail)
    : new RaanError('contract', { ...detail, expected: `no ${String(thrown)}` })
}

/** The backend answered and refused the content (4xx with field errors): the person can mend it. */
export const isRefusal = (error: unknown): error is RaanError =>
  error instanceof RaanError && error.detail.fields !== undefined

const isCode = (said: string): boolean => /^[\w.:-]+$/.test(said)

/** What the backend says of the whole in a sentence of its own (`{ error: text }`): plain text, shown as it came. */
export const ownWords = ({ detail }: RaanError): string | undefined =>
  detail.fields?.['']?.filter((said) => !isCode(said)).join(' ') || undefined
