import { askedInVain, changedNothing } from '../kernel/asked'
import type { FieldErrors } from '../kernel/errors'
import { without } from '../kernel/field-errors'
import type { FormContext } from '../kernel/form-definition'
import { createFormMachine } from '../kernel/form-machine'
import type { Ports } from '../kernel/ports'
import { passwordFault } from '../password/password.rule'
import { accountCalls } from './account.contract'

export type AccountPasswordInput = Pick<Ports, 'call'>

export type PasswordFields = { oldPassword: string; newPassword: string; again: string }

type Context = AccountPasswordInput &
  FormContext<never> & {
    fields: PasswordFields
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
const nothing = { fields: blank, unanswered: 0, isUnsure: false }

function faultsOf({ oldPassword, newPassword, again }: PasswordFields, isWeak = false): FieldErrors {
  const fresh = (): string | undefined => {
    const fault = passwordFault(newPassword)
    if (fault) return fault
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

/** A password being changed: the old one, and the new one twice. Once it is changed nothing of it is kept. */
export const accountPasswordMachine = createFormMachine<{
  input: AccountPasswordInput
  context: Context
  event: AccountPasswordEvent
  answer: unknown
  emitted: { type: 'account.passwordChanged' } | { type: 'account.passwordRefused'; event: string }
}>({
  id: 'account-password',
  begin: ({ call }) => ({ call, ...nothing, saves: 0 }),
  edits: {
    'field.set': ({ fields, errors }, { name, value }) => ({
      fields: { ...fields, [name]: value },
      // whether the two match is another question once one of them changes
      errors: without(errors, name, ...(name === 'newPassword' ? ['again'] : [])),
    }),
  },
  refused: 'account.passwordRefused',
  errorsOf: ({ fields }, { isWeak }) => faultsOf(fields, isWeak),
  async save({ call, fields: { oldPassword, newPassword } }, signal) {
    await call(accountCalls.password, { body: { oldPassword, newPassword } }, { signal })
  },
  takeSaved: ({ saves }) => ({ ...nothing, saves: saves + 1 }),
  staysOpen: () => true,
  takeFailure: ({ unanswered }, error) => ({
    unanswered: askedInVain({ unanswered }, error).unanswered,
    isUnsure: !changedNothing({ unanswered }, error),
  }),
  announce: () => ({ type: 'account.passwordChanged' }),
})
