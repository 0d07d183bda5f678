import { arabicDigits } from '../../kernel/money'
import { plainName } from '../../products/products.search'

/** Words that say which of its properties is named, and not what it is. */
const labels = new Set(['สี', 'ไซส์', 'ไซซ์', 'ไซด์', 'ไซ', 'ขนาด', 'เบอร์', 'แบบ', 'size', 'color', 'colour'])
const longestLabel = Math.max(...[...labels].map(({ length }) => length))

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter)

/** Where a word is; not within another one in Latin letters: the L of XL. */
function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const startsInside = isLatin(word[0]) && isLatin(text[at - 1])
    const endsInside = isLatin(word.at(-1)) && isLatin(text[at + word.length])
    if (!startsInside && !endsInside) return at
  }
  return -1
}

/** `สี`, `สีไซส์` */
function isLabels(text: string): boolean {
  if (text === '') return true
  for (let end = Math.min(longestLabel, text.length); end > 0; end--)
    if (labels.has(text.slice(0, end)) && isLabels(text.slice(end))) return true
  return false
}

export const wordsOf = (name: string): string[] =>
  [...new Set(name.split(/[^\p{L}\p{M}\p{N}]+/u).map(plainName))].filter((word) => word !== '')

const spaced = (text: string): string =>
  arabicDigits(text.normalize('NFKC'))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

/** How many of a name's words are written, if nothing else is; undefined if something is. */
function countIn(written: string, words: readonly string[]): number | undefined {
  let rest = written
  let count = 0
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const at = findWord(rest, word)
    if (at < 0) continue
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
    count++
  }
  return rest.split(' ').every(isLabels) ? count : undefined
}

/** Words may be written apart, too. */
export const countWords = (written: string, words: readonly string[]): number =>
  Math.max(...[spaced(written), plainName(written)].map((text) => countIn(text, words) ?? 0))

/** All words of a name of several, in any order, and no other ones. */
export function hasSameWords(written: string, name: string): boolean {
  const words = wordsOf(name)
  return words.length > 1 && countWords(written, words) === words.length
}
