import { type Columns, headingOf } from './heading-columns'

const ofOrders = ['number', 'date', 'product', 'price', 'amount', 'total', 'status'] as const

/** Headings of what only orders have. */
export const orderHeadings = (columns: Columns): string[] =>
  ofOrders.filter((field) => columns.of.has(field)).map((field) => headingOf(columns, field))

/** Whether a table lists customers, and nothing of their orders. */
export const areCustomers = (columns: Columns): boolean =>
  columns.of.has('name') && columns.of.has('phone') && orderHeadings(columns).length === 0

/** Whether a table lists orders. */
export const areOrders = ({ of }: Columns): boolean =>
  of.has('date') && (['number', 'total', 'price', 'amount'] as const).some((field) => of.has(field))
