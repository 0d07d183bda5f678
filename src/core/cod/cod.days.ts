import { bangkokDay } from '../kernel/clock'
import { dayMs } from '../kernel/timings'

/** Dates in Bangkok, YYYY-MM-DD, inclusive. */
export type CodDays = { from: string; to: string }

const usualDays = 60

export const usualRange = (now: number): CodDays => ({ from: bangkokDay(now - usualDays * dayMs), to: bangkokDay(now) })

/** The usual dates of today, if these were the usual ones on the date `before`; undefined for dates that were chosen. */
export function daysAfterMidnight({ from, to }: CodDays, before: string, now: number): CodDays | undefined {
  const usual = usualRange(Date.parse(`${before}T00:00:00+07:00`))
  return usual.from === from && usual.to === to ? usualRange(now) : undefined
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)

/** Parses the text after `?`; missing and invalid values take the default dates. */
export function readDays(text: string, now: number): CodDays {
  const usual = usualRange(now)
  const params = new URLSearchParams(text)
  const [from, to] = [params.get('from'), params.get('to')]
  const asked = { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to }
  return asked.from <= asked.to ? asked : usual
}

/** The reverse; default dates are omitted. */
export function writeDays({ from, to }: CodDays, now: number): string {
  const usual = usualRange(now)
  return `${new URLSearchParams({ ...(from !== usual.from && { from }), ...(to !== usual.to && { to }) })}`
}

/**
 * The query string of a range with everything outstanding since `since`: the default range if it reaches back far
 * enough.
 */
export function daysSince(since: string | undefined, now: number): string {
  const usual = usualRange(now)
  return writeDays({ ...usual, from: since !== undefined && since < usual.from ? since : usual.from }, now)
}
