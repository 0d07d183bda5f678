import { readCsv } from '../kernel/csv'
import { normalizeCharacters } from '../kernel/normalize-text'
import type { TrackedOrder } from './orders.changes.contract'
import {
  isKnownForm,
  isMistyped,
  isUnlikeCourier,
  orderNumberTest,
  readTrackingNumber,
} from './orders.tracking-numbers'

/**
 * Why a line is not ready: `format` neither number found, `no-order`, `no-tracking`, `ambiguous` several candidates for
 * the tracking number, `shortened` a spreadsheet has shortened a number (8.21E+11), `check-digit` a postal number with a
 * digit mistyped, `twice` the same order with another number elsewhere, `repeated` the same line again.
 */
export const trackingProblems = [
  'format',
  'no-order',
  'no-tracking',
  'ambiguous',
  'shortened',
  'check-digit',
  'twice',
  'repeated',
] as const
export type TrackingProblem = (typeof trackingProblems)[number]

export type TrackingLine = {
  /** its index in the text, from 0 */
  line: number
  /** as given */
  text: string
  /** '' = not found */
  OrderNumber: string
  /** '' = not found */
  trackingNumber: string
  problem: TrackingProblem | undefined
  /** another order of the list has the same tracking number: two orders in one parcel, or a mistake */
  isShared: boolean
}

/** Marks with which files keep a number a text in spreadsheets: ="0821", '0821; and blanks around dashes. */
const plainCell = (cell: string): string =>
  normalizeCharacters(cell)
    .split('-')
    .map((part) => part.trim())
    .join('-')
    .replace(/^(?:="?|')|(?<=^=".*)"$/g, '')

function cellsOf(text: string, isOrderNumber: (text: string) => boolean): string[] {
  const separated = ['\t', ',', ';', '|']
    .filter((each) => text.includes(each))
    .map((each) => (readCsv(text, each)[0] ?? []).map(plainCell))
  // an address may have commas
  const cells = separated.find((each) => each.some(isOrderNumber)) ?? separated[0] ?? text.split(/\s+/)
  return cells.filter((cell) => cell !== '')
}

/** 20261130, 25691130; dashes are gone by then. */
const isDate = (text: string): boolean => /^(?:20|25)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text)

const isCandidate = (text: string): boolean => text !== '' && !isDate(text)

const isShortened = (cell: string): boolean => /^\d(?:\.\d+)?E\+?\d{1,2}$/i.test(cell)

/** Candidates for the tracking number, known formats first; they may contain blanks. */
function candidatesOf(cells: readonly string[], isSpaced: boolean): string[] {
  const whole = isSpaced ? [readTrackingNumber(cells.join(''))].filter(isCandidate) : []
  const all = [...new Set([...whole, ...cells.map(readTrackingNumber)])].filter(isCandidate)
  const known = all.filter(isKnownForm)
  return known.length > 0 ? known : whole.length > 0 ? whole : all
}

function readLine(text: string, line: number, isOrderNumber: (text: string) => boolean): TrackingLine | undefined {
  const cells = cellsOf(normalizeCharacters(text), isOrderNumber)
  const orders = cells.filter(isOrderNumber)
  const rest = cells.filter((cell) => !isOrderNumber(cell))
  const [trackingNumber = '', ...others] = candidatesOf(rest, !/[\t,;|]/.test(normalizeCharacters(text)))
  const OrderNumber = orders[0]?.toUpperCase() ?? ''
  const found = { line, text, OrderNumber, trackingNumber, isShared: false }
  if (cells.length === 0) return undefined
  // a heading has words but no digits
  if (!OrderNumber && !trackingNumber)
    return /\d/.test(normalizeCharacters(text)) ? { ...found, problem: 'format' } : undefined
  if (!OrderNumber) return { ...found, problem: 'no-order' }
  if (!isKnownForm(trackingNumber) && rest.some(isShortened))
    return { ...found, trackingNumber: '', problem: 'shortened' }
  if (orders.length > 1 || others.length > 0) return { ...found, trackingNumber: '', problem: 'ambiguous' }
  if (!trackingNumber) return { ...found, problem: rest.length > 0 ? 'format' : 'no-tracking' }
  return { ...found, problem: isMistyped(trackingNumber) ? 'check-digit' : undefined }
}

/**
 * Parses a list from a spreadsheet, a chat or a scanner: one order and its tracking number per line, separated by tabs,
 * commas, semicolons or blanks, columns in any order. Only headings and empty lines are skipped. `examples` are this
 * shop's order numbers, which show their format.
 */
export function readTrackingList(text: string, examples: readonly string[] = []): TrackingLine[] {
  const isOrderNumber = orderNumberTest(examples)
  const lines = text.split(/\r\n|\r|\n/).flatMap((each, line) => readLine(each, line, isOrderNumber) ?? [])
  const numbers = new Map<string, Set<string>>()
  const orders = new Map<string, Set<string>>()
  const put = (into: Map<string, Set<string>>, key: string, value: string) =>
    into.set(key, (into.get(key) ?? new Set()).add(value))
  for (const { OrderNumber, trackingNumber, problem } of lines) {
    if (problem) continue
    put(numbers, OrderNumber, trackingNumber)
    put(orders, trackingNumber, OrderNumber)
  }
  const seen = new Set<string>()
  return lines.map((line) => {
    if (line.problem) return line
    const isShared = (orders.get(line.trackingNumber)?.size ?? 0) > 1
    if ((numbers.get(line.OrderNumber)?.size ?? 0) > 1) return { ...line, problem: 'twice' as const }
    if (seen.has(line.OrderNumber)) return { ...line, problem: 'repeated' as const }
    seen.add(line.OrderNumber)
    return { ...line, isShared }
  })
}

/** The lines of a list that are sent. */
export const readyLines = (lines: readonly TrackingLine[]): TrackedOrder[] =>
  lines
    .filter(({ problem }) => problem === undefined)
    .map(({ OrderNumber, trackingNumber }) => ({ OrderNumber, trackingNumber }))

/** The courier of an order; undefined if not known here. */
export type CourierOf = (OrderNumber: string) => string | undefined

/** Whether a line's number looks different from those of its order's courier. */
export const isUnlike = ({ OrderNumber, trackingNumber, problem }: TrackingLine, courierOf: CourierOf): boolean =>
  problem === undefined && isUnlikeCourier(trackingNumber, courierOf(OrderNumber) ?? '')

/** The text without these lines. */
export const withoutLines = (text: string, gone: ReadonlySet<number>): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter((_, line) => !gone.has(line))
    .join('\n')
