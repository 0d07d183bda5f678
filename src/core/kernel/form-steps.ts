import { currentRecord, type FieldErrors, isMissing, type RaanError, toRaanError } from './errors'
import { isErrorFree, without } from './field-errors'
import type { Form, FormContext, FormDefinition } from './form-definition'
import { isKeyUsed } from './outcome'
import { refusedFields } from './record-errors'
import { noSends, recordFailedSend, type Sends } from './sends'

/** Any form, as the machine sees it. */
export type AnyForm = Form & {
  context: FormContext<unknown> & {
    readonly base?: unknown
    readonly theirs?: unknown
    readonly asked?: Sends<unknown>
  }
}
type Context = AnyForm['context']
type Patch = Partial<Context>

/**
 * The backend reports that the record doesn't exist. An HTML page instead may come from a proxy, e.g. during a
 * deployment.
 */
export const isGone = (thrown: unknown): boolean =>
  isMissing(thrown) && toRaanError(thrown).detail.expected === undefined

/** Changing a field clears its errors. */
export const setField = <Draft>(
  { draft, errors }: { draft: Draft; errors: FieldErrors },
  { name, value }: { name: keyof Draft & string; value: unknown },
) => ({ draft: { ...draft, [name]: value }, errors: without(errors, name) })

const noErrors = { errors: {}, error: undefined }

/** The transitions of a form, as pure changes of its context. */
export function formSteps(form: FormDefinition<AnyForm>) {
  const { record, conflict, changeOf } = form
  const baseOf = form.base ?? (({ base }: Context) => base ?? undefined)

  /** No request remains without an outcome. */
  const nothingSent = ({ asked }: Context): Patch => (asked && changeOf ? { asked: { ...asked, ...noSends } } : {})

  const currentOf = (context: Context, error: RaanError) => {
    if (conflict?.currentOf) return conflict.currentOf(context, error)
    return record === undefined ? undefined : currentRecord<object>(error, record)
  }
  const theirsOf = (context: Context, error: RaanError) =>
    conflict && error.code === 'conflict' ? currentOf(context, error) : undefined

  return {
    isUntouched: (context: Context): boolean => baseOf(context) !== undefined && form.isUnsaved?.(context) === false,
    isFit: (context: Context): boolean => isErrorFree(form.errorsOf(context)),
    isConflict: (context: Context, error: RaanError): boolean => theirsOf(context, error) !== undefined,
    isMade(context: Context, error: RaanError): boolean {
      const current = currentOf(context, error)
      if (!conflict || current === undefined) return false
      return baseOf(context) === undefined ? isKeyUsed(error) : conflict.isOwn(context, current)
    },

    showErrors: (context: Context): Patch => ({ errors: form.errorsOf(context), error: undefined }),
    keepBase: (context: Context): Patch => ({ saved: baseOf(context) }),
    takeSaved: (context: Context, answer: unknown): Patch => ({
      ...nothingSent(context),
      ...(form.takeSaved?.(context, answer) ?? { saved: answer }),
    }),
    takeFailure: (context: Context, error: RaanError): Patch => ({
      error,
      errors: refusedFields(error, record),
      ...(conflict && { theirs: theirsOf(context, error) }),
      ...(context.asked && changeOf && { asked: recordFailedSend(context.asked, changeOf(context), error) }),
      ...form.takeFailure?.(context, error),
    }),
    choose: (context: Context, error: RaanError): Patch => ({
      ...(conflict && 'choose' in conflict && conflict.choose()),
      theirs: theirsOf(context, error),
    }),
    madeOf: currentOf,
    resume: (context: Context, made: unknown): Patch => ({
      ...conflict?.resume(context, made as never),
      ...nothingSent(context),
    }),
    overwrite: (context: Context): Patch => ({
      ...(conflict && 'overwrite' in conflict && conflict.overwrite(context, context.theirs as never)),
      ...nothingSent(context),
      theirs: undefined,
      error: undefined,
    }),
    yieldTo: (context: Context): Patch => ({
      ...(conflict && 'yield' in conflict && conflict.yield(context, context.theirs as never)),
      ...nothingSent(context),
      ...noErrors,
      theirs: undefined,
    }),
    pick: (context: Context, event: { type: string }): Patch =>
      conflict && 'pick' in conflict ? conflict.pick(context, event as never) : {},
    settle: (context: Context): Patch => ({
      ...(conflict && 'settle' in conflict && conflict.settle(context)),
      ...nothingSent(context),
      ...noErrors,
      theirs: undefined,
    }),
  }
}
