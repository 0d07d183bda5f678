import * as v from 'valibot'

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}(?::?\d{2})?)?$/i
/** Times in other formats, which must include their zone: the machine's zone is never used. */
const zoned = /(?:GMT|UTC|[+-]\d{4})$/

function withOffset(text: string): string | undefined {
  const [, day, clock = '00:00:00', offset = '+07:00'] = iso.exec(text) ?? []
  if (day === undefined) return zoned.test(text) ? text : undefined
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? []
  return `${day}T${clock}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`
}

/** A moment as ISO text with an offset; one without is a time of Asia/Bangkok, a day its first minute. Undefined for no moment. */
export function readTimestamp(text: string): string | undefined {
  const moment = withOffset(text.trim())
  return moment === undefined || Number.isNaN(Date.parse(moment)) ? undefined : moment
}

/** When something happened; '' if a backend's text isn't a time: then it is unknown, and the rest can be read. */
export const timestampSchema = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) => readTimestamp(text) ?? ''),
)

/** A moment that is to be stored: one that can be read. */
export const storedTimestampSchema = v.pipe(
  v.string(),
  v.check((text) => readTimestamp(text) !== undefined, 'timestamp'),
  v.transform((text) => readTimestamp(text) ?? ''),
)

/** Milliseconds of a timestamp, to sort by; unknown ones are the oldest. */
export const timeOf = (timestamp: string): number => Date.parse(timestamp) || 0
