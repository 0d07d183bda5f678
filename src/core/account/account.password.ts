import { assign, emit, fromPromise, setup } from 'xstate'
import { passwordError } from '../auth/password/auth.password.rule'
import { assignFrom } from '../kernel/assign-from'
import type { EventsByName } from '../kernel/engine-events'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import { isErrorFree, without } from '../kernel/field-errors'
import { changedNothing, countUnanswered } from '../kernel/keyed-request'
import type { Ports } from '../kernel/ports'
import { accountCalls } from './account.contract'

export type AccountPasswordInput = Pick<Ports, 'call'>

export type PasswordFields = { oldPassword: string; newPassword: string; again: string }

type Context = AccountPasswordInput & {
  fields: PasswordFields
  errors: FieldErrors
  error: RaanError | undefined
  /** requests without a response: each may have changed the password */
  unanswered: number
  /** the last failed request, or one before it, may have changed the password */
  isUnsure: boolean
  /** number of changes: an increase means that it was just changed */
  saves: number
}

export type AccountPasswordEvent =
  | { type: 'field.set'; name: keyof PasswordFields; value: string }
  /** `isWeak`: estimated as easy to guess; without an estimate it is accepted */
  | { type: 'save'; isWeak?: boolean | undefined }

const blank: PasswordFields = { oldPassword: '', newPassword: '', again: '' }
const nothing = { fields: blank, errors: {}, error: undefined, unanswered: 0, isUnsure: false }

function errorsOf({ oldPassword, newPassword, again }: PasswordFields, isWeak = false): FieldErrors {
  const fresh = (): string | undefined => {
    const fieldError = passwordError(newPassword)
    if (fieldError) return fieldError
    if (newPassword === oldPassword) return 'same'
    return isWeak ? 'weak' : undefined
  }
  const code = fresh()
  const repeated = again === '' ? 'required' : again === newPassword ? undefined : 'mismatch'
  return {
    ...(oldPassword === '' && { oldPassword: ['required'] }),
    ...(code && { newPassword: [code] }),
    ...(repeated && { again: [repeated] }),
  }
}

const setField = ({ fields, errors }: Context, { name, value }: { name: keyof PasswordFields; value: string }) => ({
  fields: { ...fields, [name]: value },
  // whether the two match is open again once one of them changes
  errors: without(errors, name, ...(name === 'newPassword' ? ['again'] : [])),
})

const showErrors = (
  { fields }: Context,
  { isWeak }: Pick<Extract<AccountPasswordEvent, { type: 'save' }>, 'isWeak'>,
) => ({
  errors: errorsOf(fields, isWeak),
  error: undefined,
})

function takeFailure({ unanswered }: Context, { error: thrown }: { error: unknown }) {
  const error = toRaanError(thrown)
  return {
    error,
    errors: error.detail.fields ?? {},
    unanswered: countUnanswered({ unanswered }, error).unanswered,
    isUnsure: !changedNothing({ unanswered }, error),
  }
}

type AccountPasswordEmitted = { type: 'account.passwordChanged' } | { type: 'account.passwordRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<AccountPasswordEmitted> {}
}

/** Changes a password: the old one, and the new one twice. They are dropped once it is changed. */
export const accountPasswordMachine = setup({
  types: {
    input: {} as AccountPasswordInput,
    context: {} as Context,
    events: {} as AccountPasswordEvent,
    emitted: {} as AccountPasswordEmitted,
  },
  actors: {
    save: fromPromise<void, Context>(async ({ input: { call, fields }, signal }) => {
      const { oldPassword, newPassword } = fields
      await call(accountCalls.password, { body: { oldPassword, newPassword } }, { signal })
    }),
  },
}).createMachine({
  id: 'account-password',
  context: ({ input: { call } }) => ({ call, ...nothing, saves: 0 }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: assignFrom(setField) },
        save: [
          {
            guard: ({ context: { fields }, event: { isWeak } }) => isErrorFree(errorsOf(fields, isWeak)),
            target: 'saving',
            actions: assignFrom(showErrors),
          },
          { actions: assignFrom(showErrors) },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: {
          target: 'editing',
          actions: [
            assign(({ context: { saves } }) => ({ ...nothing, saves: saves + 1 })),
            emit({ type: 'account.passwordChanged' }),
          ],
        },
        onError: { target: 'editing', actions: assignFrom(takeFailure) },
      },
      on: {
        // one request, however often the user presses save
        save: {},
        '*': { actions: emit(({ event }) => ({ type: 'account.passwordRefused', event: event.type })) },
      },
    },
  },
})
