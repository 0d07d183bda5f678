import * as v from 'valibot'
import { reversible } from '../kernel/codec'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { countSchema, pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'

/** Current, Professional, Rejected, Resigned, Applied */
export const employeeStatuses = [1, 2, 3, 4, 5] as const
export type EmployeeStatus = (typeof employeeStatuses)[number]

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const wireDay = /^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/\d{4}$/
const dayOfWire = (wire: string): string => `${wire.slice(6)}-${wire.slice(0, 2)}-${wire.slice(3, 5)}`

/** YYYY-MM-DD to the wire format MM/DD/YYYY; '' for none. */
export const dayToWire = (day: string): string =>
  day === '' ? '' : `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** A complete MM/DD/YYYY to YYYY-MM-DD; '' for anything else. */
export const dayFromWire = (text: string): string => (wireDay.test(text) ? dayOfWire(text) : '')

/** Wire: MM/DD/YYYY. In code: YYYY-MM-DD. */
const daySchema = reversible(v.pipe(v.string(), v.regex(wireDay)), dayOfWire, dayToWire)

/** Wire: `฿12345.67`. In code: satang. */
const salarySchema = reversible(
  v.pipe(v.string(), v.regex(/^฿\d{1,12}(?:\.\d{1,2})?$/)),
  (wire) => Math.round(Number(wire.slice(1)) * 100),
  (amount) => `฿${Math.floor(amount / 100)}.${twoDigits(amount % 100)}`,
)

export const employeeSchema = v.object({
  /** always empty: placeholder for the expander on narrow screens */
  responsive_id: v.string(),
  id: v.number(),
  avatar: v.string(),
  full_name: v.string(),
  post: v.string(),
  email: v.string(),
  city: v.string(),
  /** YYYY-MM-DD */
  start_date: daySchema,
  /** satang */
  salary: salarySchema,
  age: v.number(),
  /** years */
  experience: v.number(),
  status: v.picklist(employeeStatuses),
})
export type Employee = v.InferOutput<typeof employeeSchema>

/** Sort columns; by default, the stored order. */
export const employeeSorts = [
  'id',
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
] as const

/**
 * Text contained in `full_name`, `post`, … as formatted on the wire: `฿12345.67`, `03/31/2026`. All given filters must
 * match.
 */
export const employeeQuerySchema = v.object({
  q: searchSchema,
  full_name: searchSchema,
  post: searchSchema,
  email: searchSchema,
  age: searchSchema,
  salary: searchSchema,
  start_date: searchSchema,
  sortBy: v.optional(v.picklist(employeeSorts)),
  ...pagingEntries(usualPerPage),
})
export type EmployeeQuery = v.InferOutput<typeof employeeQuerySchema>

export const titleSchema = v.object({ title: v.string(), rank: v.number(), id: v.number() })
export type Title = v.InferOutput<typeof titleSchema>

export const datatableCalls = {
  all: endpoint({
    name: 'datatable.all',
    shops: 'shared',
    allow: 'read:DataTable',
    method: 'GET',
    path: '/api/datatables/initial-data',
    repeat: 'safe',
    answer: rows(employeeSchema),
  }),
  page: endpoint({
    name: 'datatable.page',
    shops: 'shared',
    allow: 'read:DataTable',
    method: 'GET',
    path: '/api/datatables/data',
    repeat: 'safe',
    query: v.object({
      ...employeeQuerySchema.entries,
      /** false = a page without `allData`; older backends ignore it */
      allData: v.optional(v.boolean()),
    }),
    /** `allData` is every row, `invoices` the page, `total` the number of matches */
    answer: v.object({
      allData: v.optional(rows(employeeSchema)),
      invoices: rows(employeeSchema),
      total: countSchema,
    }),
  }),
  titles: endpoint({
    name: 'datatable.titles',
    shops: 'shared',
    allow: 'read:DataTable',
    method: 'GET',
    path: '/api/autocomplete/data',
    repeat: 'safe',
    answer: v.object({ autoComplete: rows(titleSchema) }),
  }),
}
