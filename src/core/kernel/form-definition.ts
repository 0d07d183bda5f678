import type { FieldErrors, RaanError } from './errors'

/** The context shared by all forms. */
export type FormContext<Stored> = {
  /** error codes by path in the form: `email`, `items.0.cost` */
  errors: FieldErrors
  /** why opening or saving failed */
  error: RaanError | undefined
  /** the record as stored by the backend; set in the state `saved` */
  saved: Stored | undefined
}

/** Additional context of a form that can meet a conflict. */
export type Contested<Stored> = {
  /** another user's version, stored in the meantime */
  theirs: Stored | undefined
}

/** Sets one field of a draft to a value of its type. */
export type FieldSet<Draft> = { [F in keyof Draft]: { type: 'field.set'; name: F; value: Draft[F] } }[keyof Draft]

export type ConflictEvent =
  /** overwrites the other user's version */
  | { type: 'conflict.overwrite' }
  /** discards the form in favour of the other user's version */
  | { type: 'conflict.yield' }

/** Every event of a form except these is an edit. */
type Command = { type: 'save' | 'reload' | 'change.receive' | `conflict.${string}` }
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

/** The types of one form; `opened` is what loading returns, `answer` what saving returns. */
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

/** For a form that loads its record first. */
type Opening<F extends Form> = {
  /** nothing to load */
  isNew?(context: Context<F>): boolean
  fetch(context: Context<F>, signal: AbortSignal): Promise<F['opened']>
  take(opened: F['opened']): Patch<F>
}

/**
 * Handles a failure that brings the currently stored record, changed by another user or by an unanswered request of
 * this form.
 */
type Conflict<F extends Form> = {
  /** completes the record that the failure brings */
  currentOf?(context: Context<F>, error: RaanError): Stored<F> | undefined
  /** whether an unanswered request of this form stored it; for a new record, a used key means that it was created */
  isOwn(context: Context<F>, current: Stored<F>): boolean
  /** continues with the stored record; later edits stay */
  resume(context: Context<F>, made: Stored<F>): Patch<F>
} & (
  | {
      /** the form over the other user's version */
      overwrite(context: Context<F>, theirs: Stored<F>): Patch<F>
      /** the other user's version in place of the form */
      yield(context: Context<F>, theirs: Stored<F>): Patch<F>
    }
  | {
      /** field by field, in a separate state `conflicted`: its initial context */
      choose(): Patch<F>
      pick(context: Context<F>, event: EventOf<F, 'conflict.pick'>): Patch<F>
      /** the picked fields over the other user's version */
      settle(context: Context<F>): Patch<F>
    }
)

/** For a form whose change is made by the app's data actor. */
type HandOver<F extends Form> = {
  /** the event that requests the change */
  ask(context: Context<F>): F['emitted']
  /**
   * what `change.receive` reports about it, undefined for another change; without this, the form closes once it has sent
   * the request
   */
  outcomeOf?(context: Context<F>, received: EventOf<F, 'change.receive'>): 'done' | RaanError | undefined
}

export type FormDefinition<F extends Form> = {
  id: string
  /**
   * the backend's name for the record: its `user.email` is the form's `email`, and a conflict brings the record under
   * this name
   */
  record?: string
  begin(input: F['input']): Omit<Context<F>, keyof FormContext<unknown> | keyof Contested<unknown>>
  open?: Opening<F>
  /** nothing is left to do here */
  isSettled?(context: Context<F>): boolean
  /** the patch of each edit; while a request is pending, edits are rejected and announced as `refused` */
  edits: { [E in Edit<F['event']> as E['type']]: (context: Context<F>, event: E) => Patch<F> }
  refused: F['emitted']['type']
  /** the record as opened, default: `base` of the context; undefined for a new one */
  base?(context: Context<F>): Stored<F> | undefined
  /** whether leaving would lose edits; an unedited record is saved without a call */
  isUnsaved?(context: Context<F>): boolean
  /** validation errors by path; empty if the form can be saved */
  errorsOf(context: Context<F>): FieldErrors
  /** the change as sent, for a form that keeps unanswered requests in `asked` */
  changeOf?(context: Context<F>): unknown
  /** the patch after a response, whose value becomes `saved` by default */
  takeSaved?(context: Context<F>, answer: F['answer']): Patch<F>
  /** the form stays open after this response */
  staysOpen?(answer: F['answer']): boolean
  /** the patch after a failure, in addition to `error` and `errors` */
  takeFailure?(context: Context<F>, error: RaanError): Patch<F>
  conflict?: Conflict<F>
  /** `isResumed`: found to have been stored by an unanswered request */
  announce?(context: Context<F>, answer: F['answer'], isResumed: boolean): F['emitted'] | undefined
} & (
  | { save(context: Context<F>, signal: AbortSignal): Promise<F['answer']>; handOver?: never }
  | { handOver: HandOver<F>; save?: never }
)
