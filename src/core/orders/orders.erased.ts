import type { FieldErrors } from '../kernel/errors'
import { lookUp } from '../kernel/look-up'
import type { Order } from './orders.contract'

/** The recipient of an order, as erasing leaves it. The province stays: sums by province refer to it. */
export const erasedRecipient = {
  name: '',
  phoneNumber: '',
  address: '',
  subDistrict: '',
  district: '',
  postNum: '',
  fullCustomerData: '',
  trackingNumber: '',
  note: '',
} satisfies Partial<Order>

export const isOfRecipient = (field: string): boolean => lookUp(erasedRecipient, field) !== undefined

const places = ['address', 'district', 'province', 'postNum', 'name', 'phoneNumber']

/** The errors of an erased order, which needs no recipient. */
export const errorsWithoutRecipient = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !places.includes(field)))

/** The recipient's fields that a change would fill in again. */
export const refilled = (changes: Partial<Order>): string[] =>
  Object.entries(changes).flatMap(([field, value]) => (isOfRecipient(field) && value !== '' ? [field] : []))
