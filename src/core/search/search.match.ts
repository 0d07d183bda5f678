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

/** Splits a title at the matches. A letter is never separated from its marks: typing `ก` marks `กี่` as a whole. */
export function piecesOf(title: string, typed: string): Piece[] {
  const wanted = fold(typed.trim())
  const letters = [...segmenter.segment(title.normalize('NFC'))].map(({ segment }) => segment)
  const folded = letters.map(fold)
  const hits = letters.map(() => false)
  const text = folded.join('')
  if (wanted !== '') {
    const starts: number[] = []
    let start = 0
    for (const each of folded) {
      starts.push(start)
      start += each.length
    }
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      for (const [index, from] of starts.entries())
        if (from < at + wanted.length && from + (folded[index]?.length ?? 0) > at) hits[index] = true
  }
  const pieces: Piece[] = []
  for (const [index, letter] of letters.entries()) {
    const hit = hits[index] ?? false
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}
