import * as v from 'valibot'

const atLeastOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Rows of a page by default. */
export const usualPerPage = 10

/** Rows of a page where all of them are read, one page after the other. */
export const readPerPage = 100

/** Query entries of a paged call: `page` counts from 1; what is missing or invalid values mean the default. */
export const pagingEntries = (perPage: number) => ({
  perPage: v.optional(atLeastOne, perPage),
  page: v.optional(atLeastOne, 1),
  sortDesc: v.optional(v.boolean()),
})

/** What a person types to search; blanks around it do not count, empty means everything. */
export const searchSchema = v.optional(v.pipe(v.string(), v.trim()))
