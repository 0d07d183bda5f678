import type { PastedItem, PastedOrder } from '../customers.pasted-order'
import { hasResidue } from './address-pieces'
import { type Board, stretchesOf } from './board'
import { leastEvidence } from './name-likeness'
import { shop } from './name-words'
import { isNickname } from './nicknames'
import { isRisky } from './risk'
import { signsOf, type Valued } from './risk-signs'
import type { Tagged } from './tagger'
import { hasSmallTalk } from './talk'
import { rankLength } from './titles'

/** Below `doubtful`. */
const unsure = 0.45

/** A second quantity within the words, or words that aren't a product's. */
const mixed =
  /\d ?(?:ชิ้น|กล่อง|ถุง|ขวด|ซอง|แพ็ค|ตัว|ใบ|คู่|ชุด|อัน|ห่อ|กระปุก|แท่ง|ผืน|ก้อน|หลอด|ตลับ|กระป๋อง) ?[ก-๎]|(?<![a-z])(?:ok|thx|vip|pls)(?![a-z])/i
const mostWords = 5
const mostQuantity = 120

/** What remains of a sentence: who orders, a word for ordering, a reason. */
const spoken =
  /^(?:พี่|น้อง|แม่ค้า|หนู|ผม|เรา|แต่|ก็|อีก|ขอ(?!ง)|ให้|ไป|มา|จะ)|(?:เอา|สั่ง|จอง|อยาก|เหมือน|แล้ว|ก่อน|ด้วย|ยัง|เพราะ|กลัว)(?![ก-๎]{0,2}์)|(?:ขา|คะ|ค่ะ|ครับ|คับ|จ้า)(?:\s|$)/
const variant = / ?(?:สี|ไซ[สซ]์|size|เบอร์|รุ่น|ลาย|รส|กลิ่น|ขนาด|แบบ|no\.?) ?\S{1,16}| (?:xs|s|m|l|xl|[2-5]xl)(?= |$)/gi
const longestProduct = 34

const isOddItem = ({ text, qty }: PastedItem): boolean =>
  mixed.test(text) ||
  spoken.test(text) ||
  text.replace(variant, '').length > longestProduct ||
  text.split(/\s+/).length > mostWords ||
  qty > mostQuantity ||
  hasSmallTalk(text.toLowerCase())

/** A longer word is a first name and a surname without the blank. */
const longestWord = 12

const isOddName = (name: string): boolean => {
  const bare = name
    .slice(rankLength(name.toLowerCase(), 0))
    .replace(/\([^()]*\)$/, '')
    .trimEnd()
  if (shop.test(bare)) return false
  const words = bare.split(/\s+/)
  return (
    leastEvidence(bare) < -1.5 ||
    words.length > 3 ||
    (words.length === 1 && bare.length > longestWord) ||
    /[ก-๎] [a-z]|[a-z] [ก-๎]/i.test(bare)
  )
}

/** What remains of a sentence before or between the parts of an address. */
const conjunction = /(?<!\S)(?:งั้น|ก็|แล้วก็|คือ|เลย|ด้วย|นะ|อ่ะ|จ้า|เด้อ|เน้อ)(?!\S)/
const moo = /(?:หมู่|ม\.) ?(?:ที่ ?)?\d/
const building = /บ้าน|วัด|โรงเรียน|ร้าน|บริษัท|เทศบาล|อบต|สำนักงาน|ตลาด|แพ|คุ้ม/

/**
 * Lowers the confidence of values that may be wrong although a rule found them: words beside them belong to nothing, or
 * they contain what such a value rarely has.
 */
export function withOddities(board: Board, order: PastedOrder): PastedOrder {
  const { name, addressLine, house, items } = order
  const doubted = <T extends { confidence: number }>(field: T, isOdd: boolean): T =>
    isOdd && field.confidence > unsure ? { ...field, confidence: unsure } : field
  const oddLine =
    addressLine !== null &&
    (hasResidue(board, ['address', 'place']) ||
      hasSmallTalk(addressLine.value.toLowerCase()) ||
      conjunction.test(addressLine.value) ||
      (house === null && moo.test(addressLine.value) && !building.test(addressLine.value)))
  const besideItems = items.length > 0 && hasResidue(board, ['item'])
  return {
    ...order,
    name: name && doubted(name, isOddName(name.value) || (name.confidence < 1 && hasResidue(board, ['name']))),
    addressLine: addressLine && doubted(addressLine, oddLine),
    items: items.map((item) => doubted(item, besideItems || isOddItem(item))),
  }
}

/** "คุณตูน 096…", "เฟิร์น 085…": a single word that คุณ precedes, or a nickname, directly before a phone. */
function isCalled({ message, ownerAt }: Board, name: PastedOrder['name']): boolean {
  const [span, other] = name?.spans ?? []
  if (!name || !span || other || !/^[ก-๎]{2,12}$/.test(name.value)) return false
  const { raw, text } = message
  const at = Array.from(text, (_, unit) => unit).find((unit) => message.spanOf(unit, unit + 1)[0] >= span[1]) ?? -1
  const phone = at >= 0 && ownerAt(text[at] === ' ' ? at + 1 : at) === 'phone'
  return phone && (raw.slice(0, span[0]).endsWith('คุณ') || isNickname(name.value))
}

/** Log of how likely exactly these words are the name or the products, by the tags of the message as a whole. */
const leastCertain = -6

/** Whether the message as a whole speaks against the name or the products, whatever it speaks for. */
function isUnlikely(board: Board, { name, items }: PastedOrder, key: Valued, tagged: Tagged): boolean {
  if (key === 'name') return name !== null && tagged.certainty('name', stretchesOf(board, name.spans)) < leastCertain
  if (key !== 'items') return false
  const words = stretchesOf(
    board,
    items.flatMap(({ spans }) => spans),
  ).filter(({ start, end }) => /\D/.test(board.text.slice(start, end)))
  return tagged.certainty('products', words) < leastCertain
}

/** The values in doubt by a rule, and those that the learnt risk is too high for. */
export function withDoubts(
  board: Board,
  order: PastedOrder,
  others: readonly PastedOrder[],
  tagged: Tagged | null = null,
): PastedOrder {
  const odd = withOddities(board, order)
  const doubted = <T extends { confidence: number }>(field: T): T =>
    field.confidence > unsure ? { ...field, confidence: unsure } : field
  const found = new Map<Valued, PastedOrder[Valued]>()
  const called = isCalled(board, order.name)
  if (called) found.set('name', order.name)
  for (const [key, signs] of signsOf(board, odd, others, tagged)) {
    const value = odd[key]
    const risky = isRisky(key, signs) || (tagged !== null && isUnlikely(board, odd, key, tagged))
    if (!value || !risky || (key === 'name' && called)) continue
    found.set(key, (Array.isArray(value) ? value.map(doubted) : doubted(value)) as PastedOrder[Valued])
  }
  return { ...odd, ...Object.fromEntries(found) }
}
