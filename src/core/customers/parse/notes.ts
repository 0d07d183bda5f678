import type { Field } from '../customers.pasted-order'
import { type Board, trimmed } from './board'
import type { Part } from './sections'

/** A request about the parcel, for the packer or the courier. */
const wish =
  /ฝากไว้|ฝากที่|วางไว้|แขวนไว้|ฝากป้อม|ฝากรปภ|ฝากนิติ|ป้อมยาม|โทรก่อน|โทรแจ้ง|โทรบอก|โทรนัด|โทรมาก่อน|ก่อนส่ง|ก่อนเข้า|ไม่ต้องโทร|อย่าโทร|ส่งด่วน|ห่อดี|ห่อของ|แพ็คดี|แพคดี|กันกระแทก|ระวังแตก|ห้ามโยน|ขอถุง|ไม่รับถุง|ขอใบเสร็จ|ขอใบกำกับ|ไม่อยู่บ้าน|ฝากกับ|ฝากข้างบ้าน|ฝากเพื่อนบ้าน|ฝากร้าน|ส่งวันจันทร์|ส่งวันเสาร์|ส่งพรุ่งนี้|ส่งวัน|ขอด่วน|แกะกล่อง|call before|leave (?:it |at )|fragile/

const mostLines = 400

/** The customer's request, labelled หมายเหตุ or clearly a request; other talk is ignored. */
export function takeNote(board: Board, parts: Part[]): Field<string> | null {
  const { text, low } = board
  const labelled = parts.find(({ section, start, end }) => section === 'note' && text.slice(start, end).trim() !== '')
  if (labelled) {
    const part = trimmed(text, labelled)
    if (part.end > part.start && board.isFree(part.start, part.end)) {
      board.take(part.start, part.end, 'note')
      return board.field(text.slice(part.start, part.end).replace(/\s+/g, ' '), 1, part)
    }
  }
  for (const line of board.lines.slice(0, mostLines))
    for (const stretch of board.freeIn(line.start, line.end)) {
      const whole = trimmed(text, stretch)
      // "ส่งด่วนนะคะ พิมพ์ใจ ใจงาม": the request ends with its particle
      const said = /(?:ค่ะ|คะ|ครับ|คับ|จ้า)(?= )/.exec(low.slice(whole.start, whole.end))
      const first = said ? { start: whole.start, end: whole.start + said.index + said[0].length } : whole
      const part = wish.test(low.slice(first.start, first.end)) ? first : whole
      // "ป้อมยามหมู่บ้านกลางเมือง ถ.ลาดปลาเค้า": where it is delivered
      if (/^ป้อมยาม[ก-๎]{4}/.test(low.slice(part.start, part.end)) && board.hasIn(part.end, line.end, 'place')) continue
      if (
        part.end - part.start > 300 ||
        !wish.test(low.slice(part.start, part.end)) ||
        /ไหม|มั้ย|เมื่อไ|วันไหน|\?/.test(low.slice(part.start, part.end))
      )
        continue
      board.take(part.start, part.end, 'note')
      return board.field(text.slice(part.start, part.end).replace(/\s+/g, ' '), 0.7, part)
    }
  return null
}
