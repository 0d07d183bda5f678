import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { isPhoneNumber, isPostcode } from '../../order/order.rules'
import { customerProfileSchema } from '../profile/customers.profile.contract'

export const longestCustomerNote = 2_000
export const longestFlag = 200
const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most, 'too-long')), '')
const checked = (most: number, isRight: (text: string) => boolean, code: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(most, 'too-long'),
      v.check((given) => given === '' || isRight(given), code),
    ),
    '',
  )

/** Limits are those of an order. */
export const customerEntries = {
  name: text(200),
  phoneNumber: checked(200, isPhoneNumber, 'phone'),
  address: text(500),
  subDistrict: text(100),
  district: text(100),
  province: text(100),
  postNum: checked(5, isPostcode, 'postcode'),
  note: text(longestCustomerNote),
  flag: text(longestFlag),
}

/** A customer who is added before their first order. */
export const newCustomerSchema = v.object({
  ...customerEntries,
  name: v.pipe(
    v.string(),
    v.maxLength(200, 'too-long'),
    v.check((name) => name.trim() !== '', 'required'),
  ),
  phoneNumber: v.pipe(
    v.string(),
    v.maxLength(200, 'too-long'),
    v.check((phone) => phone.trim() !== '', 'required'),
    v.check((phone) => phone.trim() === '' || isPhoneNumber(phone), 'phone'),
  ),
})
export type NewCustomer = v.InferOutput<typeof newCustomerSchema>

const { name, ...others } = customerEntries
/** Omitted fields stay; an empty one is that of the last order again. The parts of an address count together. */
export const customerChangesSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  version: v.exactOptional(v.number()),
  ...v.partial(v.object({ name, ...others })).entries,
})
export type CustomerChanges = v.InferOutput<typeof customerChangesSchema>

const answer = v.object({ customer: customerProfileSchema })

export const customerEditCalls = {
  /** 422 `taken` for the first phone number of a known customer */
  add: endpoint({
    name: 'customers.add',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers',
    repeat: 'keyed',
    status: 201,
    body: v.object({ customer: newCustomerSchema }),
    answer,
    conflict: answer,
  }),
  /**
   * With a `version`, only that version is changed, otherwise 409 with the stored one. 422 `taken` for the first phone
   * number of another customer. Orders keep their own texts.
   */
  update: endpoint({
    name: 'customers.update',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ customer: customerChangesSchema }),
    answer,
    conflict: answer,
  }),
}
