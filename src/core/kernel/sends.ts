import type { RaanError } from './errors'
import { countUnanswered, type KeyedRequest } from './keyed-request'

/** A form's requests until its change is known to be saved. */
export type Sends<Change> = Pick<KeyedRequest, 'unanswered'> & {
  /** the changes of unanswered requests: any of them may have been made */
  readonly sent: readonly Change[]
}

export const noSends: Sends<never> = { unanswered: 0, sent: [] }

/** Whether the stored state of the record is unknown. */
export const isUncertain = ({ unanswered }: Pick<KeyedRequest, 'unanswered'>): boolean => unanswered > 0

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The requests after one with `change` failed. */
export function recordFailedSend<Change, S extends Sends<Change>>(sends: S, change: Change, error: RaanError): S {
  const asked = countUnanswered(sends, error)
  const isKnown = asked.unanswered === sends.unanswered || sends.sent.some((each) => same(each, change))
  return isKnown ? asked : { ...asked, sent: [...sends.sent, change] }
}

type Fields = object
/** Whether a field has the same value in two versions. */
export type IsSame<F extends Fields> = (name: keyof F, one: Partial<F>, other: Partial<F>) => boolean

const isSameField = <F extends Fields>(name: keyof F, one: Partial<F>, other: Partial<F>): boolean =>
  same(one[name], other[name])
const namesOf = <F extends Fields>(fields: Partial<F>): (keyof F)[] => Object.keys(fields) as (keyof F)[]
const pick = <F extends Fields>(names: readonly (keyof F)[], of: F): Partial<F> =>
  // one entry for each name
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<F>

/**
 * The change to send: fields that differ from the opened record, and fields that an unanswered request may have changed
 * to another value.
 */
export function toChange<F extends Fields>(
  differing: Partial<F>,
  { draft, sent, isSame = isSameField }: { draft: F; sent: readonly Partial<F>[]; isSame?: IsSame<F> | undefined },
): Partial<F> {
  const changedBack = sent.flatMap((change) => namesOf(change).filter((name) => !isSame(name, change, draft)))
  return { ...pick(changedBack, draft), ...differing }
}

type Conflict<F extends Fields> = {
  /** as opened */
  base: F
  /** the requested change */
  change: Partial<F>
  /** as currently stored */
  stored: F
  sent: readonly Partial<F>[]
  isSame?: IsSame<F>
}

/**
 * Whether a conflict is with our own request: every field that an unanswered request changed is stored as requested,
 * and no one else changed a field still to be sent.
 */
export const isOwnChange = <F extends Fields>(conflict: Conflict<F>): boolean => {
  const { base, stored, sent, isSame = isSameField } = conflict
  const left = namesOf(stillToChange(conflict))
  return sent.some(
    (change) =>
      namesOf(change).every((name) => isSame(name, change, stored)) &&
      left.every((name) => name in change || isSame(name, base, stored)),
  )
}

/** The requested fields whose stored value differs. */
export const stillToChange = <F extends Fields>({
  change,
  stored,
  isSame = isSameField,
}: Pick<Conflict<F>, 'change' | 'stored' | 'isSame'>): Partial<F> =>
  Object.fromEntries(
    Object.entries(change).filter(([name]) => !isSame(name as keyof F, change, stored)),
    // some of the entries of `change`
  ) as Partial<F>

/** Edits made after a request stored the record; values that the backend itself stored differently are not edits. */
export function enteredSince<F extends Fields>(
  draft: F,
  { stored, sent, isSame = isSameField }: { stored: Partial<F>; sent: readonly Partial<F>[]; isSame?: IsSame<F> },
): Partial<F> {
  const isEntered = (name: keyof F) => sent.length === 0 || sent.some((each) => !isSame(name, each, draft))
  return pick(
    namesOf(draft).filter((name) => isEntered(name) && !isSame(name, stored, draft)),
    draft,
  )
}

/** How a form compares its fields with the record it edits. */
type Comparison<Stored, F extends Fields> = {
  /** the record as the form's initial draft */
  draftOf(stored: Stored): F
  /** the record as compared; default: `draftOf`, unless stored texts are normalized first */
  fieldsOf?(stored: Stored): F
  /** the draft as it would be stored */
  tidy(draft: F): F
  /** the differing fields, as sent */
  changesOf(base: Stored, draft: F): Partial<F>
  isSame: IsSame<F>
}

/** For a form that sends only the differing fields. */
export function recordChanges<Stored, F extends Fields>(comparison: Comparison<Stored, F>) {
  type Changing = { base: Stored; draft: F; asked: Sends<Partial<F>> }
  const { draftOf, fieldsOf = draftOf, tidy, changesOf, isSame } = comparison
  const changeOf = ({ base, draft, asked: { sent } }: Changing): Partial<F> =>
    toChange(changesOf(base, draft), { draft: tidy(draft), sent, isSame })

  return {
    /** the change as sent */
    changeOf,
    /** whether an unanswered request of this form stored the record as it is now */
    isOwn: (form: Changing, current: Stored): boolean =>
      isOwnChange({
        base: fieldsOf(form.base),
        change: changeOf(form),
        stored: fieldsOf(current),
        sent: form.asked.sent,
        isSame,
      }),
    /** the draft on top of the stored record: later edits stay */
    draftOnto: (form: Changing, made: Stored): F => ({
      ...draftOf(made),
      ...stillToChange({ change: changeOf(form), stored: fieldsOf(made), isSame }),
    }),
  }
}
