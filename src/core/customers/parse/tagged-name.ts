import type { PastedOrder } from '../customers.pasted-order'
import { hasAddressWord } from './address-words'
import { building } from './bare-name'
import type { Board, Stretch } from './board'
import { isInstitution } from './institutions'
import { isNickname } from './nicknames'
import { built } from './recipients'
import { isCut } from './tagged-parts'
import type { Named, Tagged } from './tagger'
import { hasSmallTalk, isSmallTalk } from './talk'
import { afterTitles, rankLength } from './titles'

/** Of log odds, against a name that the rules are not sure of, and one that they are. */
const leastAdvantage = [3, 10] as const
const leastMissing = 2
const doubted = 0.5
const leastLikelihood = Math.log(0.25)
const mostWords = 4

/** Where somebody works or lives, after the name. */
const atWork = / (?:ร้าน|รพ|รร|โรง|วัด|อบต|บ้าน|แผง|คลินิก|บริษัท|แผนก|ภาค|คณะ|ส่ง)|\n/
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
  if (atWork.test(words) || building.test(words)) return false
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

function afterTalk({ low }: Board, { start }: Stretch): boolean {
  const word = /(\S{1,24})\s*$/.exec(low.slice(Math.max(0, start - 30), start))?.[1]
  return word !== undefined && (hasSmallTalk(word) || /(?:เลย|ด้วย|นะ|คุณ|ชื่อ)$/.test(word))
}

/** The name that the message as a whole speaks for, where the rules found none or a doubtful one. */
export function taggedName(board: Board, order: PastedOrder, tagged: Tagged): Stretch | null {
  const { name } = order
  if (board.text.trim() === '' || tagged.names.length === 0) return null
  const [best] = [null, ...tagged.names]
    .map((named) => ({ named, likelihood: tagged.likelihood(named) }))
    .sort((a, b) => b.likelihood - a.likelihood)
  if (!best?.named || best.likelihood < leastLikelihood) return null
  const least = name ? leastAdvantage[name.confidence < doubted ? 0 : 1] : leastMissing
  if (best.likelihood - tagged.likelihood(readAs(board, tagged, name)) <= least) return null
  const [first, last] = [tagged.tokens[best.named[0]], tagged.tokens[best.named[1] - 1]]
  const stretch = first && last && bare(board, { start: first.start, end: last.end })
  if (!stretch || isCut(board, stretch) || !isName(board, stretch)) return null
  // "จ่าเอก มานะ รักชาติ": a rank that the rules read stays
  if (name && rankLength(name.value, 0) > 0 && name.value.endsWith(board.text.slice(stretch.start, stretch.end)))
    return null
  // ด.ช.ภูมิ isn't ช.ภูมิ
  if (
    /[ก-ฮ]\.$/.test(board.low.slice(Math.max(0, stretch.start - 2), stretch.start)) &&
    /^[ก-ฮ]\./.test(board.low.slice(stretch.start, stretch.end))
  )
    return null
  // ปาริฉัตร ณ ลำปาง is whole
  if (/^ {1,2}ณ /.test(board.low.slice(stretch.end, stretch.end + 4))) return null
  const isSent = order.phones.length > 0 || order.addressLine || order.province || order.district
  // with nowhere to send it to, what is beside a product belongs to it: "กล่องของขวัญ ผูกโบว์ทอง"
  if (!name && !isSent && !afterTalk(board, stretch)) return null
  const words = board.text.slice(stretch.start, stretch.end).replace(/\s+/g, ' ')
  // what follows a name that the rules end is hardly part of it
  return name && (words.startsWith(name.value) || isWhole(board, name, words)) ? null : stretch
}

/** A surname stays with its name, like one or not, as do the words after a label and those that begin their line. */
function isWhole({ message }: Board, name: NonNullable<PastedOrder['name']>, part: string): boolean {
  const { value, confidence, spans } = name
  if (value === `${part}.`) return true
  if (value.endsWith(` ${part}`)) {
    const first = value.slice(0, -part.length - 1)
    const begins = (spans[0]?.[0] ?? 0) === 0 || message.raw[(spans[0]?.[0] ?? 0) - 1] === '\n'
    const isPlain = /^[ก-๎]{3,14}$/.test(first) && !isSmallTalk(first) && !isInstitution(first)
    return confidence === 1 || spans.length > 1 || (begins && isPlain && /^[ก-๎]{3,18}$/.test(part))
  }
  const rest = value.startsWith(`${part} `) ? value.slice(part.length + 1) : ''
  return /^[ก-๎]{3,18}$/.test(rest) && !built.test(rest) && !isInstitution(rest)
}
