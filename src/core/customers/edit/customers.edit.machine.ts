import type { EventsByName } from '../../kernel/engine-events'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { enteredSince, isUncertain, noSends } from '../../kernel/sends'
import type { CustomerProfile } from '../profile/customers.profile.contract'
import { customerEditCalls } from './customers.edit.contract'
import {
  blankCustomer,
  type CustomerDraft,
  type CustomerSends,
  customerChanges,
  customerErrors,
  draftOf,
  isChanged,
  tidied,
} from './customers.edit.fields'

export type CustomerFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** undefined for a new one */
  customer?: CustomerProfile
}

type Context = Pick<Ports, 'call'> &
  FormContext<CustomerProfile> &
  Contested<CustomerProfile> & {
    /** undefined for a new one until it is known to be stored */
    base: CustomerProfile | undefined
    draft: CustomerDraft
    /** the form's requests until the change is saved */
    asked: KeyedRequest & CustomerSends
  }

export type CustomerFormEvent = FieldSet<CustomerDraft> | { type: 'save' } | ConflictEvent

type CustomerFormEmitted =
  | { type: 'customers.saved'; customer: CustomerProfile }
  | { type: 'customers.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CustomerFormEmitted> {}
}

/** The change as sent. */
const changeOf = ({ base, draft, asked }: Pick<Context, 'base' | 'draft' | 'asked'>): Partial<CustomerDraft> =>
  base ? customerChanges.changeOf({ base, draft, asked }) : tidied(draft)

/** The draft on top of a stored customer: later edits stay. */
function draftOnto({ base, draft, asked }: Context, stored: CustomerProfile): CustomerDraft {
  if (base) return customerChanges.draftOnto({ base, draft, asked }, stored)
  const entered = enteredSince<CustomerDraft>(tidied(draft), {
    stored: draftOf(stored),
    sent: asked.sent as CustomerDraft[],
  })
  return { ...draftOf(stored), ...entered }
}

/** A customer being added or edited in one view. */
export const customerFormMachine = createFormMachine<{
  input: CustomerFormInput
  context: Context
  event: CustomerFormEvent
  answer: CustomerProfile
  emitted: CustomerFormEmitted
}>({
  id: 'customer-form',
  record: 'customer',
  begin: ({ call, newId, customer }) => ({
    call,
    base: customer,
    draft: customer ? draftOf(customer) : blankCustomer,
    asked: { ...newKeyedRequest(newId), ...noSends },
  }),
  edits: {
    'field.set': ({ draft, errors }, { name, value }) => ({
      draft: { ...draft, [name]: value },
      errors: without(errors, name),
    }),
  },
  refused: 'customers.editRefused',
  isUnsaved: ({ base, draft, asked }) => isChanged(base, draft) || isUncertain(asked),
  errorsOf: ({ base, draft }) => customerErrors(base, draft),
  changeOf,
  async save(context, signal) {
    const { call, base, asked } = context
    const change = changeOf(context)
    if (base) {
      const { key, version } = base
      const customer = { ...change, key, ...(version !== undefined && { version }) }
      return (await call(customerEditCalls.update, { body: { customer } }, { signal })).customer
    }
    // a form without a base has all fields of a new customer
    const body = { customer: change as CustomerDraft }
    return (await call(customerEditCalls.add, { body }, { signal, key: asked.key })).customer
  },
  conflict: {
    isOwn: ({ base, draft, asked }, current) =>
      base !== undefined && customerChanges.isOwn({ base, draft, asked }, current),
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({ base: theirs, draft: draftOnto(context, theirs) }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs) }),
  },
  announce: (_, customer) => ({ type: 'customers.saved', customer }),
})
