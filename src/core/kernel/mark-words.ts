/** A stretch of text; marked if it matches the search. */
export type Piece = { text: string; isMarked: boolean }

type Stretch = readonly [from: number, to: number]

/** A text in lower case, and the original position of each of its units: lower-casing lengthens some letters. */
function lowered(text: string): { lower: string; from: number[] } {
  const from: number[] = []
  let lower = ''
  let at = 0
  for (const letter of text) {
    const low = letter.toLowerCase()
    for (let unit = 0; unit < low.length; unit++) from.push(at)
    lower += low
    at += letter.length
  }
  from.push(at)
  return { lower, from }
}

/** Where the query occurs in the text, ignoring case. */
function hitsOf(text: string, query: string): Stretch[] {
  const { lower, from } = lowered(text)
  const wanted = lowered(query).lower
  const hits: Stretch[] = []
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    const last = from[at + wanted.length - 1] ?? 0
    // ends after the letter that the last unit belongs to
    hits.push([from[at] ?? 0, from.find((start) => start > last) ?? text.length])
  }
  return hits
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Splits a text into pieces, marking whole words that contain one of the queries, Thai ones too. The pieces joined are
 * the text; an empty query marks nothing.
 */
export function markWords(text: string, ...queries: readonly string[]): Piece[] {
  const wanted = queries.map((query) => query.trim()).filter((query) => query !== '')
  const hits = wanted.flatMap((query) => hitsOf(text, query))
  const pieces: Piece[] = []
  const add = (from: number, to: number, isMarked: boolean) => {
    if (from === to) return
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += text.slice(from, to)
    else pieces.push({ text: text.slice(from, to), isMarked })
  }
  for (const { segment, index } of words.segment(text)) {
    const end = index + segment.length
    add(
      index,
      end,
      hits.some(([from, to]) => from < end && to > index),
    )
  }
  return pieces
}
