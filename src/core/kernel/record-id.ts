import * as v from 'valibot'
import { coerced } from './lenient'

/** A record's number; accepts numeric text on the wire. */
export const idSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/, 'number'), v.transform(Number))]),
  v.safeInteger('number'),
  v.minValue(0, 'number'),
)

/** A record's number as text; responses may contain a number. */
export const textIdSchema = coerced(v.string(), (wire) => (typeof wire === 'number' ? String(wire) : wire))

/** Fields of a record in a response that a backend with versions fills in. */
export const versionEntries = {
  /** increases with every change */
  version: v.exactOptional(v.number()),
  /** name of the user who made the latest change */
  changedBy: v.exactOptional(v.string()),
}
