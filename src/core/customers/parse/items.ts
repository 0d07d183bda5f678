import type { PastedItem } from '../customers.pasted-order'
import { addressWordAt, hasAddressWord } from './address-words'
import { type Board, type Stretch, trimmed } from './board'
import type { Count } from './count'
import { countsIn } from './counts'
import { numbered } from './house-words'
import {
  asksInEnglish,
  countAbove,
  countBelow,
  countBeside,
  leadsInEnglish,
  leadsInThai,
  noOrder,
  pieces,
  tiers,
} from './item-lines'
import { afterParticles, isThai } from './letters'
import { evidence } from './name-likeness'
import { shop } from './name-words'
import { eachOf, productWithin } from './products'
import { isSmallTalk } from './talk'
import { hasTitle } from './titles'
import { isDozen } from './units'

const mostItems = 60
/** Without a unit or x, a larger number isn't a quantity. */
const mostUnsaid = 50

/** Talk elsewhere: "เสื้อเด็ก เบอร์ 8 สีเหลือง 1". */
const sizeOrColour =
  /ฟรีไซ[สซ]์|สี(?:ดำ|ขาว|แดง|ชมพู|ฟ้า)|(?<![ก-๎])เบอร์ ?\d{1,2}(?!\d)|(?<=เคส|ฟิล์ม|ขาตั้ง|ที่วาง|ซอง|สายคล้อง)มือถือ/g
/** "size 4 2 size 6 1": of several that are counted. */
const sizes = /(?<=^| )(?:ไซ[สซ]์|size) ?(?:[smlx]{1,3}|\d{1,3})(?![a-z\d])/g
const variants = /สี(?:ดำ|ขาว|แดง|ชมพู|ฟ้า)|ไซ[สซ]์|size|colou?r|เบอร์ ?\d{1,3}/g
/** The size of a package before its quantity: "ข้าวหอม 5 กก. 2 ถุง", "ไข่เค็ม แพ็ค 10 ฟอง 3 แพ็ค". */
const packed =
  /(?<=[^ ])(?:(?: (?:ถุง|แพ็ค|แพค|แพ็ก|กล่อง|ห่อ|ขวด|กระปุก|ซอง|ถาด|ชุด|กระสอบ)ละ)? ?(?<![\d./-])(?:\d\/\d|\d{1,4}(?:\.\d{1,2})?) ?(?:กก\.?|กิโลกรัม|กิโล|โล|กรัม|ขีด|มล\.?|มิลลิลิตร|ลิตร|ปอนด์|(?:kg|g|ml)\.?)| (?:แพ็ค|แพค|กล่อง|ถาด|ชุด)(?:ละ)? ?\d{1,3} ?[ก-๎]{2,8})$/

/** "ผงฟู สีขาว 1 สีฟ้า 2 ดนุสรณ์ อุดมสมบัติ": the recipient follows. */
const isFullName = (words: string): boolean =>
  /^[ก-๎]{2,20} [ก-๎]{3,20}$/.test(words) && evidence(words) > 0.5 && !isSmallTalk(words)

/** "ครูใหญ่ จันทิมา รร.บ้านตืองอ 6" */
const workplaceInside = /(?:^| )(?:รร\.|โรงเรียน|โรงพยาบาล|รพ\.|อบต|บริษัท|หจก|บจก)/
const notGoods =
  /(?<![a-z])(?:floors?|moo|soi|rooms?|beds?|days?|hours?|minutes?|weeks?|months?|years?|baht|people|persons|kids|towers?|villas?|residences?|hills?|gardens?|heights|roads?|bus|is|this|was|as|address|gps|plus)(?![a-z])/
/** "เซเว่น สาขาตลาดไท 2" */
const branch = /(?:^| )สาขา[ก-๎]/
/** "12 bean bags", "6 teak bowls medium": English counts goods without a unit. */
const isPlural = (words: string): boolean =>
  /^(?:[a-z-]+ ){0,2}[a-z]{3,}s(?![a-z])/.test(words) && !notGoods.test(words)

/** "จานเบรก หน้า 1 คู่": a word of addresses directly before a quantity is part of the product. */
function isPlace(low: string, { start, end }: Stretch, count: Count): boolean {
  const at = hasAddressWord(low, start, end, 'strong')
  return at >= 0 && !(count.unit && at > start && /^(?:หน้า|หลัง|ข้าง)$/.test(low.slice(at, end)))
}

/** "CF", and below "A3 = 2". */
const isClaimed = (low: string, words: string): boolean =>
  /^[a-z]{1,2}\d{1,3}$/.test(words) && /(?<![a-z])cf(?![a-z])|(?:รับ|เอา|สั่ง|จอง)ตามนี้/.test(low)

/** "092… ปิ่น ค่า เอา …": who speaks, after the phone, isn't part of the product. */
const isSpeaker = (board: Board, from: number, to: number): boolean =>
  board.ownerAt(board.text[from - 1] === ' ' ? from - 2 : from - 1) === 'phone' &&
  /^ ?[ก-๎]{2,12} ?(?:ค่?ะ|ค่า|ครับ|คับ|จ้า) /.test(board.low.slice(from, to))

/** Reads "ชาเขียว 2 ถุง ชาไทย x1" and "2x ชาเขียว" from one stretch. `listed`: under สินค้า: or รายการ:. */
function itemsWithin(
  board: Board,
  stretch: Stretch,
  { listed, continues }: { listed: boolean; continues: boolean },
  weak: boolean,
  least: number,
): PastedItem[] {
  const { text, low, message } = board
  const counts = countsIn(board, stretch)
  const items: PastedItem[] = []
  const put = (part: Stretch, count: Count | null, confidence: number, owned: Stretch) => {
    const words = text.slice(part.start, part.end).replace(/\s+/g, ' ')
    const apart = count && text.slice(Math.min(part.end, count.end), Math.max(part.start, count.start)).includes('\n')
    const size = count?.unit || apart ? (packed.exec(words)?.[0] ?? '') : ''
    items.push({
      text: size ? words.slice(0, -size.length) : words,
      ...(size && { size: size.trim() }),
      qty: count?.qty ?? 1,
      ...(count && isDozen(low.slice(count.digits.end, count.end)) && { dozen: true }),
      confidence,
      spans: [
        message.spanOf(part.start, part.end),
        ...(count ? [message.spanOf(count.digits.start, count.digits.end)] : []),
      ].sort(([a], [b]) => a - b),
    })
    board.take(owned.start, owned.end, 'item')
  }
  const thaiLeads = leadsInThai(board, stretch, counts)
  const leadsEnglish = leadsInEnglish(board, stretch, counts[0])
  const asked = leadsEnglish && asksInEnglish(low.slice(stretch.start, counts[0]?.start))
  const leading =
    leadsEnglish ||
    thaiLeads ||
    (counts[0] &&
      trimmed(text, { start: stretch.start, end: counts[0].start }).end <=
        trimmed(text, { start: stretch.start, end: counts[0].start }).start)
  const last = counts.at(-1)
  const rest = last ? trimmed(text, { start: afterParticles(text, last.end), end: stretch.end }) : stretch
  const ends =
    rest.end <= rest.start ||
    (counts.length > 1 && isFullName(low.slice(rest.start, rest.end))) ||
    isSmallTalk(low.slice(rest.start, rest.end)) ||
    /^[\d,.]{1,8}(?:\s?(?:บาท|\.-|฿|บ\.?))?$/.test(low.slice(rest.start, rest.end))
  counts.forEach((count, index) => {
    const from = leading ? count.end : (counts[index - 1]?.end ?? stretch.start)
    const to = leading ? (counts[index + 1]?.start ?? stretch.end) : count.start
    const product = productWithin(board, { start: from, end: to }, !!leading)
    if (!product || (product.sent && !count.unit)) return
    const hue =
      counts.length > 1 &&
      text[product.part.start - 1] !== '(' &&
      /^สี[ก-๎]{2,10}$/.test(low.slice(product.part.start, product.part.end))
    const many = leading && !count.sure && isPlural(low.slice(product.part.start, product.part.end))
    const sure =
      count.sure || hue || thaiLeads || many || listed || asked || product.ordered || continues || items.length > 0
    if (!sure && !(weak && ends && counts.length >= least)) return
    const words = low.slice(product.part.start, product.part.end)
    // x = 42 is source code
    if (!sure && text[count.start - 2] === '=' && !/[ก-๎]/.test(words) && !isClaimed(low, words)) return
    if (!sure && (count.qty > mostUnsaid || shop.test(words) || branch.test(words) || numbered.test(words))) return
    const coloured = words.replace(sizeOrColour, '')
    const said = counts.length > 1 ? coloured.replace(sizes, '') : coloured
    const doubtful = isSmallTalk(said) && !product.ordered && !listed && !asked && !many && !count.sure && !items.length
    if (
      doubtful ||
      isPlace(low, product.part, count) ||
      (!listed && workplaceInside.test(words)) ||
      hasTitle(low, product.part.start)
    )
      return
    const whole = { start: Math.min(product.part.start, count.start), end: Math.max(product.part.end, count.end) }
    const each = eachOf(text, product.part)
    if (each) {
      for (const part of each) put(part, count, 0.8, { start: from, end: count.end })
      return
    }
    put(product.part, count, listed || count.sure ? 0.95 : product.ordered ? 0.85 : 0.6, {
      start: leading || isSpeaker(board, from, whole.start) ? whole.start : Math.min(from, whole.start),
      end: Math.max(whole.end, leading && !thaiLeads ? to : whole.end),
    })
  })
  if (listed && !items.length && !counts.length) {
    const product = productWithin(board, stretch)
    if (product && !isSmallTalk(low.slice(product.part.start, product.part.end).replace(variants, ''))) {
      const count = countBelow(board, stretch.end) ?? countAbove(board, stretch.start) ?? countBeside(board, stretch)
      put(product.part, count, count ? 0.9 : 0.45, product.part)
      if (count) board.take(count.start, count.end, 'item')
    }
  }
  return items
}

/** "ถุงละ 35 บาท" says nothing about the quantity. */
const unitPrice =
  /(?<=\d ?[ก-๎]{1,8} {0,2})(?:ชิ้น|กล่อง|ถุง|ขวด|ซอง|แพ็ค|แพค|แพ็ก|ตัว|ใบ|คู่|ชุด|อัน|ห่อ|กระปุก|แท่ง|เส้น|ผืน|เล่ม|กก\.?|กิโล|โล|โหล|ลัง|หลอด|ตลับ|ต้น|ม้วน|แผ่น|ก้อน|ลูก|กระป๋อง|แก้ว|เซ็ต|วง|กระสอบ|ถาด|ฟอง|ช่อ|มัด|หวี|ดอก|(?<=[ก-๎])ๆ ?)ละ ?\d[\d,]{0,6}(?: ?(?:บาท|บ\.|\.-|฿))?/g

/** "สายรัดเอว สีดำ L / qty 1": a piece that is nothing but a quantity. */
const loneCount = /^ ?(?:qty|จำนวน|จน\.?) ?[:=.]? ?(\d{1,3}) ?$/

function countedBefore(board: Board, piece: Stretch, digits: Stretch): PastedItem | null {
  const product = productWithin(board, piece)
  if (!product || !board.isFree(product.part.start, product.part.end) || !board.isFree(digits.start, digits.end))
    return null
  board.take(product.part.start, product.part.end, 'item')
  board.take(digits.start, digits.end, 'item')
  return {
    text: board.text.slice(product.part.start, product.part.end).replace(/\s+/g, ' '),
    qty: Number(board.text.slice(digits.start, digits.end)),
    confidence: 0.85,
    spans: [board.message.spanOf(product.part.start, product.part.end), board.message.spanOf(digits.start, digits.end)],
  }
}

/** "ที่รองข้อมือ 1 / แผ่นรองเมาส์ 1": after one product of a list comes the next. */
const divides = /^ ?[/+] ?$/

/** Product lines. `weak` also accepts "ชาเขียว 2" without a word for ordering. */
export function takeItems(
  board: Board,
  isListed: (at: number) => boolean,
  weak: boolean,
  least: (piece: Stretch, line: Stretch) => number,
): PastedItem[] {
  const found: PastedItem[] = []
  for (const { index, 0: price } of board.low.matchAll(unitPrice))
    if (board.isFree(index, index + price.length)) board.take(index, index + price.length, 'money')
  for (const line of board.lines) {
    if (found.length >= mostItems) break
    const words = board.low.slice(line.start, line.end)
    if (noOrder.test(words) || tiers.test(words)) continue
    let previous: Stretch | undefined
    let itemEnd = -1
    for (const piece of pieces(board, line)) {
      const listed = isListed(piece.start)
      const before = previous
      previous = piece
      const alone = before && loneCount.exec(board.low.slice(piece.start, piece.end))
      if (alone) {
        const counted = countedBefore(board, before, { start: piece.end - (alone[1] ?? '').length, end: piece.end })
        if (counted) found.push(counted)
        continue
      }
      if (addressWordAt(board.low, piece.start, 'any') && !listed) continue
      if (isThai(board.text[piece.start - 1]) && board.ownerAt(piece.start - 1) === 'free') continue
      const continues =
        before !== undefined && itemEnd >= before.start && divides.test(board.text.slice(before.end, piece.start))
      const items = itemsWithin(board, piece, { listed, continues }, weak, weak ? least(piece, line) : 1)
      if (items.length > 0) itemEnd = piece.end
      found.push(...items)
    }
  }
  return found
}
