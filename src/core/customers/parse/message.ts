import { sectionOf } from './label-words'
import { isDigit } from './letters'
import { spokenNumbers } from './spoken-numbers'

/** A pasted text, normalized unit by unit; each unit keeps its original position. */
export type Message = {
  /** as given */
  raw: string
  /** Arabic digits, plain blanks, no invisible characters, Thai vowels in one spelling */
  text: string
  /** `text` with Latin letters lower-cased, unit for unit */
  low: string
  /** [start, end) of the raw text behind [start, end) of `text` */
  spanOf: (start: number, end: number) => [number, number]
}

const upperVowel = /[ัิ-ู]/
const tone = /[่-๋]/
const repeatable = /[ัิ-ฺ็-๎]/

/** Zero-width characters, direction marks, emoji variation selectors. */
export function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x180e ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0x20e3
  )
}

const isBlank = (code: number) =>
  code === 9 ||
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000

const isBreak = (code: number) =>
  code === 13 || code === 11 || code === 12 || code === 0x85 || code === 0x2028 || code === 0x2029

/** One unit, normalized; '' if invisible. */
function plainUnit(code: number, unit: string): string {
  if (code < 0x80) return code >= 32 || code === 10 ? unit : isBreak(code) ? '\n' : code === 9 ? ' ' : ''
  if (code >= 0xe50 && code <= 0xe59) return String(code - 0xe50)
  if (isInvisible(code)) return ''
  if (isBlank(code)) return ' '
  if (isBreak(code)) return '\n'
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code >= 0x2010 && code <= 0x2015) return '-'
  return unit
}

/** 𝟎𝟖𝟏: styled digits are surrogate pairs. */
const fancyDigit = (point: number) => (point >= 0x1d7ce && point <= 0x1d7ff ? String((point - 0x1d7ce) % 10) : '')

/** Labels of a form that aren't read as such elsewhere. */
const formWords = new Set([
  'จำนวน',
  'ราคา',
  'ยอด',
  'รวม',
  'หมู่',
  'บ้านเลขที่',
  'sku',
  'qty',
  'quantity',
  'total',
  'payment',
  'ชำระ',
])

/** The only tab of its line, after a word or two: a form from a spreadsheet has its labels in the first column. */
function isAfterLabel(raw: string, at: number): boolean {
  const start = raw.lastIndexOf('\n', at) + 1
  const end = raw.indexOf('\n', at)
  return isFormLabel(raw.slice(start, at)) && !raw.slice(at + 1, end < 0 ? raw.length : end).includes('\t')
}

/** What people type for blanks, zeros and colons. */
const mostUnderscores = /_[^_\n]{0,200}_[^_\n]{0,200}_/
const withLetters = /(?<![A-Za-z\d])[Oo0][689](?:[ -]?[\dOo]){8}(?![A-Za-z\d])/g
const dashed = /(?<=^|\n)([^\n:=\d]{1,24}?) ?- ?(?=[^\s-])/g

/** Units that stand for others: "สมชาย_0812345678_12_ต.คูคต", "O81-234-5678", "ตำบล - คูคต" in a form. */
function standIns(raw: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (let at = raw.indexOf('_'), start = 0; at >= 0; at = raw.indexOf('_', at + 1)) {
    start = raw.lastIndexOf('\n', at) + 1
    const end = raw.indexOf('\n', at)
    if (mostUnderscores.test(raw.slice(start, Math.min(end < 0 ? raw.length : end, start + 800)))) found.set(at, ' ')
  }
  for (const { index, 0: number } of raw.matchAll(withLetters))
    for (let at = index; at < index + number.length; at++) if (/[Oo]/.test(raw[at] ?? '')) found.set(at, '0')
  const dashes = [...raw.matchAll(dashed)].filter(({ 1: word = '' }) => isFormLabel(word))
  if (dashes.length > 2) for (const { index, 0: whole } of dashes) found.set(index + whole.lastIndexOf('-'), ':')
  return found
}

const isFormLabel = (word: string): boolean => {
  const said = word.trim().toLowerCase()
  return sectionOf.has(said) || formWords.has(said) || places.has(said)
}
const places = new Set(['ตำบล', 'แขวง', 'อำเภอ', 'เขต', 'จังหวัด', 'ถนน', 'ซอย', 'หมู่บ้าน', 'หมู่ที่'])

export function readMessage(raw: string): Message {
  const units: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const others = standIns(raw)
  const spoken = spokenNumbers(raw)
  const put = (unit: string, start: number, end: number) => {
    units.push(unit)
    starts.push(start)
    ends.push(end)
  }
  /** replaces the last `count` units */
  const replace = (count: number, by: string, end: number) => {
    const start = starts[units.length - count] ?? end
    for (const list of [units, starts, ends]) list.length -= count
    for (const unit of by) put(unit, start, end)
  }
  for (let at = 0; at < raw.length; at++) {
    // "16 ทับ 3"
    const over = isDigit(units.at(-1)) ? /^ ?ทับ ?(?=[\d๐-๙])/.exec(raw.slice(at, at + 7))?.[0].length : undefined
    if (over) {
      put('/', at, at + over)
      at += over - 1
      continue
    }
    const said = spoken.get(at)
    if (said) {
      for (const digit of said.digits) put(digit, at, said.end)
      at = said.end - 1
      continue
    }
    const other = others.get(at)
    if (other) {
      put(other, at, at + 1)
      continue
    }
    if (raw[at] === '\t' && isAfterLabel(raw, at)) {
      put(':', at, at + 1)
      continue
    }
    const code = raw.charCodeAt(at)
    const digit = code === 0xd835 ? fancyDigit(raw.codePointAt(at) ?? 0) : ''
    if (digit) {
      put(digit, at, at + 2)
      at++
      continue
    }
    const unit = plainUnit(code, raw[at] ?? '')
    if (unit === '' || (unit === '\n' && code === 13 && raw.charCodeAt(at + 1) === 10)) continue
    const last = units.at(-1) ?? ''
    const before = units.at(-2) ?? ''
    if (unit === 'า' && last === 'ํ') replace(1, 'ำ', at + 1)
    else if (unit === 'า' && before === 'ํ' && tone.test(last)) replace(2, `${last}ำ`, at + 1)
    else if (unit === 'เ' && last === 'เ') replace(1, 'แ', at + 1)
    else if (tone.test(last) && upperVowel.test(unit)) replace(1, `${unit}${last}`, at + 1)
    else if (unit === last && repeatable.test(unit)) ends[ends.length - 1] = at + 1
    else put(unit, at, at + 1)
  }
  const text = units.join('')
  return {
    raw,
    text,
    low: text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    spanOf: (start, end) => [starts[start] ?? raw.length, ends[end - 1] ?? raw.length],
  }
}
