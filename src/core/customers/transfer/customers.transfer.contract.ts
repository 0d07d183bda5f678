import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { rows } from '../../kernel/lenient'
import { countSchema } from '../../kernel/paging'
import { customerQuerySchema, customerSchema } from '../customers.contract'
import { customerEntries, newCustomerSchema } from '../edit/customers.edit.contract'

/** Customers per request, so that others don't wait for long. */
export const mostTogether = 200

/** A customer as a spreadsheet has them. Blank cells change nothing; without a phone number, it is a known customer's. */
export const sheetCustomerSchema = v.object({ ...newCustomerSchema.entries, phoneNumber: customerEntries.phoneNumber })
export type SheetCustomer = v.InferOutput<typeof sheetCustomerSchema>

/** `phoneless`: a new customer needs a phone number */
export const customerImportKinds = ['new', 'change', 'same', 'phoneless'] as const

const changeSchema = v.object({ field: v.string(), from: v.string(), to: v.string() })
export type CustomerSheetChange = v.InferOutput<typeof changeSchema>

const checkedSchema = v.object({
  kind: v.picklist(customerImportKinds),
  /** of the known customer, or of the new one */
  key: v.string(),
  version: v.number(),
  changes: v.array(changeSchema),
})

/** `taken`: known meanwhile; `changed`, `missing`: someone changed or erased the customer since the check */
export const importRefusals = ['taken', 'changed', 'missing', 'required'] as const

/** Customers of a file, at most `mostTogether`. */
const several = <S extends v.GenericSchema>(each: S) =>
  v.pipe(v.array(each), v.minLength(1, 'required'), v.maxLength(mostTogether, 'too-many'))

export const customerTransferCalls = {
  /** a page of the list, with notes, for a file */
  sheet: endpoint({
    name: 'customers.sheet',
    shops: 'limited',
    allow: 'read:Order',
    method: 'GET',
    path: '/api/customers/sheet',
    repeat: 'safe',
    query: customerQuerySchema,
    answer: v.object({
      customers: rows(v.object({ ...customerSchema.entries, note: v.optional(v.string(), '') })),
      total: countSchema,
    }),
  }),
  /** what importing these would do, in their order */
  check: endpoint({
    name: 'customers.importCheck',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/import/check',
    repeat: 'safe',
    body: v.object({ customers: several(sheetCustomerSchema) }),
    answer: v.object({ customers: v.array(checkedSchema) }),
  }),
  /**
   * Adds customers, and changes those that were `known` in this version when they were checked. `refused` names the
   * others by their positions.
   */
  import: endpoint({
    name: 'customers.import',
    shops: 'refused',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/customers/import',
    repeat: 'keyed',
    body: v.object({
      customers: several(
        v.object({
          ...sheetCustomerSchema.entries,
          known: v.exactOptional(v.object({ key: v.pipe(v.string(), v.nonEmpty()), version: v.number() })),
        }),
      ),
    }),
    answer: v.object({
      added: v.number(),
      changed: v.number(),
      refused: v.array(v.object({ position: v.number(), code: v.picklist(importRefusals) })),
    }),
  }),
}

export type CheckedCustomer = v.InferOutput<typeof checkedSchema>
export type ImportedCustomer = v.InferOutput<(typeof customerTransferCalls)['import']['body']>['customers'][number]
export type ExportedCustomer = v.InferOutput<(typeof customerTransferCalls)['sheet']['answer']>['customers'][number]
