import * as v from 'valibot'

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}(?::?\d{2})?)?$/i
/** Other date formats, which must name their time zone: the device's zone must not decide. */
const zoned = /(?:GMT|UTC|[+-]\d{4})$/

function withOffset(text: string): string | undefined {
  const [, day, clock = '00:00:00', offset = '+07:00'] = iso.exec(text) ?? []
  if (day === undefined) return zoned.test(text) ? text : undefined
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? []
  return `${day}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`
}

/**
 * A timestamp as ISO text with an offset; without one it is in Asia/Bangkok, and a date means midnight. Undefined if
 * invalid.
 */
export function readTimestamp(text: string): string | undefined {
  const moment = withOffset(text.trim())
  return moment === undefined || Number.isNaN(Date.parse(moment)) ? undefined : moment
}

/** A timestamp of a response; '' if unreadable, so that the rest of the record can still be read. */
export const timestampSchema = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) => readTimestamp(text) ?? ''),
)

/** A timestamp to be stored: must be valid. */
export const storedTimestampSchema = v.pipe(
  v.string(),
  v.check((text) => readTimestamp(text) !== undefined, 'timestamp'),
  v.transform((text) => readTimestamp(text) ?? ''),
)

/** Milliseconds of a timestamp, for sorting; unknown ones are oldest. */
export const timeOf = (timestamp: string): number => Date.parse(timestamp) || 0
