import { type NewCustomer, newCustomerSchema } from '../../../core/customers/edit/customers.edit.contract'
import { decode, encode } from '../../../core/kernel/codec'
import { lookUp } from '../../../core/kernel/look-up'
import { keyOfCustomer } from '../../../core/orders/orders.search'
import { type Cell, isEmpty, Problem, phoneOf, postcodeOf, textOf } from '../../orders/import/cells'
import { type Columns, headingOf, type ImportField } from '../../orders/import/heading-columns'
import { type OrderRows, orderRows, type RowProblem, type Rows } from '../../orders/import/order-rows'

/** A customer of a file, with the position of their row. */
export type ReadCustomer = { readonly row: number; readonly key: string; readonly customer: NewCustomer }

export type CustomersReading = {
  readonly customers: readonly ReadCustomer[]
  readonly problems: readonly RowProblem[]
  /** positions of rows that can't be read */
  readonly rejected: readonly number[]
  /** how many rows have something in them */
  readonly count: number
}

/** Whether a table lists customers, and nothing of their orders. */
export const areCustomers = ({ of }: Columns): boolean =>
  of.has('name') &&
  of.has('phone') &&
  !(['number', 'date', 'product', 'price', 'amount', 'total', 'status'] as const).some((field) => of.has(field))

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

function customerIn(row: OrderRows): NewCustomer | undefined {
  const customer = {
    name: [row.text('name'), row.text('surname')].filter(Boolean).join(' '),
    phoneNumber: row.sharedAll('phone', phonesOf) ?? '',
    address: row.text('address'),
    subDistrict: row.text('subDistrict'),
    district: row.text('district'),
    province: row.text('province'),
    postNum: row.shared('postNum', postcodeOf) ?? '',
    note: row.sharedAll('note', (cells) => cells.map(textOf).join('\n')) ?? '',
    flag: '',
  }
  if (row.problems.length > 0) return undefined
  const read = decode(newCustomerSchema, encode(newCustomerSchema, customer))
  if (read.ok) return customer
  for (const [name, [code = ''] = []] of Object.entries(read.fields))
    row.blame(lookUp(fields, name) ?? (name as ImportField), lookUp(reasons, code) ?? code)
  return undefined
}

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
    if (before !== undefined)
      problems.push({ row, heading: headingOf(columns, 'phone'), text: `is that of row ${before + 1}, too` })
    if (customer && before === undefined) {
      rowOf.set(key, row)
      customers.push({ row, key, customer })
    } else rejected.push(row)
    problems.push(...cells.problems)
  }
  return { customers, problems, rejected, count }
}
