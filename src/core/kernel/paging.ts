import * as v from 'valibot'
import { coerced } from './lenient'

const atLeastOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A number of rows in a response; digits in a text are one, too. */
export const countSchema = coerced(v.number(), (wire) =>
  typeof wire === 'string' && /^\d{1,15}$/.test(wire) ? Number(wire) : wire,
)

/** Default number of rows per page. */
export const usualPerPage = 10

/** Rows per page when all pages are read in turn. */
export const readPerPage = 100

/** Query entries of a paged call: `page` counts from 1; missing and invalid values take their defaults. */
export const pagingEntries = (perPage: number) => ({
  perPage: v.optional(atLeastOne, perPage),
  page: v.optional(atLeastOne, 1),
  sortDesc: v.optional(v.boolean()),
})

/** Query entries of a call that returns all rows without `perPage`. */
export const optionalPagingEntries = { perPage: v.exactOptional(atLeastOne), page: v.exactOptional(atLeastOne) }

type OptionalPage = v.InferOutput<v.ObjectSchema<typeof optionalPagingEntries, undefined>>

/** The wanted page of all rows. */
export const pageOf = <Row>(rows: readonly Row[], { page = 1, perPage }: OptionalPage): readonly Row[] =>
  perPage === undefined ? rows : rows.slice((page - 1) * perPage, page * perPage)

/** Search text; surrounding blanks are ignored, empty means everything. */
export const searchSchema = v.optional(v.pipe(v.string(), v.trim()))
