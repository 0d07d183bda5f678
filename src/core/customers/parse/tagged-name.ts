import type { PastedOrder } from '../customers.pasted-order'
import type { Board, Stretch } from './board'
import { evidence } from './name-likeness'
import { built } from './recipients'
import type { Named, Tagged } from './tagger'
import { afterTitles } from './titles'

/** Of log odds, against a name that the rules are not sure of, one that they are, and one with a label. */
const leastAdvantage = [1, 4, 10] as const
const leastMissing = 0.5
const doubted = 0.5
const leastLikelihood = Math.log(0.25)

const around = /[\s"“”.,:;()/-]/

/** Without titles, quotation marks and a bracket that belongs to something else. */
function bare({ text, low }: Board, named: Stretch): Stretch {
  let start = afterTitles(low, named.start)
  let { end } = named
  while (start < end && around.test(text[start] ?? '')) start++
  const enclosed = () => text[end - 1] === ')' && text.slice(start, end).includes('(')
  while (end > start && around.test(text[end - 1] ?? '') && !enclosed()) end--
  return { start, end }
}

/** The tokens of the name that was read. */
function readAs({ message }: Board, { tokens }: Tagged, name: PastedOrder['name']): Named {
  const own = tokens.map(({ start, end }) => {
    const [from, to] = message.spanOf(start, end)
    return name?.spans.some(([first, last]) => from < last && to > first) ?? false
  })
  return own.includes(true) ? [own.indexOf(true), own.lastIndexOf(true) + 1] : null
}

/** The name that the message as a whole speaks for, where the rules found none or a less likely one. */
export function taggedName(board: Board, { name }: PastedOrder, tagged: Tagged): Stretch | null {
  const [best] = [null, ...tagged.names]
    .map((named) => ({ named, likelihood: tagged.likelihood(named) }))
    .sort((a, b) => b.likelihood - a.likelihood)
  if (!best?.named || best.likelihood < leastLikelihood) return null
  const least = name ? leastAdvantage[name.confidence < doubted ? 0 : name.confidence < 1 ? 1 : 2] : leastMissing
  if (best.likelihood - tagged.likelihood(readAs(board, tagged, name)) <= least) return null
  const [first, last] = [tagged.tokens[best.named[0]], tagged.tokens[best.named[1] - 1]]
  const stretch = first && last && bare(board, { start: first.start, end: last.end })
  if (!stretch || stretch.end === stretch.start) return null
  const words = board.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ')
  return name && isPartOf(board, name, words) ? null : stretch
}

/** A title and a surname stay with their name, as do the words of a name that the rules are sure of. */
function isPartOf({ message }: Board, { value, confidence, spans }: NonNullable<PastedOrder['name']>, words: string) {
  if (value.slice(afterTitles(value.toLowerCase(), 0)) === words) return true
  if (value.startsWith(`${words} `)) {
    const rest = value.slice(words.length + 1)
    return confidence >= doubted || (evidence(rest) > 0 && !built.test(rest))
  }
  if (!value.endsWith(` ${words}`)) return false
  const at = spans[0]?.[0] ?? 0
  const begins = at === 0 || message.raw[at - 1] === '\n'
  return confidence >= doubted || (begins && /^[ก-๎]{3,14} [ก-๎]{3,18}$/.test(value))
}
