import type { FieldErrors, RaanError } from './errors'

/** What every form has in its context. */
export type FormContext<Stored> = {
  /** codes by path of the form: `email`, `items.0.cost` */
  errors: FieldErrors
  /** why it could not be opened or saved */
  error: RaanError | undefined
  /** as the backend has it; set in the state `saved` */
  saved: Stored | undefined
}

/** What a form has besides that can meet a conflict. */
export type Contested<Stored> = {
  /** someone else's version, stored in the meantime */
  theirs: Stored | undefined
}

/** One field of a draft, with a value of its kind. */
export type FieldSet<Draft> = { [F in keyof Draft]: { type: 'field.set'; name: F; value: Draft[F] } }[keyof Draft]

export type ConflictEvent =
  /** overwrite someone else's version with the form */
  | { type: 'conflict.overwrite' }
  /** discard the form for someone else's version */
  | { type: 'conflict.yield' }

/** Which events of a form are edits: all but these. */
type Command = { type: 'save' | 'reload' | 'change.hear' | `conflict.${string}` }
type Edit<Event> = Exclude<Event, Command>

export type FormState =
  | 'loading'
  | 'missing'
  | 'failed'
  | 'editing'
  | 'saving'
  | 'resuming'
  | 'conflicted'
  | 'settled'
  | 'saved'

/** The types of one form; `opened` is what fetching brings, `answer` what saving does. */
export type Form = {
  input: object
  context: FormContext<unknown>
  event: { type: string }
  opened?: unknown
  answer?: unknown
  emitted: { type: string }
}

type Context<F extends Form> = F['context']
type Patch<F extends Form> = Partial<F['context']>
type Stored<F extends Form> = NonNullable<F['context']['saved']>
type EventOf<F extends Form, Type extends string> = Extract<F['event'], { type: Type }>

/** How a form begins that has to fetch what it is about. */
type Opening<F extends Form> = {
  /** there is nothing to fetch */
  isNew?(context: Context<F>): boolean
  fetch(context: Context<F>, signal: AbortSignal): Promise<F['opened']>
  take(opened: F['opened']): Patch<F>
}

/**
 * What a form does when a failure brings the record as it is stored now: an unanswered send of its own may have made it so,
 * or somebody else.
 */
type Conflict<F extends Form> = {
  /** completes the record that comes with the failure, if needed */
  currentOf?(context: Context<F>, error: RaanError): Stored<F> | undefined
  /** whether an unanswered send of this form made it what it is now; a new record was made if its key is used */
  isOwn(context: Context<F>, current: Stored<F>): boolean
  /** what was made is what is changed now; what was entered since stays */
  resume(context: Context<F>, made: Stored<F>): Patch<F>
} & (
  | {
      /** the form over theirs */
      overwrite(context: Context<F>, theirs: Stored<F>): Patch<F>
      /** theirs in place of the form */
      yield(context: Context<F>, theirs: Stored<F>): Patch<F>
    }
  | {
      /** field by field, in a state `conflicted` of its own: what that begins with */
      choose(): Patch<F>
      pick(context: Context<F>, event: EventOf<F, 'conflict.pick'>): Patch<F>
      /** what was picked over theirs */
      settle(context: Context<F>): Patch<F>
    }
)

/** For a form that has the app's data actor make its change. */
type HandOver<F extends Form> = {
  /** what is announced to ask for it */
  ask(context: Context<F>): F['emitted']
  /** what `change.hear` says of it, undefined of another change; without it the form is over once it has asked */
  outcomeOf?(context: Context<F>, received: EventOf<F, 'change.hear'>): 'done' | RaanError | undefined
}

export type FormDefinition<F extends Form> = {
  id: string
  /** what a backend calls the record: its `user.email` is the form's `email`, and so a conflict brings it */
  record?: string
  begin(input: F['input']): Omit<Context<F>, keyof FormContext<unknown> | keyof Contested<unknown>>
  open?: Opening<F>
  /** nothing is left to be done here */
  isSettled?(context: Context<F>): boolean
  /** what each edit changes; while an answer is awaited it is refused and announced as `refused` */
  edits: { [E in Edit<F['event']> as E['type']]: (context: Context<F>, event: E) => Patch<F> }
  refused: F['emitted']['type']
  /** the record as it was opened, `base` of the context unless told otherwise; undefined of a new one */
  base?(context: Context<F>): Stored<F> | undefined
  /** whether leaving would lose something; a record that is not is saved without a call */
  isUnsaved?(context: Context<F>): boolean
  /** what blocks saving, by path; empty = it may be sent */
  errorsOf(context: Context<F>): FieldErrors
  /** what is sent, for a form that keeps unanswered sends in `asked` */
  changeOf?(context: Context<F>): unknown
  /** what an answer changes; it is what is `saved` unless told otherwise */
  takeSaved?(context: Context<F>, answer: F['answer']): Patch<F>
  /** the form goes on after this answer */
  staysOpen?(answer: F['answer']): boolean
  /** what a failure changes besides `error` and `errors` */
  takeFailure?(context: Context<F>, error: RaanError): Patch<F>
  conflict?: Conflict<F>
  /** `isResumed`: not answered, but found to have been made by an unanswered send */
  announce?(context: Context<F>, answer: F['answer'], isResumed: boolean): F['emitted'] | undefined
} & (
  | { save(context: Context<F>, signal: AbortSignal): Promise<F['answer']>; handOver?: never }
  | { handOver: HandOver<F>; save?: never }
)
