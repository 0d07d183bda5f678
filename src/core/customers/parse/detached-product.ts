import type { PastedItem } from '../customers.pasted-order'
import { hasAddressWord } from './address-words'
import { type Board, lineAt, type Stretch } from './board'
import { isInstitution } from './institutions'
import { nameLikeness } from './name-likeness'
import { productWithin } from './products'
import { isSmallTalk } from './talk'
import { afterUnit, isDozen } from './units'

const fairlySure = 0.6
const least = 4

/** "งั้นรับ 24 ชิ้น", "เอา 3", "เอาไปลองก่อน 1": how many, of what isn't said yet. */
const counted =
  /(?:^|[\s,])(?:งั้น|ตกลง|สรุป|โอเค)? ?(?:ขอ)?(?:เอา(?:ไป)?|รับ|ลอง|สั่ง|จอง|จัด|ขอ(?:เป็น)?)(?:ลอง)?(?:มา)?(?:แค่|ก่อน|เป็น)? ?(\d{1,3})(?![\d.,/%-]| ?(?:อย่าง|แบบ|รายการ|ออเดอร์|ที่|คน|วัน|บาท))/g

/** What may stand between how many and of what: particles, denials, promotions, conditions. */
const aside =
  /^(?:[\s.!,]+|พอ(?=[\s]|ค่ะ|ครับ|นะ)|ก่อน|เลย|ละ(?=\s)|แล้วกัน|นะ(?:พี่|แม่|เจ๊|ป้า|น้อง|คะ|ครับ|จ๊ะ)?|ค่?ะ|ค่า|ครับ|คับ|จ้า|แทน|(?:และ)?ไม่(?:ใช่|เอา) ?\d{1,3}|แถม ?\d{1,2}|ตามโปร[ก-๎]{0,12}|ถ้า[^\n]{2,30}?(?:ค่ะ|ครับ|คับ|นะ|จ้า)(?=\s)|เงินไม่พอ|555+)/

const next = /\s(?:ส่ง|ที่อยู่|ที่เดิม|ยอด|เก็บ|โอน|โทร|ชื่อ|รวม|ราคา|ทั้งหมด|\d{3})/

/** Where the product begins, after what is said about the quantity. */
function afterAsides(low: string, at: number): number {
  for (let said = aside.exec(low.slice(at, at + 48)); said; said = aside.exec(low.slice(at, at + 48)))
    at = /\d$/.test(said[0]) ? afterUnit(low, at + said[0].length) : at + said[0].length
  return at
}

/** "เคยสั่งข้าวกล้อง 5 กก. ไปเมื่อเดือนก่อน อยากได้อีก 3 ถุง": the same again. */
const again =
  /(?:เคย(?:สั่ง|ซื้อ|เอา)|(?:ครั้ง|คราว|รอบ|เดือน|อาทิตย์)(?:ก่อน|ที่แล้ว)(?:ที่)?(?:สั่ง|ซื้อ|เอา)) ?([^\n]{3,40}?) ?(?:ไป|มา|เมื่อ)(?=[\s]|เมื่อ|แล้ว|ค่?ะ|ครับ)[^\n]{0,40}?(?:ขอ|อยากได้|เอา|รับ|สั่ง)(?:เพิ่ม)?(?:มา)?อีก ?(\d{1,3}) ?(?=[ก-๎])/

export const isAgain = (low: string): boolean => again.test(low)

function item(board: Board, product: Stretch, digits: Stretch, confidence: number): PastedItem {
  board.take(product.start, product.end, 'item')
  board.take(digits.start, digits.end, 'item')
  return {
    text: board.text.slice(product.start, product.end).replace(/\s+/g, ' '),
    qty: Number(board.text.slice(digits.start, digits.end)),
    ...(isDozen(board.low.slice(digits.end, afterUnit(board.low, digits.end))) && { dozen: true }),
    confidence,
    spans: [board.message.spanOf(product.start, product.end), board.message.spanOf(digits.start, digits.end)].sort(
      ([a], [b]) => a - b,
    ),
  }
}

/** Products that were ordered before, and how many more. */
export function takeAgain(board: Board): PastedItem[] {
  const found = again.exec(board.low)
  if (!found?.[1] || !found[2]) return []
  const start = found.index + found[0].indexOf(found[1])
  const end = found.index + found[0].trimEnd().length
  const digits = { start: end - found[2].length, end }
  const product = { start, end: start + found[1].length }
  if (!board.isFree(start, end) || !/[ก-ฮ]/.test(found[1]) || afterUnit(board.low, end) === end) return []
  const same = item(board, product, digits, fairlySure)
  board.take(start, afterUnit(board.low, end), 'talk')
  return [same]
}

function isLikely(board: Board, { start, end }: Stretch): boolean {
  const words = board.low.slice(start, end)
  return (
    end - start >= least &&
    !isSmallTalk(words) &&
    !isInstitution(words) &&
    nameLikeness(words) < 2 &&
    hasAddressWord(board.low, start, end, 'strong') < 0
  )
}

/** "เอา 3 นะพี่ ไม่ใช่ 5 ละ สบู่มะเฟือง": a quantity without a product, which follows on the line. */
export function withDetached(board: Board, items: PastedItem[]): PastedItem[] {
  if (items.length > 0) return items
  for (const { index, 0: said, 1: number = '' } of board.low.matchAll(counted)) {
    const digits = { start: index + said.length - number.length, end: index + said.length }
    const line = board.lines[lineAt(board, digits.start)]
    if (!line || Number(number) < 1 || !board.isFree(digits.start, digits.end)) continue
    const at = afterAsides(board.low, afterUnit(board.low, digits.end))
    const [rest] = at < line.end ? board.freeIn(at, line.end) : []
    if (!rest || rest.start !== at) continue
    const stop = next.exec(board.low.slice(at, rest.end))
    const product = productWithin(board, { start: at, end: stop ? at + stop.index : rest.end }, true)
    if (product && isLikely(board, product.part)) return [item(board, product.part, digits, fairlySure)]
  }
  return items
}
