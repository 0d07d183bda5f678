import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { customerChangesSchema } from '../edit/customers.edit.contract'
import { customerProfileSchema } from '../profile/customers.profile.contract'

const answer = v.object({ customer: customerProfileSchema })
const keySchema = v.pipe(v.string(), v.nonEmpty())

export const customerMergeCalls = {
  /**
   * Makes two customers one: `customer` with its chosen fields. Orders stay with their texts. With versions, 409 with
   * `customer` as stored if either has another one by now; 422 `same` for one customer twice.
   */
  merge: endpoint({
    name: 'customers.merge',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/merge',
    missing: true,
    repeat: 'checked',
    body: v.object({ customer: customerChangesSchema, other: keySchema, otherVersion: v.exactOptional(v.number()) }),
    answer,
    conflict: answer,
  }),
  /** Makes a merged customer one of their own again, as they were; `key` is theirs. 404 if it isn't merged. */
  separate: endpoint({
    name: 'customers.separate',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/separate',
    missing: true,
    repeat: 'safe',
    body: v.object({ key: keySchema }),
    answer,
  }),
}
