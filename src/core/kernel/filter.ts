import * as v from 'valibot'

const unknownSchema = v.pipe(v.string(), v.nonEmpty(), v.brand('unknown value'))

/** A requested filter value that doesn't exist: kept and shown as text, equal to nothing. */
export type UnknownValue = v.InferOutput<typeof unknownSchema>

/** One value of a filter that accepts several. */
export const filterValue = <const S extends v.GenericSchema>(known: S) => ({
  ...v.union([known, unknownSchema]),
  // the codec unwraps it to the known values
  wrapped: known,
})

/** A list filter: missing or empty means all, an unknown value matches nothing. */
export const filterSchema = <const S extends v.GenericSchema>(known: S) => v.optional(filterValue(known))
