import { decode, encode } from '../../kernel/codec'
import { lookUp } from '../../kernel/look-up'
import { keyOfCustomer } from '../../orders/orders.search'
import { type Cell, isEmpty, lineOf, Problem, phoneOf, postcodeOf, textOf } from '../../orders/sheet/cells'
import { type Columns, headingOf, type ImportField } from '../../orders/sheet/heading-columns'
import { type OrderRows, orderRows, type RowProblem, type Rows } from '../../orders/sheet/order-rows'
import { type SheetCustomer, sheetCustomerSchema } from './customers.transfer.contract'

/** A customer of a file, with the position of their row. */
export type ReadCustomer = { readonly row: number; readonly key: string; readonly customer: SheetCustomer }

export type CustomersReading = {
  readonly customers: readonly ReadCustomer[]
  readonly problems: readonly RowProblem[]
  /** positions of rows that can't be read */
  readonly rejected: readonly number[]
  /** how many rows have something in them */
  readonly count: number
}

function phonesOf(cells: readonly Cell[]): string | Problem {
  const phones = cells.map(phoneOf)
  const wrong = phones.find((phone) => phone instanceof Problem)
  return wrong ?? [...new Set(phones)].filter((phone) => phone !== '').join(', ')
}

const fields: Readonly<Record<string, ImportField>> = { phoneNumber: 'phone' }
const reasons: Readonly<Record<string, string>> = {
  required: 'is empty',
  phone: 'isn’t a Thai phone number',
  postcode: 'isn’t a postcode of five digits',
  'too-long': 'is too long',
}

function customerIn(row: OrderRows): SheetCustomer | undefined {
  const customer = {
    name: [row.text('name'), row.text('surname')].filter(Boolean).join(' '),
    phoneNumber: row.sharedAll('phone', phonesOf) ?? '',
    address: row.text('address'),
    subDistrict: row.text('subDistrict'),
    district: row.text('district'),
    province: row.text('province'),
    postNum: row.shared('postNum', postcodeOf) ?? '',
    note: row.sharedAll('note', (cells) => cells.map(textOf).join('\n')) ?? '',
    flag: row.text('flag'),
  }
  if (row.problems.length > 0) return undefined
  const read = decode(sheetCustomerSchema, encode(sheetCustomerSchema, customer))
  if (read.ok) return customer
  for (const [name, [code = ''] = []] of Object.entries(read.fields))
    row.blame(lookUp(fields, name) ?? (name as ImportField), lookUp(reasons, code) ?? code, undefined, code)
  return undefined
}

/** A new customer without a phone number. */
export const phoneless = (columns: Columns, row: number): RowProblem => ({
  row,
  heading: headingOf(columns, 'phone'),
  text: 'is empty',
  code: 'phoneless',
})

/** A customer whom an earlier row has, too. */
export const repeatedRow = (columns: Columns, row: number, before: number): RowProblem => ({
  row,
  heading: headingOf(columns, 'phone'),
  text: `is that of row ${before + 1}, too`,
  code: 'twice',
  given: String(before + 1),
})

/** Reads a customer per row. Two rows of one number aren't both stored: it can't be said which is right. */
export function readCustomers(rows: Rows, columns: Columns): CustomersReading {
  const customers: ReadCustomer[] = []
  const problems: RowProblem[] = []
  const rejected: number[] = []
  const rowOf = new Map<string, number>()
  let count = 0
  for (let row = columns.head + 1; row < rows.length; row++) {
    if ((rows[row] ?? []).every(isEmpty)) continue
    count++
    const cells = orderRows(rows, columns, [row])
    const customer = customerIn(cells)
    const key = customer ? keyOfCustomer(customer) : ''
    const before = customer && rowOf.get(key)
    if (before !== undefined) problems.push(repeatedRow(columns, row, before))
    if (customer && before === undefined) {
      rowOf.set(key, row)
      customers.push({ row, key, customer })
    } else rejected.push(row)
    problems.push(...cells.problems)
  }
  return { customers, problems, rejected, count }
}

/** What a row is called in a report: its name, or its first cell. */
export const rowName = (rows: Rows, { of }: Columns, row: number): string =>
  lineOf(rows[row]?.[of.get('name')?.[0] ?? 0])
