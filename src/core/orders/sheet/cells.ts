import { arabicDigits, type MoneyError, moneyErrors, mostMoney, type Satang, satang } from '../../kernel/money'
import { parseBaht } from '../../kernel/parse-baht'
import { isPhoneNumber, isPostcode } from '../../order/order.rules'

/** A cell of a table, as its file has it. A moment is that of a clock in Bangkok, as if it were UTC. */
export type Cell = string | number | boolean | Date | null | undefined

/** Why a cell can't be read, for screens, which say it in the user's language. */
export type CellProblem =
  | 'lost-digits'
  | 'phone'
  | 'postcode'
  | 'amount'
  | 'negative'
  | 'too-large'
  | 'quantity'
  | 'unknown'
  | 'required'
  | 'date'
  | 'short-date'
  | 'day-out-of-range'
  | 'price-too-large'
  | 'too-many-lines'
  | 'quantity-out-of-range'
  | 'unpriced'
  | 'partly-priced'
  | 'sum'
  | 'below-costs'

/** Why a cell can't be read: a text for the terminal, and a code with its values for screens. */
export class Problem {
  readonly text: string
  readonly code: CellProblem
  /** what the code is about, if it isn't what the cell says */
  readonly given: string | undefined
  /** what would have been expected */
  readonly other: string | undefined

  constructor(text: string, code: CellProblem, { given, other }: { given?: string; other?: string } = {}) {
    this.text = text
    this.code = code
    this.given = given
    this.other = other
  }
}

const clockText = (date: Date): string =>
  Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ')

/** The text without blanks around it, and without the mark that keeps spreadsheets from reading a formula. */
export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return clockText(cell)
  return String(cell)
    .normalize('NFC')
    .replaceAll('\0', '')
    .trim()
    .replace(/^'(?='*[=+\-@\d\t\r\n\uff1d\uff0b\uff0d\uff20])/, '')
    .trim()
}

/** Text on one line. */
export const lineOf = (cell: Cell): string => textOf(cell).replace(/\s+/g, ' ')

/** Letters and digits alone, to compare what people write. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** A number that a spreadsheet has shortened: `8.12E+08`. */
const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text)
const shortened = (text: string) =>
  new Problem(`“${text}” has lost digits; format the column as text in the spreadsheet`, 'lost-digits')

/** Text that may consist of digits. */
export const codeOf = (cell: Cell): string | Problem => {
  const text = lineOf(cell)
  return isShortened(text) ? shortened(text) : text
}

/** Nothing, or a dash in its place. */
export const isEmpty = (cell: Cell): boolean =>
  cell === '' || cell === undefined || (typeof cell !== 'number' && /^[-–—]*$/.test(textOf(cell)))

const mostBaht = (mostMoney / 100).toLocaleString('en')
const amountProblems: Partial<Record<MoneyError, string>> = {
  negative: 'is negative; only a discount may be',
  'too-large': `is more than ${mostBaht} baht`,
}
const problemOf = (text: string, error: MoneyError) =>
  new Problem(
    `“${text}” ${amountProblems[error] ?? 'isn’t an amount'}`,
    error === 'negative' || error === 'too-large' ? error : 'amount',
    error === 'too-large' ? { other: mostBaht } : {},
  )

function numberAmount(baht: number): Satang | MoneyError {
  const exact = Math.round(baht * 100)
  if (exact < 0) return 'negative'
  if (exact > mostMoney) return 'too-large'
  return Math.abs(exact / 100 - baht) < 1e-6 ? satang(exact + 0) : 'decimals'
}

const isError = (amount: Satang | MoneyError): amount is MoneyError => moneyErrors.some((error) => error === amount)

/** As the contract has it: not negative, at most `mostMoney`. Undefined for an empty cell. */
export function amountOf(cell: Cell): Satang | Problem | undefined {
  if (isEmpty(cell)) return undefined
  const text = lineOf(cell)
  const amount = typeof cell === 'number' ? numberAmount(cell) : parseBaht(text.replace(/^[−–]\s*(?=[\d.])/, '-'))
  return isError(amount) ? problemOf(text, amount) : amount
}

/** Some write what is taken off with a minus. */
export const discountOf = (cell: Cell): Satang | Problem | undefined =>
  amountOf(typeof cell === 'number' ? Math.abs(cell) : lineOf(cell).replace(/^[-−–]\s*(?=[฿\d.])/, ''))

/** `2`, `2 ชิ้น`; undefined for an empty cell. */
export function quantityOf(cell: Cell): number | Problem | undefined {
  if (isEmpty(cell)) return undefined
  const text = arabicDigits(lineOf(cell))
  const [, digits] = /^(\d{1,9})(?:\.0+)?(?:\s*[^\d\s.,].*)?$/.exec(text) ?? []
  return digits === undefined ? new Problem(`“${text}” isn’t a quantity`, 'quantity') : Number(digits)
}

/** National digits; a leading zero that a spreadsheet removed is put back. */
function dialled(text: string): string {
  const digits = arabicDigits(text).replace(/[\s().-]/g, '')
  const national = digits.replace(/^\+?66(?=\d{8,9}$)/, '0').replace(/^\+?660(?=\d{8,9}$)/, '0')
  return /^[1-9]\d{7,8}$/.test(national) ? `0${national}` : national
}

/** Several numbers are joined by ', '. */
export function phoneOf(cell: Cell): string | Problem {
  const text = textOf(cell)
  if (isEmpty(cell)) return ''
  if (isShortened(text)) return shortened(text)
  // a marketplace hides all but the last digits
  if (/^[*xX•]{2,}\d{0,4}$/.test(text)) return ''
  const numbers = text
    .split(/[,;/\n]|หรือ|และ/)
    .map(dialled)
    .filter((number) => number !== '')
  return numbers.length > 0 && numbers.every(isPhoneNumber)
    ? [...new Set(numbers)].join(', ')
    : new Problem(`“${lineOf(cell)}” isn’t a phone number`, 'phone')
}

export function postcodeOf(cell: Cell): string | Problem {
  if (isEmpty(cell)) return ''
  const text = arabicDigits(lineOf(cell))
  return isPostcode(text) ? text : new Problem(`“${text}” isn’t a postcode of five digits`, 'postcode')
}
