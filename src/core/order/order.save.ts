import { type FieldErrors, isRefusal, type RaanError } from '../kernel/errors'

/**
 * `refused`: the backend looked at the order and did not store it. `signed-out`: nobody looked. `unknown`: it may be
 * stored, so that only the same key and body may be sent again.
 */
export type Outcome = 'refused' | 'signed-out' | 'unknown'

/** Statuses that judge what was sent. A 409 may be this very order on its way, a 403 may follow a send that got through. */
const judging = [400, 413, 422]

export function outcomeOf(error: RaanError): Outcome {
  if (error.code === 'unauthenticated') return 'signed-out'
  const { status } = error.detail
  const judged = isRefusal(error) && status !== 401 && status !== 403 && status !== 409
  return judged || (status !== undefined && judging.includes(status)) ? 'refused' : 'unknown'
}

/** Codes by the draft's own paths: a backend may name them from the body's root (`order.name`). */
export const refusedFields = ({ detail }: RaanError): FieldErrors =>
  Object.fromEntries(Object.entries(detail.fields ?? {}).map(([path, codes]) => [path.replace(/^order\./, ''), codes]))

/** Milliseconds before an order of unknown outcome is sent again by itself: 5 s, doubling, at most a minute. */
export const sendAgainAfter = (attempts: number): number => Math.min(60_000, 5_000 * 2 ** Math.max(0, attempts - 1))
