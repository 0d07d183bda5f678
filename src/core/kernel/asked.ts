import { type RaanError, toRaanError } from './errors'
import { isVerdict, outcomeOf } from './outcome'

/** A requested change, until it has been made. The requester keeps this, also across rejections and edits. */
export type Asked = {
  /** the Idempotency-Key of every send of it */
  readonly key: string
  /** unanswered sends: each may have made the change */
  readonly unanswered: number
}

/** What is asked for the first time. */
export const newlyAsked = (newId: () => string): Asked => ({ key: newId(), unanswered: 0 })

/** The same after a send of it failed. */
export function askedInVain<A extends Pick<Asked, 'unanswered'>>(asked: A, thrown: unknown): A {
  const error = toRaanError(thrown)
  const sent = (error.detail.unanswered ?? 0) + (outcomeOf(error) === 'unknown' ? 1 : 0)
  return { ...asked, unanswered: asked.unanswered + sent }
}

/** Whether `error` certainly changed nothing; otherwise that must not be claimed. `asked` is the state before the send. */
export const changedNothing = (asked: Pick<Asked, 'unanswered'>, error: RaanError): boolean =>
  isVerdict(error, asked.unanswered)
