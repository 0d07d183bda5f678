import { type Asked, askedInVain } from './asked'
import type { RaanError } from './errors'

/** What a form asked for, until it is known to be saved. */
export type Sends<Change> = Pick<Asked, 'unanswered'> & {
  /** what each send said that nobody answered: any of them may have been done */
  readonly sent: readonly Change[]
}

export const noSends: Sends<never> = { unanswered: 0, sent: [] }

/** Whether it is not known what the record looks like by now. */
export const isUncertain = ({ unanswered }: Pick<Asked, 'unanswered'>): boolean => unanswered > 0

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The same after a send of `change` failed. */
export function sentInVain<Change, S extends Sends<Change>>(sends: S, change: Change, error: RaanError): S {
  const asked = askedInVain(sends, error)
  const isKnown = asked.unanswered === sends.unanswered || sends.sent.some((each) => same(each, change))
  return isKnown ? asked : { ...asked, sent: [...sends.sent, change] }
}

type Fields = object
/** Whether a field says the same in two versions. */
export type IsSame<F extends Fields> = (name: keyof F, one: Partial<F>, other: Partial<F>) => boolean

const isSameField = <F extends Fields>(name: keyof F, one: Partial<F>, other: Partial<F>): boolean =>
  same(one[name], other[name])
const namesOf = <F extends Fields>(fields: Partial<F>): (keyof F)[] => Object.keys(fields) as (keyof F)[]
const pick = <F extends Fields>(names: readonly (keyof F)[], of: F): Partial<F> =>
  // one entry for each name
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<F>

/** What is asked for: what differs from the record that was opened, and what a send may have made different from the form. */
export function toChange<F extends Fields>(
  differing: Partial<F>,
  { draft, sent, isSame = isSameField }: { draft: F; sent: readonly Partial<F>[]; isSame?: IsSame<F> | undefined },
): Partial<F> {
  const changedBack = sent.flatMap((change) => namesOf(change).filter((name) => !isSame(name, change, draft)))
  return { ...pick(changedBack, draft), ...differing }
}

type Conflict<F extends Fields> = {
  /** as it was opened */
  base: F
  /** what is asked for now */
  change: Partial<F>
  /** as it is stored now */
  stored: F
  sent: readonly Partial<F>[]
  isSame?: IsSame<F>
}

/**
 * Whether a conflict is with ourselves: every field that an unanswered send asked for is stored as asked, and nobody else
 * touched what is still to be changed.
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

/** What is stored otherwise than it is asked for. */
export const stillToChange = <F extends Fields>({
  change,
  stored,
  isSame = isSameField,
}: Pick<Conflict<F>, 'change' | 'stored' | 'isSame'>): Partial<F> =>
  Object.fromEntries(
    Object.entries(change).filter(([name]) => !isSame(name as keyof F, change, stored)),
    // some of the entries of `change`
  ) as Partial<F>

/** What was entered after a send made the record: what the backend itself stored otherwise is nobody's change. */
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

/** How a form and the record that it changes are compared, field by field. */
type Comparison<Stored, F extends Fields> = {
  /** the record as a form begins with it */
  draftOf(stored: Stored): F
  /** the record as it is compared; `draftOf` unless stored texts are tidied first */
  fieldsOf?(stored: Stored): F
  /** the draft as it would be stored */
  tidy(draft: F): F
  /** what differs, as it is sent */
  changesOf(base: Stored, draft: F): Partial<F>
  isSame: IsSame<F>
}

/** For a form that sends what differs and nothing else. */
export function recordChanges<Stored, F extends Fields>(comparison: Comparison<Stored, F>) {
  type Changing = { base: Stored; draft: F; asked: Sends<Partial<F>> }
  const { draftOf, fieldsOf = draftOf, tidy, changesOf, isSame } = comparison
  const changeOf = ({ base, draft, asked: { sent } }: Changing): Partial<F> =>
    toChange(changesOf(base, draft), { draft: tidy(draft), sent, isSame })

  return {
    /** what is asked for, as it is sent */
    changeOf,
    /** whether an unanswered send of ours made of the record what it is now */
    isOwn: (form: Changing, current: Stored): boolean =>
      isOwnChange({
        base: fieldsOf(form.base),
        change: changeOf(form),
        stored: fieldsOf(current),
        sent: form.asked.sent,
        isSame,
      }),
    /** the draft on top of what has been made: what was entered since stays */
    draftOnto: (form: Changing, made: Stored): F => ({
      ...draftOf(made),
      ...stillToChange({ change: changeOf(form), stored: fieldsOf(made), isSame }),
    }),
  }
}
