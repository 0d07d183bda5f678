import { assign, emit, fromPromise, setup } from 'xstate'
import { passwordError } from '../auth/password/auth.password.rule'
import { askedInVain, changedNothing } from '../kernel/asked'
import type { EventsByName } from '../kernel/engine-events'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import { isErrorFree, without } from '../kernel/field-errors'
import type { Ports } from '../kernel/ports'
import { accountCalls } from './account.contract'

export type AccountPasswordInput = Pick<Ports, 'call'>

export type PasswordFields = { oldPassword: string; newPassword: string; again: string }

type Context = AccountPasswordInput & {
  fields: PasswordFields
  errors: FieldErrors
  error: RaanError | undefined
  /** sends that nobody answered: each may have changed the password */
  unanswered: number
  /** what failed last, or a send before it, may have changed the password */
  isUnsure: boolean
  /** how often it was changed: whoever watches tells that */
  saves: number
}

export type AccountPasswordEvent =
  | { type: 'field.set'; name: keyof PasswordFields; value: string }
  /** `isWeak`: it was measured and is easy to guess; what was not measured is let through */
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

type AccountPasswordEmitted = { type: 'account.passwordChanged' } | { type: 'account.passwordRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<AccountPasswordEmitted> {}
}

/** A password being changed: the old one, and the new one twice. Once it is changed nothing of it is kept. */
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
  guards: {
    isFit: ({ context: { fields } }, isWeak: boolean | undefined) => isErrorFree(errorsOf(fields, isWeak)),
  },
  actions: {
    set: assign(({ context: { fields, errors } }, { name, value }: { name: keyof PasswordFields; value: string }) => ({
      fields: { ...fields, [name]: value },
      // whether the two match is another question once one of them changes
      errors: without(errors, name, ...(name === 'newPassword' ? ['again'] : [])),
    })),
    showErrors: assign(({ context: { fields } }, isWeak: boolean | undefined) => ({
      errors: errorsOf(fields, isWeak),
      error: undefined,
    })),
    takeFailure: assign(({ context: { unanswered } }, error: RaanError) => ({
      error,
      errors: error.detail.fields ?? {},
      unanswered: askedInVain({ unanswered }, error).unanswered,
      isUnsure: !changedNothing({ unanswered }, error),
    })),
    takeChanged: assign(({ context: { saves } }) => ({ ...nothing, saves: saves + 1 })),
    announce: emit({ type: 'account.passwordChanged' }),
    refuse: emit(({ event }) => ({ type: 'account.passwordRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'account-password',
  context: ({ input: { call } }) => ({ call, ...nothing, saves: 0 }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        save: [
          {
            guard: { type: 'isFit', params: ({ event }) => event.isWeak },
            target: 'saving',
            actions: { type: 'showErrors', params: ({ event }) => event.isWeak },
          },
          { actions: { type: 'showErrors', params: ({ event }) => event.isWeak } },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: ['takeChanged', 'announce'] },
        onError: {
          target: 'editing',
          actions: { type: 'takeFailure', params: ({ event }) => toRaanError(event.error) },
        },
      },
      on: {
        // one request, however often it is pressed
        save: {},
        '*': { actions: 'refuse' },
      },
    },
  },
})
