import type { Board, Stretch } from './board'
import type { Count } from './count'
import { isDigit } from './letters'
import { productWithin } from './products'
import { afterUnit } from './units'

/** "สินค้า: กล้วยตาก" followed by "จำนวน: 4 ถุง" on the next line. */
export function countBelow({ text, low }: Board, from: number): Count | null {
  const found = /^[^\S\n]*\n[^\nก-๎a-z\d]{0,4}(?:จำนวน|qty|quantity|amount)[\s:.=-]{1,4}(\d{1,4})(?![\d.,/])/.exec(
    low.slice(from, from + 40),
  )
  const qty = Number(found?.[1])
  if (!found?.[1] || qty < 1) return null
  const end = from + found[0].length
  const digits = { start: end - found[1].length, end }
  const counted = afterUnit(low, end)
  return { start: text.indexOf('\n', from) + 1, end: counted, qty, sure: true, unit: counted > end, digits }
}

/** "จำนวน: 4" on the line above "สินค้า: กล้วยตาก". */
export function countAbove({ text, low }: Board, to: number): Count | null {
  const label = text.lastIndexOf('\n', to - 1)
  const line = text.lastIndexOf('\n', label - 1) + 1
  const found =
    label < 0 || label - line > 40
      ? null
      : /^[^\nก-๎a-z\d]{0,4}(?:จำนวน|qty|quantity)[\s:.=-]{1,4}(\d{1,4})(?= ?[ก-๎a-z]{0,8}$)/.exec(low.slice(line, label))
  const qty = Number(found?.[1])
  if (!found?.[1] || qty < 1) return null
  const end = line + found[0].length
  const counted = afterUnit(low, end)
  return {
    start: line,
    end: counted,
    qty,
    sure: true,
    unit: counted > end,
    digits: { start: end - found[1].length, end },
  }
}

/** "qty=3;item=กล้วยตาก": the quantity of a form that has several fields on a line. */
export function countBeside({ low, isFree }: Board, { start, end }: Stretch): Count | null {
  const from = low.lastIndexOf('\n', start) + 1
  const to = low.indexOf('\n', end)
  const found = /(?:^|[;,/|] ?)(?:จำนวน|qty|quantity)\s?[:=]\s?(\d{1,3})(?![\d.,])/.exec(
    low.slice(from, to < 0 ? low.length : to),
  )
  const qty = Number(found?.[1])
  if (!found?.[1] || qty < 1) return null
  const last = from + found.index + found[0].length
  const digits = { start: last - found[1].length, end: last }
  return isFree(digits.start, digits.end)
    ? { start: digits.start, end: last, qty, sure: true, unit: false, digits }
    : null
}

/** Earlier purchases, returns and questions. */
export const noOrder =
  /(?:ของ|สินค้า|พัสดุ)ยังไม่(?:มา|ถึง|ได้)|จำหน่าย|สต๊อก|สต็อก|แพ็คของ|รับซื้อ|รับเหมา|รับจ้าง|พร้อมส่ง(?! ?(?:ไหม|มั้ย|ปะ|ป่ะ)(?:ค่?ะ|ครับ|คับ)?[^\n]{0,6}(?:โอน|เอา|รับ|สั่ง))|โอน(?:เงิน)?(?:มา)?(?:ผิด|เกิน)|ยกเลิก(?![^\n]{0,40}(?:เอา|เปลี่ยน|สั่ง|ขอเป็น|รับ|เหลือแค่))|ส่งคืน|(?<!เมื่อ|ตอน|หลัง|เวลา)ได้รับ(?:ของ|สินค้า|แล้ว|ครบ)(?![^\n]{0,60}(?:ขอสั่ง|สั่ง(?:เพิ่ม|อีก|ใหม่)|เอา(?:เพิ่ม|อีก)|ขอเพิ่ม|รับเพิ่ม))|ชำรุด|เคลม|ตีกลับ|คืนเงิน|คืนของ|สอบถาม|ไม่ครบ|เสียหาย|บิล[^\n]{0,48}(?:ส่งแล้ว|ครั้งก่อน|รอบก่อน)|หลังอาหาร|ส่วนผสม|สูตร(?:ขนม|อาหาร)|(?<!(?:please|pls)[^\n]{0,30})how much(?! in (?:total|all))|refund|cancel|ยัง(?:มี|อยู่)(?:อยู่)?(?:ไหม|มั้ย|บ่|ปะ|ป่ะ|ป่าว)(?![^\n]{0,30}(?:เอา|รับ|สั่ง|ขอ))|(?:โปร|โปรโมชั่น|ซื้อ) ?\d{1,2} ?แถม(?![^\n]{0,80}(?:เอา|รับ|สั่ง|ขอ|cf))|(?:^|\s)(?:ยัง)?มี(?!ด)(?:(?!ไหม|มั้ย|ค่?ะ|ครับ|เอา)[^\n\d]){1,40}\d{1,3} ?[ก-๎]{0,12} ?(?:เหลือ|อยู่)?(?:ไหม|มั้ย|มั๊ย|ไม๊|(?:รึ|หรือ)(?:เปล่า|ป่าว))/

/** "1 ตัว 199 2 ตัว 350": tiered prices. */
export const tiers =
  /(?:(?<!\d)\d{1,3} ?(?:ชิ้น|ตัว|กล่อง|ถุง|ขวด|ซอง|ใบ|คู่|ชุด|อัน|ห่อ|กระปุก|แพ็ค|ผืน) ?(?:ราคา|เพียง|=)? ?\d{2,5}(?: ?(?:บาท|บ\.|\.-|฿|-))?[ ,/|]{0,3}){2}/

/** "I'd like 2 bags of green tea and 1 honey": nothing but the request before the first quantity. */
export function leadsInEnglish(board: Board, { start, end }: Stretch, first?: Count): boolean {
  if (!first || !/^ (?:of )?(?!to |for |at |in |on |by |per )[a-z]{2}/.test(board.low.slice(first.end, first.end + 7)))
    return false
  const wish = board.low.slice(start, first.start)
  return (
    /[a-z][!.,]? ?$|^(?:ขอ|เอา|รับ|สั่ง) $/.test(wish) &&
    first.start < end &&
    productWithin(board, { start, end: first.start }) === null
  )
}

/** "I want 2 jars and …", "Hi! 2 jars and 1 bag": who asks for products before the first quantity. */
export const asksInEnglish = (wish: string): boolean =>
  /(?:want|like|need|order|buy|get|have|take|send(?: me)?|please|pls|hi|hello|hey|ka|krub)[^a-zก-๎]{0,3}$|^(?:ขอ|เอา|รับ|สั่ง) $/.test(
    wish,
  )

const onlyWish =
  /(?:เอา|รับ|ขอ|สั่ง|จอง|ซื้อ|cf|ลอง|อยากได้|ต้องการ|เหมา(?:หมด|ทั้งหมด|ทั้ง)?)(?:ซื้อ|ไป|มา|ไว้|เป็น|ลอง|แค่|อีก|เพิ่ม|เลย)?(?:ค่ะ|คะ|ครับ|จ้า|นะคะ)? ?$/
/** "เอา 2 กล่องค่ะ คอลลาเจน", "ขอลอง 1 กระปุกก่อนค่า ครีมมุก": the product follows the only quantity. */
export function leadsInThai(board: Board, { start, end }: Stretch, counts: readonly Count[]): boolean {
  const [first] = counts
  if (
    !first ||
    !(first.unit || /^(?:คับ|ค่?ะ|ค่า|ครับ|จ้า)(?=\s)/.test(board.low.slice(first.end, first.end + 6))) ||
    counts.length > 1 ||
    !onlyWish.test(board.low.slice(Math.max(start, first.start - 24), first.start))
  )
    return false
  if (productWithin(board, { start, end: first.start }) !== null) return false
  return /^(?:ก่อน|พอ|แล้วกัน)?(?:ค่?ะ|ค่า|ครับ|คับ|จ้า|น้า|นะ(?:คะ|ครับ)?)? ?[ก-๎a-z]{3}/.test(board.low.slice(first.end, end))
}

/** A bar, a pictograph, or a bracket that closes nothing. */
const isDivider = (text: string, at: number, from: number): boolean =>
  /[|;•]/.test(text[at] ?? '') ||
  (text[at] === ')' && !text.slice(from, at).includes('(')) ||
  (/[\ud83c-\ud83e\u2600-\u27bf]/.test(text[at] ?? '') &&
    !/^[^ก-๎a-z]{1,6}\d/i.test(text.slice(at, at + 8)) &&
    !/^\S{1,3} ?x ?\d/i.test(text.slice(at, at + 8)))

/** "เดรส (สีครีม/M) x1": within parentheses that are closed. */
function isEnclosed(text: string, at: number, from: number, end: number): boolean {
  const near = Math.max(from, at - longestEnclosed)
  const open = near + text.slice(near, at).lastIndexOf('(')
  if (open < near || text.slice(open, at).includes(')')) return false
  return text.slice(at, Math.min(end, open + longestEnclosed)).includes(')')
}
const longestEnclosed = 40
/** "SPF50 PA+++" */
const isGrade = (text: string, at: number): boolean =>
  text[at - 1] === '+' || text[at + 1] === '+' || /(?<![A-Za-z])PA$/.test(text.slice(Math.max(0, at - 3), at))

const variantNext = /^[,/] ?(?:สี ?[ก-๎]{2}|ไซ[สซ]์|size|เบอร์ ?\d)/i
const variantBefore = /(?:สี ?[ก-๎]{2}|ไซ[สซ]์|size|เบอร์ ?\d)[^,/]{0,24}\d ?(?:[ก-๎]{2,8})? ?$/i

/** "… above). Please send …": not after an abbreviation. */
const endsSentence = (text: string, at: number): boolean =>
  /[.?!]/.test(text[at] ?? '') &&
  /^ [A-Za-z\d]/.test(text.slice(at + 1, at + 3)) &&
  /(?:[a-z]{3}|\d[a-z]{1,2}|\)|[a-z] ?\d)$/i.test(text.slice(Math.max(0, at - 3), at)) &&
  !/(?:mrs|bldg|dept|flr|tel|pcs|soi|moo|road)$/i.test(text.slice(Math.max(0, at - 4), at))

/** The rest of a line, split where one product ends and the next begins. */
export function pieces(board: Board, line: Stretch): Stretch[] {
  const { text } = board
  return board.freeIn(line.start, line.end).flatMap(({ start, end }) => {
    const cut: Stretch[] = []
    let from = start
    for (let at = start; at <= end; at++) {
      const letter = text[at] ?? ''
      const comma = letter === ',' && !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
      const slash = letter === '/' && !(isDigit(text[at - 1]) && isDigit(text[at + 1]))
      const plus = letter === '+' && !isDigit(text[at + 1])
      if (at < end && !comma && !slash && !plus && !isDivider(text, at, from) && !endsSentence(text, at)) continue
      if (at < end && (isEnclosed(text, at, from, end) || (plus && isGrade(text, at)))) continue
      // "จานรองแก้ว สีดำ 3, สีเทา 2": one product
      if (at < end && variantNext.test(text.slice(at, at + 12)) && variantBefore.test(text.slice(from, at))) continue
      if (at > from) cut.push({ start: from, end: at })
      from = at + 1
    }
    return cut
  })
}
