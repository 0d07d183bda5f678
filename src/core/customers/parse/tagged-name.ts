import type { PastedOrder } from '../customers.parse'
import { hasAddressWord } from './address-words'
import type { Board, Stretch } from './board'
import { isInstitution } from './institutions'
import { isNickname } from './nicknames'
import { type Named, type Tagged, tag } from './tagger'
import { isSmallTalk } from './talk'
import { afterTitles } from './titles'

/** From here on, the rules know better. */
const sure = 0.65
/** Of log odds. */
const leastAdvantage = 2
const leastLikelihood = Math.log(0.25)
const mostWords = 4

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

function isName({ low }: Board, { start, end }: Stretch): boolean {
  const words = low.slice(start, end)
  if (!/[ก-ฮa-z]/.test(words) || words.split(/\s+/).length > mostWords) return false
  return (
    isNickname(words) || !(isSmallTalk(words) || isInstitution(words) || hasAddressWord(low, start, end, 'any') >= 0)
  )
}

/** The tokens of the name that was read. */
function readAs({ message }: Board, { tokens }: Tagged, name: PastedOrder['name']): Named {
  const own = tokens.map(({ start, end }) => {
    const [from, to] = message.spanOf(start, end)
    return name?.spans.some(([first, last]) => from < last && to > first) ?? false
  })
  return own.includes(true) ? [own.indexOf(true), own.lastIndexOf(true) + 1] : null
}

/** The name that the message as a whole speaks for, where the rules found none or a doubtful one. */
export function taggedName(board: Board, { name }: PastedOrder): Stretch | null {
  if (board.text.trim() === '' || (name && name.confidence >= sure)) return null
  const tagged = tag(board)
  if (tagged.names.length === 0) return null
  const [best] = [null, ...tagged.names]
    .map((named) => ({ named, likelihood: tagged.likelihood(named) }))
    .sort((a, b) => b.likelihood - a.likelihood)
  if (!best?.named || best.likelihood < leastLikelihood) return null
  if (best.likelihood - tagged.likelihood(readAs(board, tagged, name)) <= leastAdvantage) return null
  const [first, last] = [tagged.tokens[best.named[0]], tagged.tokens[best.named[1] - 1]]
  const stretch = first && last && bare(board, { start: first.start, end: last.end })
  if (!stretch || !isName(board, stretch)) return null
  return board.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ') === name?.value ? null : stretch
}
