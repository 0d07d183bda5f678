import { readCsv } from '../kernel/csv'
import { arabicDigits } from '../kernel/money'

export const tidy = (text: string): string =>
  arabicDigits(text.normalize('NFKC').replace(/[\p{Cf}\ufeff]/gu, '')).trim()

/**
 * One way to split a line into cells. `tails`: indexes of numbers that may be the end of the previous number, like the
 * 580.00 of "1,580.00". `parted`: commas separate its cells.
 */
export type Reading = { cells: string[]; parted: boolean; tails: ReadonlySet<number> }

const plain = (cells: string[], parted = false): Reading => ({ cells: cells.map(tidy), parted, tails: new Set() })

/** Digits whose comma may either separate or group: "590,571", "1,580.00". */
const grouped = /(?<![\dA-Za-z./:-])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?(?![\dA-Za-z])/g
const mostCommas = 6

/**
 * The ways to split a line: one, unless its commas may both group thousands and separate columns. Commas inside quotes,
 * or next to tabs, semicolons and bars, group.
 */
export function readingsOf(text: string): Reading[] {
  const separator = ['\t', ';', '|'].find((each) => text.includes(each))
  if (separator) return [plain(readCsv(text, separator)[0] ?? [])]
  if (text.includes('"')) return [plain(readCsv(text)[0] ?? [], true)]
  const groups = [...text.matchAll(grouped)]
  const hasOthers = text.split(',').length - 1 > groups.reduce((sum, [digits]) => sum + digits.split(',').length - 1, 0)
  // between blanks "1,250.50" is one number
  const open = groups.filter(([digits]) => hasOthers || !digits.includes('.'))
  const commas = open.flatMap(({ 0: digits, index }) => [...digits.matchAll(/,/g)].map((comma) => index + comma.index))
  // too many for numbers: columns only
  if (commas.length > mostCommas) return [plain(text.split(/[,\s]+/))]
  if (commas.length === 0 && hasOthers) return [plain(readCsv(text)[0] ?? [], true)]
  return Array.from({ length: 2 ** commas.length }, (_, choice) => readingWith(text, commas, choice, hasOthers))
}

/** The cells of a line in which each of `commas` separates or groups, by one bit of `choice` each. */
function readingWith(text: string, commas: readonly number[], choice: number, hasOthers: boolean): Reading {
  const cells: string[] = []
  const tails = new Set<number>()
  let from = 0
  const end = (at: number) => {
    const cell = text.slice(from, at)
    if (hasOthers || cell !== '') cells.push(tidy(cell))
    from = at + 1
  }
  for (let at = 0; at < text.length; at++) {
    const open = commas.indexOf(at)
    if (open >= 0 && (choice >> open) % 2 === 1) {
      end(at)
      tails.add(cells.length)
    } else if (hasOthers ? text[at] === ',' && open < 0 : /\s/.test(text[at] ?? '')) end(at)
  }
  end(text.length)
  return { cells, parted: hasOthers, tails }
}
