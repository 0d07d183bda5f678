import { arabicDigits } from '../kernel/money'

/** Normalizes a text for comparison: NFC, lower case letter by letter. */
const fold = (text: string): string => [...text.normalize('NFC')].map((letter) => letter.toLowerCase()).join('')

/** Whether a title contains the typed text; empty text matches everything. */
export const matches = (title: string, typed: string): boolean => fold(title).includes(fold(typed.trim()))

/** Up to `limit` items that match the typed text, in their order; none for empty text. */
export function firstMatches<T>(
  entries: readonly T[],
  typed: string,
  limit: number,
  wordsOf: (entry: T) => readonly string[],
): T[] {
  const found: T[] = []
  if (typed.trim() === '') return found
  for (const entry of entries) {
    if (found.length >= limit) break
    if (wordsOf(entry).some((words) => matches(words, typed))) found.push(entry)
  }
  return found
}

/** A part of a title; `hit` if it matches the typed text. */
export type Piece = { text: string; hit: boolean }

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Finds `wanted` in the letters of a text, each as `folded` compares it; one that folds to nothing is passed over. */
function hitsIn(folded: readonly string[], wanted: string): boolean[] {
  const hits = folded.map(() => false)
  if (wanted === '') return hits
  const text = folded.join('')
  const starts: number[] = []
  let start = 0
  for (const each of folded) {
    starts.push(start)
    start += each.length
  }
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    for (const [index, from] of starts.entries())
      if (from < at + wanted.length && from + (folded[index]?.length ?? 0) > at) hits[index] = true
  return hits
}

function joined(letters: readonly string[], hits: readonly boolean[]): Piece[] {
  const pieces: Piece[] = []
  for (const [index, letter] of letters.entries()) {
    const hit = hits[index] ?? false
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}

/** Splits a title at the matches. A letter is never separated from its marks: typing `ก` marks `กี่` as a whole. */
export function piecesOf(title: string, typed: string): Piece[] {
  const letters = [...segmenter.segment(title.normalize('NFC'))].map(({ segment }) => segment)
  return joined(letters, hitsIn(letters.map(fold), fold(typed.trim())))
}

/** National digits of a phone number, or the beginning of one, typed in any format; '' for another text. */
const dialled = (typed: string): string =>
  /[^\d๐-๙\s()+./–-]/.test(typed)
    ? ''
    : arabicDigits(typed)
        .replace(/\D/g, '')
        .replace(/^66/, typed.includes('+') ? '0' : '66')

/** Splits a phone number in groups at the digits that were typed, in any format: `+66 81 222` marks `081-222`. */
export function phonePieces(phone: string, typed: string): Piece[] {
  const letters = [...phone]
  const digits = letters.map((letter) => letter.replace(/\D/, ''))
  return joined(letters, hitsIn(digits, dialled(typed)))
}
