import * as v from 'valibot'

const unknownSchema = v.pipe(v.string(), v.nonEmpty(), v.brand('unknown value'))

/** A requested value that the filter doesn't have: kept as it is, shown as text, and equal to nothing. */
export type UnknownValue = v.InferOutput<typeof unknownSchema>

/** One value of a filter that takes several. */
export const filterValue = <const S extends v.GenericSchema>(known: S) => ({
  ...v.union([known, unknownSchema]),
  // the codec follows it to what is known
  wrapped: known,
})

/** A filter of a list: missing or empty means all, an unknown value matches nothing. */
export const filterSchema = <const S extends v.GenericSchema>(known: S) => v.optional(filterValue(known))
