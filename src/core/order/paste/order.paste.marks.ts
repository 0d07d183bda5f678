import type { Found, MarkKind, Span } from './order.paste.fields'

/** A stretch of the message; `kind` is its meaning. The pieces in sequence make up the whole text. */
export type Piece = { start: number; end: number; text: string; kind: MarkKind | undefined }

/** Combining marks and low surrogates belong to the character before them. */
const isAttached = (text: string, at: number): boolean =>
  at > 0 && at < text.length && /^(?:\p{M}|\u200d|[\udc00-\udfff])/u.test(text.slice(at, at + 1))

/** Extends the stretch to whole characters. */
export function wholeSpan(text: string, [from, to]: Span): Span {
  let [start, end] = [Math.max(0, from), Math.min(text.length, to)]
  while (isAttached(text, start)) start--
  while (isAttached(text, end)) end++
  return [start, end]
}

type Marked = { kind: MarkKind; spans: readonly Span[] }

/** Splits the text at the spans found. Where two overlap, the first in the text wins. */
export function piecesOf(text: string, all: readonly Marked[]): Piece[] {
  const marks = all
    .flatMap(({ kind, spans }) => spans.map((span) => ({ kind, span: wholeSpan(text, span) })))
    .filter(({ span: [start, end] }) => start < end)
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
  const pieces: Piece[] = []
  let at = 0
  const put = (end: number, kind: MarkKind | undefined) => {
    if (end <= at) return
    pieces.push({ start: at, end, text: text.slice(at, end), kind })
    at = end
  }
  for (const { kind, span } of marks) {
    put(span[0], undefined)
    put(span[1], kind)
  }
  put(text.length, undefined)
  return pieces
}

const outside = ([start, end]: Span, [from, to]: Span): Span[] =>
  end <= from || start >= to
    ? [[start, end]]
    : ([
        [start, from],
        [to, end],
      ].filter(([a = 0, b = 0]) => a < b) as unknown as Span[])

/** Removes this stretch from the findings; a finding without other spans is dropped. */
export const without = <T extends { spans: readonly Span[] }>(all: readonly T[], span: Span): T[] =>
  all.flatMap((each) => {
    const spans = each.spans.flatMap((own) => outside(own, span))
    return spans.length === 0 && each.spans.length > 0 ? [] : [{ ...each, spans }]
  })

/** Applies the user's correction: this stretch has this meaning, with certainty. */
export function corrected(all: readonly Found[], found: Found): Found[] {
  const [span] = found.spans
  const others = all.filter(({ kind }) => kind !== found.kind)
  return [...(span ? without(others, span) : others), found]
}
