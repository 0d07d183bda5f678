import type { Satang } from '../kernel/money'
import { normalizeCharacters } from '../kernel/normalize-text'
import { parseBaht } from '../kernel/parse-baht'

/** A cell as a scanner would type it; Excel's ="TH1" and 'TH1 as TH1. */
export function readCell(text: string): string {
  const plain = normalizeCharacters(text)
  return (/^="(.*)"$/.exec(plain)?.[1] ?? plain.replace(/^'(?=\S)/, '')).trim()
}

/** `unclear`: it has digits, but isn't one positive amount */
export type CellAmount = Satang | 'unclear' | undefined

const currency = /^(?:thb|บ\.?|baht)|(?:thb|บ\.?|baht)$/gi

/** A cell as an amount; undefined if it has no digits, or 0. */
export function amountOf(cell: string): CellAmount {
  if (!/\d/.test(cell)) return undefined
  // 590.0000, as databases write it
  const amount = parseBaht(
    cell
      .trim()
      .replace(currency, '')
      .trim()
      .replace(/(\.\d\d)0+$/, '$1'),
  )
  return typeof amount !== 'number' ? 'unclear' : amount === 0 ? undefined : amount
}

export const isAmount = (amount: CellAmount): amount is Satang => typeof amount === 'number'

const date = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:\s.*)?$/
const phone = /^(?:\+?66|0)\d{8,9}$/
const lettersAndDigits = /^[\dA-Z](?:[\dA-Z/_.-]*[\dA-Z])?$/

/** Whether a cell may be the number of an order or parcel: not a date, a phone number, an amount or a count. */
export function isParcelNumber(cell: string): boolean {
  const text = cell.toUpperCase().replace(/\s/g, '')
  const digits = text.match(/\d/g)?.length ?? 0
  if (digits < 3 || text.length < 5 || !lettersAndDigits.test(text)) return false
  if (date.test(text) || phone.test(text.replaceAll('-', ''))) return false
  return digits >= 10 || !isAmount(amountOf(text))
}
