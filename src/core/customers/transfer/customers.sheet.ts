import { type CsvCell, markApostrophe } from '../../kernel/csv'
import { phonesOf } from '../../orders/orders.phones'
import { spreadsheetMoment } from '../../orders/orders.spreadsheet'
import type { ExportedCustomer } from './customers.transfer.contract'

/** Columns of a spreadsheet of customers; the last two are for reading only. */
export const customerColumns = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'note',
  'flag',
  'orderCount',
  'lastOrder',
] as const
export type CustomerColumn = (typeof customerColumns)[number]

const cellsOf = (customer: ExportedCustomer): Record<CustomerColumn, CsvCell> => ({
  name: customer.name,
  // in groups, as a spreadsheet takes the zero off a number
  phoneNumber: phonesOf(customer).join(', '),
  address: customer.address,
  subDistrict: customer.subDistrict,
  district: customer.district,
  province: customer.province,
  postNum: customer.postNum,
  note: customer.note,
  flag: customer.flag ?? '',
  orderCount: customer.orderCount,
  lastOrder: customer.lastOrder ? spreadsheetMoment(customer.lastOrder.createdAt) : '',
})

/** Customers under these headings, one per row. */
export const customerRows = (
  customers: readonly ExportedCustomer[],
  headings: Readonly<Record<CustomerColumn, string>>,
): CsvCell[][] => [
  customerColumns.map((column) => headings[column]),
  ...customers.map((customer) => {
    const cells = cellsOf(customer)
    return customerColumns.map((column) => markApostrophe(cells[column]))
  }),
]
