import { isStep, type Steps } from '../kernel/steps'
import type { Cell } from './datatable.columns'

/** A sort key per row: four numbers below `radix`, most significant first. */
export type SortKeys = { readonly digits: readonly Int32Array[]; readonly radix: number }

const digitCount = 4
const radix = 65_536

const emptyDigits = (length: number) => Array.from({ length: digitCount }, () => new Int32Array(length))

/** Sort keys of the numbers among the cells. */
export function* numberKeys(cells: readonly Cell[], rows: Int32Array): Steps<SortKeys> {
  const digits = emptyDigits(cells.length)
  const number = new Float64Array(1)
  const words = new Uint16Array(number.buffer)
  // the bits of an IEEE 754 number are ordered like it, once those of negative ones are inverted
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    // no -0
    number[0] = (cells[row] as number) + 0
    const isNegative = number[0] < 0
    for (let digit = 0; digit < digitCount; digit++) {
      const word = words[digitCount - 1 - digit] as number
      const turned = isNegative ? word ^ 0xffff : digit === 0 ? word ^ 0x8000 : word
      ;(digits[digit] as Int32Array)[row] = turned
    }
    if (isStep(at)) yield 0
  }
  return { digits, radix }
}

const letters = new Intl.Collator('th', { sensitivity: 'base' })

/** Thai vowels written before the consonant they follow in sorting. */
const isLeadingVowel = (code: number) => code >= 0x0e40 && code <= 0x0e44

const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** numbers with more digits are treated as this long */
const longestNumber = 16

// a lone surrogate may be half of a digit
const maybeDigit = /[\p{Nd}\p{Cs}]/u

/** The letters that occur in the texts. */
export type Alphabet = {
  /** rank of each UTF-16 unit, from 1; 0 if ignored */
  places: Uint16Array
  /** first rank of numbers: their lengths, then their digits */
  numbers: number
  size: number
  hasDigits: boolean
}

/** The letters of the texts in Thai collation order; case, tone marks, blanks and the like are ignored. */
export function* alphabetOf(cells: readonly Cell[], rows: Int32Array): Steps<Alphabet> {
  const isUsed = new Uint8Array(65_536)
  for (let at = 0; at < rows.length; at++) {
    const text = cells[rows[at] as number] as string
    for (let unit = 0; unit < text.length; unit++) isUsed[text.charCodeAt(unit)] = 1
    if (isStep(at)) yield 0
  }
  const all: string[] = []
  for (let code = 0; code < isUsed.length; code++) if (isUsed[code]) all.push(String.fromCharCode(code))
  const units = all.filter((unit) => !isDigit(unit.charCodeAt(0)))
  const ordered = units.filter((unit) => letters.compare(unit, '') !== 0).sort(letters.compare)
  const places = new Uint16Array(65_536)
  // numbers sort before the first letter of any script
  const before = ordered.findIndex((unit) => letters.compare(unit, '9') > 0)
  const symbols = before < 0 ? ordered.length : before
  let place = 0
  let numbers = 0
  for (const [at, unit] of ordered.entries()) {
    if (at === symbols) {
      numbers = place + 1
      place += longestNumber + 10
    }
    if (at === 0 || at === symbols || letters.compare(ordered[at - 1] as string, unit) !== 0) place++
    places[unit.charCodeAt(0)] = place
  }
  if (symbols === ordered.length) {
    numbers = place + 1
    place += longestNumber + 10
  }
  return { places, numbers, size: place + 1, hasDigits: all.some((unit) => maybeDigit.test(unit)) }
}

/**
 * The ranks of the first letters of a text. A number is its length followed by its digits, so that longer ones are
 * greater.
 */
function spell(text: string, { places, numbers }: Alphabet, spelled: Uint16Array): void {
  spelled.fill(0)
  let count = 0
  for (let at = 0; at < text.length && count < spelled.length; at++) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) {
      let end = at + 1
      while (end < text.length && isDigit(text.charCodeAt(end))) end++
      while (at < end - 1 && text.charCodeAt(at) === 0x30) at++
      spelled[count++] = numbers + Math.min(end - at, longestNumber) - 1
      for (; at < end && count < spelled.length; at++)
        spelled[count++] = numbers + longestNumber + text.charCodeAt(at) - 0x30
      at = end - 1
      continue
    }
    const next = isLeadingVowel(code) ? text.charCodeAt(at + 1) : Number.NaN
    const swapped = places[next] ?? 0
    if (swapped > 0) {
      spelled[count++] = swapped
      at++
    }
    const place = places[code] as number
    if (place > 0 && count < spelled.length) spelled[count++] = place
  }
}

/** Sort keys of the texts among the cells: approximate Thai collation order, by their first letters. */
export function* textKeys(cells: readonly Cell[], rows: Int32Array, alphabet: Alphabet): Steps<SortKeys> {
  const digits = emptyDigits(cells.length)
  const perDigit = Math.max(1, Math.floor(Math.log(radix) / Math.log(alphabet.size)))
  const spelled = new Uint16Array(digitCount * perDigit)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    spell(cells[row] as string, alphabet, spelled)
    for (let digit = 0; digit < digitCount; digit++) {
      let value = 0
      for (let nth = 0; nth < perDigit; nth++)
        value = value * alphabet.size + (spelled[digit * perDigit + nth] as number)
      ;(digits[digit] as Int32Array)[row] = value
    }
    if (isStep(at)) yield 0.1
  }
  return { digits, radix: Math.max(radix, alphabet.size) }
}
