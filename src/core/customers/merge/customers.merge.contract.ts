import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { customerChangesSchema } from '../edit/customers.edit.contract'
import { customerProfileSchema } from '../profile/customers.profile.contract'

const answer = v.object({ customer: customerProfileSchema })
const keySchema = v.pipe(v.string(), v.nonEmpty())

export const customerMergeCalls = {
  /**
   * Makes two customers one: `customer` with its chosen fields. Orders stay with their texts. With versions, 409 with
   * `customer` as stored if either has another one by now; those who are merged already stay so; 422 `same` for one
   * customer twice.
   */
  merge: endpoint({
    name: 'customers.merge',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/merge',
    missing: true,
    repeat: 'checked',
    body: v.object({ customer: customerChangesSchema, other: keySchema, otherVersion: v.exactOptional(v.number()) }),
    answer,
    conflict: answer,
  }),
  /** Makes `other`, who was merged into `key`, a customer of their own again, as they were; nothing if they are. */
  separate: endpoint({
    name: 'customers.separate',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/separate',
    missing: true,
    repeat: 'safe',
    body: v.object({ key: keySchema, other: keySchema }),
    answer,
  }),
}
