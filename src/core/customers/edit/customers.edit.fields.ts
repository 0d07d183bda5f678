import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { normalizeNumber, normalizePhones, normalizeText } from '../../kernel/normalize-text'
import { errorsIn } from '../../kernel/record-errors'
import { recordChanges, type Sends } from '../../kernel/sends'
import { customerTexts } from '../customers.place'
import type { CustomerProfile } from '../profile/customers.profile.contract'
import { customerChangesSchema, newCustomerSchema } from './customers.edit.contract'

export const customerFormFields = [...customerTexts, 'note', 'flag'] as const
export type CustomerFormField = (typeof customerFormFields)[number]

/** A customer in a form. */
export type CustomerDraft = Readonly<Record<CustomerFormField, string>>

export const blankCustomer = Object.fromEntries(customerFormFields.map((name) => [name, ''])) as CustomerDraft

export const draftOf = (customer: CustomerProfile): CustomerDraft =>
  Object.fromEntries(customerFormFields.map((name) => [name, customer[name]])) as CustomerDraft

const tidyText = (name: CustomerFormField, typed: string): string => {
  if (name === 'phoneNumber') return normalizePhones(typed)
  return name === 'postNum' ? normalizeNumber(typed) : normalizeText(typed)
}

/** The draft as it would be stored. */
export const tidied = (draft: CustomerDraft): CustomerDraft =>
  Object.fromEntries(customerFormFields.map((name) => [name, tidyText(name, draft[name])])) as CustomerDraft

/** The names of the fields that differ. */
export const differingFields = (one: CustomerDraft, other: CustomerDraft): CustomerFormField[] =>
  customerFormFields.filter((name) => one[name] !== other[name])

/** The fields that the user edited, as stored. */
export const changesOf = (base: CustomerProfile, draft: CustomerDraft): Partial<CustomerDraft> => {
  const stored = draftOf(base)
  const tidy = tidied(draft)
  const names = differingFields(stored, tidy).filter((name) => draft[name] !== stored[name])
  return Object.fromEntries(names.map((name) => [name, tidy[name]]))
}

export const customerChanges = recordChanges<CustomerProfile, CustomerDraft>({
  draftOf,
  tidy: tidied,
  changesOf,
  isSame: (name, one, other) => one[name] === other[name],
})

export type CustomerSends = Sends<Partial<CustomerDraft>>

/** Whether leaving would lose edits. */
export const isChanged = (base: CustomerProfile | undefined, draft: CustomerDraft): boolean =>
  base
    ? Object.keys(changesOf(base, draft)).length > 0
    : differingFields(tidied(blankCustomer), tidied(draft)).length > 0

/** Validation errors by field; of a stored customer, of the edited fields only. */
export function customerErrors(base: CustomerProfile | undefined, draft: CustomerDraft): FieldErrors {
  if (!base) {
    const read = decode(newCustomerSchema, encode(newCustomerSchema, tidied(draft)))
    return read.ok ? {} : read.fields
  }
  const changes = changesOf(base, draft)
  const read = decode(customerChangesSchema, encode(customerChangesSchema, { key: base.key, ...changes }))
  return read.ok ? {} : errorsIn(read.fields, changes)
}
