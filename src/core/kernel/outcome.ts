import { isRefusal, type RaanError } from './errors'

/**
 * What a failure says of the change that was asked for. `refused`: the backend looked at it and did not make it.
 * `turned-away`: this send was not let in. `signed-out`: nobody looked. `unknown`: it may have been made. Each is about the
 * last send alone: see {@link isVerdict}.
 */
export type Outcome = 'refused' | 'turned-away' | 'signed-out' | 'unknown'

/** Statuses that judge what was sent. */
const judging = [400, 413, 422]
/** Statuses that may pass by themselves. */
const passing = [408, 425, 429]

export function outcomeOf(error: RaanError): Outcome {
  if (error.code === 'unauthenticated') return 'signed-out'
  const { status = 0 } = error.detail
  const judged = isRefusal(error) && status !== 403 && status !== 409
  if (judged || judging.includes(status)) return 'refused'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'turned-away' : 'unknown'
}

/** Whether the failure means that nothing was changed: no send before it went unanswered, here or in `earlier` calls. */
export const isVerdict = (error: RaanError, earlier = 0): boolean =>
  outcomeOf(error) !== 'unknown' && earlier === 0 && (error.detail.unanswered ?? 0) === 0

/** The key already belongs to another body: what was asked for then has been made; `detail.current`, where it is told. */
export const isKeyUsed = ({ detail }: RaanError): boolean =>
  detail.fields?.['Idempotency-Key']?.includes('used') === true
