import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import type { RaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { createResourceMachine } from '../../kernel/resource-machine'
import { createTransferMachine } from '../../kernel/transfer-machine'
import { partsOf } from '../../kernel/transfer-parts'
import { keyOfCustomer } from '../../orders/orders.search'
import type { Columns } from '../../orders/sheet/heading-columns'
import type { RowProblem, Rows } from '../../orders/sheet/order-rows'
import { type ExportNote, noteExport } from '../../users/activity/users.exports.contract'
import { type CustomerSheetProblem, fitOfCustomers, readCustomerSheet } from './customers.read-sheet'
import {
  type CheckedCustomer,
  type CustomerSheetChange,
  customerTransferCalls,
  type ExportedCustomer,
  type ImportedCustomer,
  type importRefusals,
  mostTogether,
} from './customers.transfer.contract'
import { phoneless, type ReadCustomer, repeatedRow, rowName } from './read-customers'

type TransferInput = Pick<Ports, 'call' | 'newId'>

/** What an import does with one customer. */
export type PlannedCustomer = {
  /** counted from 1, as a spreadsheet does */
  readonly line: number
  readonly name: string
  readonly kind: 'new' | 'change' | 'same'
  readonly changes: readonly CustomerSheetChange[]
  readonly sent: ImportedCustomer
}

/** A row that isn't imported. */
export type WrongCustomerRow = {
  readonly line: number
  readonly name: string
  readonly heading: string
  readonly code: string
  readonly given: string
}

export type CustomerPlan = {
  readonly customers: readonly PlannedCustomer[]
  readonly wrong: readonly WrongCustomerRow[]
  /** headings of columns that aren't imported */
  readonly left: readonly string[]
  /** the file, and what its columns are */
  readonly rows: Rows
  readonly columns: Pick<Columns, 'head' | 'headings'>
}

type Job = { readonly key: string; readonly customers: readonly PlannedCustomer[] }

/** A customer whom the backend refused, or whose request failed. */
export type CustomerFailure = {
  readonly line: number
  readonly name: string
  readonly code: (typeof importRefusals)[number] | undefined
  readonly error: RaanError | undefined
}

type Emitted = { type: 'customers.imported'; count: number }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

async function checked(call: Call, read: readonly ReadCustomer[], signal: AbortSignal): Promise<CheckedCustomer[]> {
  const found: CheckedCustomer[] = []
  for (const part of partsOf(read, mostTogether, ({ customer }) => customer)) {
    const body = { customers: part.map(({ customer }) => customer) }
    found.push(...(await call(customerTransferCalls.check, { body }, { signal })).customers)
  }
  return found
}

async function planOf(call: Call, text: string, signal: AbortSignal) {
  const sheet = readCustomerSheet(text)
  if ('problem' in sheet) return sheet
  const { rows, columns, customers: read } = sheet
  const said = await checked(call, read, signal)
  const problems: RowProblem[] = [...sheet.problems]
  const customers: PlannedCustomer[] = []
  // two numbers may lead to one customer
  const rowOf = new Map<string, number>()
  for (const [nth, { row, customer }] of read.entries()) {
    const { kind = 'same', key = '', version = 0, changes = [] } = said[nth] ?? {}
    const before = rowOf.get(key)
    if (kind === 'phoneless') problems.push(phoneless(columns, row))
    else if (before !== undefined) problems.push(repeatedRow(columns, row, before))
    else {
      rowOf.set(key, row)
      const sent = kind === 'change' ? { ...customer, known: { key, version } } : customer
      customers.push({ line: row + 1, name: customer.name, kind, changes, sent })
    }
  }
  const wrong = problems
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, heading, text: said, code = said, given = '' }) => ({
      line: row + 1,
      name: rowName(rows, columns, row),
      heading,
      code,
      given,
    }))
  return { plan: { customers, wrong, left: columns.left, rows, columns } }
}

/** Imports a spreadsheet of customers, some at a time. */
export const customerTransferMachine = createTransferMachine<
  TransferInput,
  CustomerPlan,
  Job,
  CustomerFailure,
  CustomerSheetProblem,
  Emitted
>({
  id: 'customer-transfer',
  fitOf: fitOfCustomers,
  noPlan: { customers: [], wrong: [], left: [], rows: [], columns: { head: 0, headings: [] } },
  plan: ({ call }, text, signal) => planOf(call, text, signal),
  jobsOf: ({ customers }, { newId }, onlyNew) =>
    partsOf(
      customers.filter(({ kind }) => (onlyNew ? kind === 'new' : kind !== 'same')),
      mostTogether,
      ({ sent }) => sent,
    ).map((part) => ({ key: newId(), customers: part })),
  sizeOf: ({ customers }) => customers.length,
  async store({ call }, { key, customers }, signal) {
    const body = { customers: customers.map(({ sent }) => sent) }
    const { refused } = await call(customerTransferCalls.import, { body }, { signal, key })
    return refused.flatMap(({ position, code }): CustomerFailure[] => {
      const customer = customers[position]
      return customer ? [{ line: customer.line, name: customer.name, code, error: undefined }] : []
    })
  },
  failuresOf: ({ customers }, error) => customers.map(({ line, name }) => ({ line, name, code: undefined, error })),
  announce: (count) => ({ type: 'customers.imported', count }),
})

const perRead = 500

/** All pages, by number: a customer who orders meanwhile moves in the usual order. */
async function readAll(call: Call, q: string, signal: AbortSignal): Promise<readonly ExportedCustomer[]> {
  const found = new Map<string, ExportedCustomer>()
  for (let page = 1; ; page++) {
    const query = { ...(q !== '' && { q }), page, perPage: perRead, sortBy: 'phoneNumber' as const }
    const { customers, total } = await call(customerTransferCalls.sheet, { query }, { signal })
    for (const customer of customers) found.set(keyOfCustomer(customer), customer)
    if (customers.length === 0 || page * perRead >= total) break
  }
  return [...found.values()]
}

/** All customers, or those that a search finds, for a file. */
export const exportedCustomersMachine = createResourceMachine<readonly ExportedCustomer[], string>({
  id: 'exported-customers',
  load: ({ call, key, signal }) => readAll(call, key, signal),
})

/** Enters an export in the activity log. */
export const customerExportNoteMachine = createResourceMachine<true, ExportNote>({
  id: 'customers.exported',
  load: ({ call, key, signal }) => noteExport(call, key, signal),
})
