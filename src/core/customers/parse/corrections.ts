import type { PastedItem } from '../customers.parse'
import type { Board, Stretch } from './board'
import { nameLikeness } from './name-likeness'
import { productWithin } from './products'
import { isSmallTalk } from './talk'
import { afterUnit } from './units'

/** "เมื่อกี้สั่ง 2 กล่อง", "จากครีม 2 เปลี่ยนเป็น …", "ไม่เอา 2": what the customer no longer wants. */
const former = [
  /(?:จาก ?)?(?:เมื่อกี้|ตอนแรก|ก่อนหน้า(?:นี้)?|เมื่อเช้า|เมื่อวาน|จากเดิม|เดิม)(?:นี้)? ?(?:ที่)?(?:สั่ง|เอา|บอก|รับ)?(?:ไป|ไว้)? ?\d{1,3} ?/g,
  /จาก(?:เดิม)? ?[ก-๎]{0,24} ?\d{1,3} ?(?:[ก-๎]{2,8} ?)?(?=(?:ขอ)?(?:เปลี่ยน|แก้|เพิ่ม)?(?:มา)?เป็น)/g,
]

/** Removes quantities that are replaced by others from the board. */
export function takeFormer(board: Board): void {
  for (const pattern of former)
    for (const { index, 0: words } of board.low.matchAll(pattern)) {
      const end = afterUnit(board.low, index + words.trimEnd().length)
      if (board.isFree(index, end)) board.take(index, end, 'aside')
    }
}

const instead = /(?:เปลี่ยนเป็น|แก้เป็น|เพิ่มเป็น|ลดเหลือ|รวมเป็น|ขอเป็น|เอาเป็น|รอบนี้เอา|รอบนี้ขอ|รอบนี้) ?(\d{1,3})(?= ?[ก-๎]{2})/g

/** The last quantity that replaces others: "เปลี่ยนเป็น 3 ถุงนะ". */
function lastCorrection({ low }: Board): (Stretch & { qty: number; unit: string; after: number }) | null {
  const found = [...low.matchAll(instead)].at(-1)
  if (!found?.[1]) return null
  const end = found.index + found[0].length
  const after = afterUnit(low, end)
  const qty = Number(found[1])
  return after > end && qty > 0 ? { start: end - found[1].length, end, qty, unit: low.slice(end, after).trim(), after } : null
}

const unsure = 0.45

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
  const line = board.lines.find(({ start }) => start > found.end)
  if (!line || !board.isFree(line.start, line.end) || !board.isFree(found.start, found.end)) return items
  const product = productWithin(board, line)
  const words = product ? board.low.slice(product.part.start, product.part.end) : ''
  if (!product || /\d/.test(words) || isSmallTalk(words) || nameLikeness(words) > 0) return items
  board.take(product.part.start, product.part.end, 'item')
  board.take(found.start, found.end, 'item')
  return [
    {
      text: board.text.slice(product.part.start, product.part.end).replace(/\s+/g, ' '),
      qty: found.qty,
      confidence: unsure,
      spans: [board.message.spanOf(product.part.start, product.part.end), ...spans].sort(([a], [b]) => a - b),
    },
  ]
}
