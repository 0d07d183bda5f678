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

type Update<Row, Part> = {
  /** the record as the user saw it */
  before: Row
  /** what the change is about */
  parts: readonly Part[]
  isSame(part: Part, one: Row, other: Row): boolean
  /** the change on top of another version */
  onto(current: Row): Row
  /** sends the change based on this version */
  send(base: Row): Promise<Row>
  /** the stored record, if a failure brings it */
  currentOf(error: RaanError): Row | undefined
}

/** A change that meets a new version each time is given up in the end. */
const mostTries = 4

/**
 * Changes a record of the version it is based on. If someone else changed other parts of it in the meantime, both
 * changes are kept; if they changed the same part, it fails with the stored record. A record that is already as
 * requested, after a lost response, counts as changed.
 */
export async function updateVersioned<Row, Part>(update: Update<Row, Part>): Promise<Row> {
  const { before, parts, isSame, onto, send, currentOf } = update
  let base = before
  for (let tries = 1; ; tries++) {
    try {
      return await send(base)
    } catch (thrown) {
      const error = toRaanError(thrown)
      const current = error.code === 'conflict' ? currentOf(error) : undefined
      if (current === undefined) throw error
      if (parts.every((part) => isSame(part, onto(current), current))) return current
      if (tries === mostTries || parts.some((part) => !isSame(part, before, current))) throw error
      base = current
    }
  }
}
