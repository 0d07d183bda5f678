import type { PastedItem } from '../customers.pasted-order'
import { hasAddressWord } from './address-words'
import type { Board } from './board'
import { isInstitution } from './institutions'
import { noOrder } from './item-lines'
import { evidence } from './name-likeness'
import { productWithin } from './products'
import { isSmallTalk } from './talk'

/** What customers ask for besides products. */
const besides =
  /^(?:ตั้งแต่|เมื่อ|ไป)|ที่แล้ว|^ที่ ?(?:ร้าน|เซเว่น|7|บ้าน|สาขา|หน้า|โลตัส|นี่|ป้อม|ออฟฟิศ|คอนโด|หอ|นิติ|เคาน์เตอร์|จุด|ไปรษณีย์)|^(?:from|to|under|for|by|in|on|at|it|this|that) |อย่างละ|เลข|ที่อยู่|เบอร์โทร|บิล|ใบ(?:เสร็จ|กำกับ|เสนอ)|ราคา|สลิป|ทราบ|(?:^|ขอ)(?:แม่|พ่อ|แฟน|ลูก|เพื่อน|พี่|น้อง|หนู|ผม)?(?:ดู|คิด|ถาม|ปรึกษา|คุย|เช็ค)|ถาม|คืน|เปลี่ยน|ยกเลิก|บัญชี|โปร|ส่วนลด|ค่า|คำ|ความ|วัน|เวลา|พัสดุ|ส่ง|ด่วน|ก่อน|เพิ่ม|ช่วย|เหมือน|เดิม|หมด|รูป(?!ปั้น)|ลด|โทร|น้ำใจ|โทษ|อภัย|ถุงด้วย|ของ|แบบไหน|อัน|ตัวไหน|ตัวนี้|แถม|รับเอง|รับที่|หน้าร้าน|ประกัน|เคลม|ปลายทาง|โอน|เงิน|มัดจำ|จอง(?!กุก)|^แก้(?![วม])/
/** Colours and sizes, which are talk elsewhere. */
const variant = /ไซ[สซ]์ ?[a-z\d]{0,4}|สี ?[ก-๎]{2,14}|เบอร์ ?\d{1,3}/g
const unsure = 0.45
const least = 4

/** "เอากระเป๋าสะพายข้าง สีเขียวค่ะ": a message that orders one product says no quantity. Doubtful. */
export function withLoneProduct(board: Board, items: PastedItem[], barred: (at: number) => boolean): PastedItem[] {
  if (items.length > 0 || noOrder.test(board.low)) return items
  for (const line of board.lines)
    for (const stretch of board.freeIn(line.start, line.end)) {
      const product = barred(stretch.start) ? null : productWithin(board, stretch)
      if (!product?.ordered) continue
      const { start, end } = product.part
      const words = board.low.slice(start, end)
      const said = words.replace(variant, '').trim()
      if (
        said.length < least ||
        /^\d|\d{3}/.test(words) ||
        besides.test(said) ||
        isSmallTalk(said) ||
        isInstitution(words) ||
        hasAddressWord(board.low, start, end, 'any') >= 0 ||
        evidence(said) > 1
      )
        continue
      board.take(start, end, 'item')
      return [
        {
          text: board.text.slice(start, end).replace(/\s+/g, ' '),
          qty: 1,
          confidence: unsure,
          spans: [board.message.spanOf(start, end)],
        },
      ]
    }
  return items
}
