import { type RaanError, toRaanError } from './errors'
import { isConclusive, outcomeOf } from './outcome'

/** A requested change, kept across refusals and edits until it has been made. */
export type KeyedRequest = {
  /** Idempotency-Key of all its requests */
  readonly key: string
  /** requests without a response: each may have made the change */
  readonly unanswered: number
}

/** A change before its first request. */
export const newKeyedRequest = (newId: () => string): KeyedRequest => ({ key: newId(), unanswered: 0 })

/** The change after one of its requests failed. */
export function countUnanswered<A extends Pick<KeyedRequest, 'unanswered'>>(asked: A, thrown: unknown): A {
  const error = toRaanError(thrown)
  const sent = (error.detail.unanswered ?? 0) + (outcomeOf(error) === 'unknown' ? 1 : 0)
  return { ...asked, unanswered: asked.unanswered + sent }
}

/** Whether `error` proves that nothing was changed; pass `asked` as it was before the request. */
export const changedNothing = (asked: Pick<KeyedRequest, 'unanswered'>, error: RaanError): boolean =>
  isConclusive(error, asked.unanswered)
