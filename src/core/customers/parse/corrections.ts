import type { PastedItem } from '../customers.pasted-order'
import { type Board, lineAt, type Stretch } from './board'
import { nameLikeness } from './name-likeness'
import { productWithin } from './products'
import { isSmallTalk } from './talk'
import { afterUnit, isDozen } from './units'

const plainFormer = /จาก(?:เดิม)? ?\d{1,3} ?(?=[ก-๎]{2})/g
/** "เมื่อกี้สั่ง 2 กล่อง", "จากครีม 2 เปลี่ยนเป็น …", "ไม่เอา 2": what the customer no longer wants. */
const former = [
  /\d{1,3} ?[ก-๎]{0,8}? ?(?:ค่ะ|ครับ|คับ)? ?(?:เอ้ย|เอ๊ย|อุ๊ย)[^\d\n]{0,12}(?=\d)/g,
  /จาก(?:เดิม)? ?(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ) ?/g,
  /(?:จาก ?)?(?:เมื่อกี้|ตอนแรก|ก่อนหน้า(?:นี้)?|เมื่อเช้า|เมื่อวาน|จากเดิม|(?<!กลิ่น|รส|สี|แบบ|ไซส์|ไซซ์|สูตร|ลาย)เดิม)(?:นี้)? ?(?:ที่)?(?:สั่ง|เอา|บอก|รับ)?(?:ไป|ไว้)? ?\d{1,3} ?/g,
  plainFormer,
  // "เพิ่มอีก 1 เป็น 4 ชิ้น": how many more, before how many in all
  /(?:ขอ)?(?:เพิ่ม|เอา|รับ|สั่ง)?(?:มา)?อีก ?\d{1,3}(?: ?[ก-๎]{1,8})?(?: ?(?:ค่ะ|คะ|ครับ|คับ|จ้า|นะคะ))? ?(?=(?:รวม|ทั้งหมด)?เป็น ?\d{1,3} ?[ก-๎]{2})/g,
  /จาก(?:เดิม)? ?[ก-๎]{0,24} ?\d{1,3} ?(?=[ก-๎]{0,8}? ?(?:ขอ)?(?:เปลี่ยน|แก้|เพิ่ม)?(?:มา)?เป็น)/g,
]

const otherHouse =
  /(?<![\d/])\d{1,4}\/\d{1,4}(?=[^\d\n][^\n]{0,40}(?:แก้เป็น|เปลี่ยนเป็น|ที่ถูกคือ|ขอโทษค่?ะ|ไม่ใช่ค่ะ|พิมพ์ผิด) ?\d{1,4}\/\d{1,4})/g
/** "จาก 18 ม.2 เป็น 81 ม.2": the house that another one replaces. */
const fromHouse =
  /จาก(?:เดิม)? ?\d{1,4}(?:\/\d{1,4})?(?: ?(?:ม\.|หมู่|ซ\.|ซอย|ถ\.|ถนน) ?[^\s]{1,12})? (?:มา|เปลี่ยน|แก้)?เป็น ?(?=\d{1,4}(?:\/\d{1,4}|(?: ?(?:ม\.|หมู่|ซ\.|ซอย|ถ\.|ถนน|ต\.|ตำบล))))/g
/** "55/1 … ขอแก้เป็น 55/11": a house number that was mistyped. */
function takeFormerHouses(board: Board): void {
  for (const { index, 0: number } of board.low.matchAll(otherHouse))
    if (board.isFree(index, index + number.length)) board.take(index, index + number.length, 'aside')
  for (const { index, 0: words } of board.low.matchAll(fromHouse))
    if (board.isFree(index, index + words.length)) board.take(index, index + words.length, 'aside')
}

const part =
  '(?:ม\\.?|หมู่|ซ\\.?|ซอย|ห้อง|ชั้น|ตึก|บ้านเลขที่|เลขที่|ต\\.|ตำบล|อ\\.|อำเภอ|รหัส|เลข)? ?(?:[ก-๎]{2,20}|\\d[\\d/-]{0,9})'
const otherPart = new RegExp(
  `(?:(?:รบกวน|ขอ|ช่วย|ฝาก)?(?:แก้|เปลี่ยน)(?:ไข)?(?:ที่อยู่|บ้านเลขที่|เลขที่|รหัส)?(?:ให้หน่อย)?(?:ค่ะ|ครับ)? ?)?จาก ?(${part}) ?(?:มา|เปลี่ยน|แก้)?เป็น ?(${part})(?= ?(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|แทน|\\n|$))`,
  'g',
)
/** "แก้จาก ม.3 เป็น ม.5": what is wrong of an address whose right words are written elsewhere. */
function takeFormerParts({ low, isFree, take }: Board): void {
  for (const { index, 0: words, 2: right = '' } of low.matchAll(otherPart)) {
    const end = index + words.length
    const rest = low.slice(0, index) + low.slice(end)
    if (/\d/.test(words) && rest.includes(right.trim()) && /[/.]|[ก-๎]/.test(right) && isFree(index, end))
      take(index, end, 'aside')
  }
}

/** "118/9 (ไม่ใช่ 119/8)" */
const denied = /\((?:ไม่ใช่|ของเดิม|เดิม|เก่า|not) ?[^()\n]{1,30}\)/g

/** Removes quantities that are replaced by others from the board. */
export function takeFormer(board: Board): void {
  takeFormerHouses(board)
  takeFormerParts(board)
  for (const { index, 0: words } of board.low.matchAll(denied)) board.take(index, index + words.length, 'aside')
  for (const pattern of former)
    for (const { index, 0: words } of board.low.matchAll(pattern)) {
      const end = afterUnit(board.low, index + words.trimEnd().length)
      const counted = end > index + words.trimEnd().length || pattern !== plainFormer
      if (counted && board.isFree(index, end)) board.take(index, end, 'aside')
    }
}

const instead =
  /(?:เปลี่ยนเป็น|เปลี่ยนใจ(?:เป็น|เอา)|แก้เป็น|เพิ่มเป็น|ลดเหลือ|รวมเป็น|ขอเป็น|เอาเป็น|(?<=อีก ?\d{1,3}(?: ?[ก-๎]{1,8})?(?: ?(?:ค่ะ|คะ|ครับ|คับ|จ้า|นะคะ))? ?)(?:ทั้งหมด)?เป็น|(?<=จาก(?:เดิม)? ?\d{1,3} ?[ก-๎]{0,8} ?)เป็น|รอบนี้เอา|รอบนี้ขอ|รอบนี้) ?(\d{1,3})(?= ?[ก-๎]{2})/g

/** The last quantity that replaces others: "เปลี่ยนเป็น 3 ถุงนะ". */
function lastCorrection({ low }: Board): (Stretch & { qty: number; unit: string; after: number }) | null {
  const found = [...low.matchAll(instead)].at(-1)
  if (!found?.[1]) return null
  const end = found.index + found[0].length
  const after = afterUnit(low, end)
  const qty = Number(found[1])
  return after > end && qty > 0
    ? { start: end - found[1].length, end, qty, unit: low.slice(end, after).trim(), after }
    : null
}

/** "ข้าวเหนียว รบกวนแก้จำนวน", "กาแฟ ที่อยู่เดิม": where the wish to change something or the next sentence begins. */
function beforeChange({ low }: Board, { start, end }: Stretch): number {
  const change =
    / (?:(?:รบกวน|ขอ|ช่วย)?(?:แก้|เปลี่ยน|ปรับ)(?:ไข)?(?:จำนวน)? ?$|(?:ที่อยู่|ที่เดิม|ที่เหลือ|ส่ง|โอน|เก็บ|นอกนั้น|ชื่อ|เหมือนเดิม))/.exec(
      low.slice(start, end),
    )
  return change && change.index > 0 ? start + change.index : end
}

/** "เสื้อดำ 2 เปลี่ยนเป็นเสื้อกรม 2", "หมวก 1 (ตัดออกค่ะ)": without the products that the next one replaces, or that are taken off the list. */
export const withoutReplaced = ({ message: { raw } }: Board, items: PastedItem[]): PastedItem[] =>
  items.filter(({ spans }, at) => !replaced.test(raw.slice(spans.at(-1)?.[1], items[at + 1]?.spans[0]?.[0])))
const replaced = /^[^\d\n(]{0,24}(?:เปลี่ยนเป็น ?$|\([^\d\n)]{0,12}(?:ไม่เอา|ตัดออก))/

const unsure = 0.45
const isLikely = (words: string): boolean => !/\d/.test(words) && !isSmallTalk(words) && nameLikeness(words) < 2

/**
 * Gives the only product its corrected quantity: "น้ำพริก 2 กระปุก … รวมเป็น 3 กระปุก". A quantity without a product
 * belongs to the line below that is neither a name nor talk. Both are doubtful.
 */
export function withCorrection(board: Board, items: PastedItem[]): PastedItem[] {
  const found = lastCorrection(board)
  if (!found || items.length > 1) return items
  const spans: [number, number][] = [board.message.spanOf(found.start, found.end)]
  const [item] = items
  if (item) {
    const [words] = item.spans
    const sameUnit = board.low.slice(0, found.start).includes(found.unit)
    if (!words || !sameUnit || item.qty === found.qty || !board.isFree(found.start, found.end)) return items
    board.take(found.start, found.end, 'item')
    return [
      {
        ...item,
        qty: found.qty,
        confidence: unsure,
        spans: [words, ...spans].sort(([a], [b]) => a - b),
      },
    ]
  }
  if (!board.isFree(found.start, found.end)) return items
  const line = lineAt(board, found.start)
  const [same, below] = [board.lines[line], board.lines[line + 1]]
  const places = [
    ...(same ? board.freeIn(found.after, same.end) : []),
    ...(same ? board.freeIn(same.start, found.start) : []),
    ...(below ? board.freeIn(below.start, below.end) : []),
  ]
  const product = places
    .map((place) => productWithin(board, { ...place, end: beforeChange(board, place) }))
    .find((each) => each !== null && isLikely(board.low.slice(each.part.start, each.part.end)))
  if (!product) return items
  board.take(product.part.start, product.part.end, 'item')
  board.take(found.start, found.end, 'item')
  return [
    {
      text: board.text.slice(product.part.start, product.part.end).replace(/\s+/g, ' '),
      qty: found.qty,
      ...(isDozen(found.unit) && { dozen: true }),
      confidence: unsure,
      spans: [board.message.spanOf(product.part.start, product.part.end), ...spans].sort(([a], [b]) => a - b),
    },
  ]
}
