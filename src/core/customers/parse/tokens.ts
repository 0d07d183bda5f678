import type { Stretch } from './board'

/** A Thai syllable's letters, a Latin word, a number, blanks, or one sign. */
export type Token = Stretch & { word: string; shape: string }

const tokens = /[เแโใไ]?[ก-ฮ][ัิ-ฺ็-๎]*[ะาำๅ]?|[a-z]+|\d+|[^\S\n]+|[\s\S]/g

const longestNumber = 4

function shapeOf(word: string): string {
  if (/[ก-๎]/.test(word)) return 'T'
  if (/\d/.test(word)) return `D${Math.min(longestNumber, word.length)}`
  if (/[a-z]/.test(word)) return 'L'
  return word === '\n' ? 'N' : /\s/.test(word) ? '_' : word
}

export const tokensOf = (low: string): Token[] =>
  [...low.matchAll(tokens)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    word,
    shape: shapeOf(word),
  }))
