import { type RaanError, toRaanError } from './errors'
import { isVerdict, outcomeOf } from './outcome'

/** A change that somebody asked for, until it has been made. Whoever asks for it keeps this, also over refusals and edits. */
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

/** Whether it is known that `error` left everything as it was; otherwise nobody may say so. `asked` is as it was before. */
export const changedNothing = (asked: Pick<Asked, 'unanswered'>, error: RaanError): boolean =>
  isVerdict(error, asked.unanswered)
