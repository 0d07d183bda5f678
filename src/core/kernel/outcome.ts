import { isRefusal, type RaanError } from './errors'

/**
 * What a failure means for the requested change. `refused`: the backend processed it and rejected it. `turned-away`:
 * this request was rejected before processing. `signed-out`: it was not processed. `unknown`: it may have been made.
 * Each describes the last request only: see {@link isConclusive}.
 */
export type Outcome = 'refused' | 'turned-away' | 'signed-out' | 'unknown'

/** Statuses that reject the content. */
const judging = [400, 413, 422]
/** Transient statuses. */
const passing = [408, 425, 429]

export function outcomeOf(error: RaanError): Outcome {
  if (error.code === 'unauthenticated') return 'signed-out'
  const { status = 0 } = error.detail
  const judged = isRefusal(error) && status !== 403 && status !== 409
  if (judged || judging.includes(status)) return 'refused'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'turned-away' : 'unknown'
}

/**
 * Whether the failure proves that nothing changed: no earlier request is unanswered, in this call or in `earlier` ones.
 */
export const isConclusive = (error: RaanError, earlier = 0): boolean =>
  outcomeOf(error) !== 'unknown' && earlier === 0 && (error.detail.unanswered ?? 0) === 0

/** The key was used with another body: the earlier change has been made; see `detail.current`, if present. */
export const isKeyUsed = ({ detail }: RaanError): boolean =>
  detail.fields?.['Idempotency-Key']?.includes('used') === true
