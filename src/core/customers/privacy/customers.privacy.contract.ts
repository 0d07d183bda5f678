import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { textIdSchema } from '../../kernel/record-id'

/** A customer as a list names them; the first phone number counts, or the name if there is none. */
const whichSchema = v.object({ name: v.optional(v.string(), ''), phoneNumber: v.optional(v.string(), '') })
export type WhichCustomer = v.InferOutput<typeof whichSchema>

export const customerPrivacyCalls = {
  /** everything stored about one customer; 404 if there is nothing */
  export: endpoint({
    name: 'customers.export',
    shops: 'refused',
    allow: 'read:PersonalData',
    method: 'POST',
    path: '/api/customers/export',
    missing: true,
    repeat: 'safe',
    body: whichSchema,
    answer: v.object({ export: v.record(v.string(), v.unknown()) }),
  }),
  /**
   * Replaces the customer's personal data everywhere by nothing; numbers, amounts and sums stay. 409 with the orders that
   * aren't finished
   */
  erase: endpoint({
    name: 'customers.erase',
    shops: 'refused',
    allow: 'delete:PersonalData',
    method: 'POST',
    path: '/api/customers/erase',
    missing: true,
    repeat: 'safe',
    body: whichSchema,
    answer: v.object({ orders: v.number(), invoices: v.number() }),
    conflict: v.object({ openOrders: v.array(textIdSchema) }),
  }),
}
