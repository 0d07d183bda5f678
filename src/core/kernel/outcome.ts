import { isRefusal, type RaanError } from './errors'

/**
 * What a failure means for the requested change. `refused`: the backend processed it and rejected it. `turned-away`:
 * this request was rejected before processing. `busy`: the same, but later it may be accepted. `signed-out`: it was not
 * processed. `unknown`: it may have been made. Each describes the last request only: see {@link isConclusive}.
 */
export type Outcome = 'refused' | 'turned-away' | 'busy' | 'signed-out' | 'unknown'

/** Statuses that reject the content. */
const judging = [400, 413, 422]
/** Too early, too many requests: by definition not processed (RFC 8470, RFC 6585). */
const postponing = [425, 429]
/** A proxy may say so although the backend processed the request: it waited too long for the response. */
const ambiguous = [408]
/** Not implemented: the only 5xx that can't follow a change. A proxy's 502, 503 or 504 may, and so may a crash's 500. */
const unsupported = 501

/** Whether a response of this status proves that the request wasn't processed, and a later one may be. */
export const isUnprocessed = (status: number): boolean => postponing.includes(status)

export function outcomeOf(error: RaanError): Outcome {
  if (error.code === 'unauthenticated') return 'signed-out'
  const { status = 0 } = error.detail
  const judged = isRefusal(error) && status !== 403 && status !== 409
  if (judged || judging.includes(status)) return 'refused'
  if (isUnprocessed(status)) return 'busy'
  const isRejected = status >= 400 && status < 500 && !ambiguous.includes(status)
  return isRejected || status === unsupported ? 'turned-away' : 'unknown'
}

/**
 * Whether the failure proves that nothing changed: no earlier request is unanswered, in this call or in `earlier` ones.
 */
export const isConclusive = (error: RaanError, earlier = 0): boolean =>
  outcomeOf(error) !== 'unknown' && earlier === 0 && (error.detail.unanswered ?? 0) === 0

/** The key was used with another body: the earlier change has been made; see `detail.current`, if present. */
export const isKeyUsed = ({ detail }: RaanError): boolean =>
  detail.fields?.['Idempotency-Key']?.includes('used') === true
