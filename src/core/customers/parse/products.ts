import { type Board, type Stretch, trimmed } from './board'
import { afterParticles } from './letters'
import { withoutParticles } from './talk'

const orderVerb =
  /^(?:ขอสั่งซื้อ|ขอสั่ง|สั่งซื้อ|สั่งเพิ่ม|สั่ง|รับเป็น|ขอรับ|รับ|เอาเป็น|ขอเอา|เอา|ขอเป็น|ขอ|ต้องการสั่ง|ต้องการ|สนใจ|อยากได้|อยากสั่ง|จองเป็น|จอง|cf|f(?= )|ซื้อ|เพิ่ม|order|want|get|และ|กับ|แล้วก็|มี|เปลี่ยนเป็น)[\s:.]{0,2}/
const notProduct =
  /^(?:(?:อัน|แบบ|ตัว|ของ|เหมือน)?เดิม|(?:อัน|ตัว|แบบ|สี)(?:นี้|ไหน|นั้น)|รวม(?!มิตร)|ทั้งหมด|ทั้งสิ้น|จำนวน|ยอด(?!มะ|ผัก|ฟัก|ข้าว)|ค่า|ส่ง|โอน|เก็บ(?:เงิน|ปลาย|ยอด)?$|ราคา|ประมาณ|อีก|กี่|ครบ|วันที่|เวลา|เบอร์(?!รี่)|โทร(?!ทัศน์)|(?:ห้อง|ชั้น|หมู่|ซอย|ถนน)(?:ที่)?[\s\d]|(?:ห้อง|ชั้น|หมู่|ซอย|ถนน)$|ม\.|ซ\.|ถ\.|total|วัน$|รอ(?:รับ|ของ|$)|ภายใน|ไม่เกิน|มัดจำ|ลด|ส่วนลด|ขาด|ค้าง|เหลือ|คืน|ทอน|แต้ม|กด(?:\s|$))/
const priceTail =
  /[\s(]*(?:@\s?[\d,.]{1,9}|=\s?[\d,.]{1,9}(?:\s?(?:บาท|\.-|฿|บ\.?))?|(?:ราคา|ละ|ชิ้นละ|ตัวละ|กล่องละ|ถุงละ)\s?[\d,.]{1,9}(?:\s?(?:บาท|\.-|฿|บ\.?))?|฿\s?[\d,.]{1,9}|[\d,]{1,7}(?:\.\d{1,2})?\s?(?:บาท|\.-|,-|฿|บ\.|บ(?![ก-๎])|-))\)?\s*$/

const isVerbInside = (low: string, at: number): boolean =>
  low[at - 1] === ' ' && /^(?:ขอสั่ง|สั่ง|สนใจ|อยากได้|ต้องการ|รับ|เอา|ขอ|จอง|เพิ่ม)(?!นี้|ได้)/.test(low.slice(at, at + 10))

/** The product's words within a stretch: no verb, number of a list, price or particle around them. */
export function productWithin(board: Board, part: Stretch): { part: Stretch; ordered: boolean } | null {
  const { text, low } = board
  let ordered = false
  let { start, end } = trimmed(text, part)
  const spoken = [...low.slice(start, end).matchAll(/(?:ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ)[\s.!?,]+/g)].at(-1)
  if (spoken) start += spoken.index + spoken[0].length
  const listed = /^(?:\d{1,2}[.)]|\(\d{1,2}\))\s?/.exec(text.slice(start, start + 6))
  if (listed && start + listed[0].length < end) start += listed[0].length
  for (let count = 0; count < 4; count++) {
    const after = afterParticles(text, start)
    if (after > start && (after === end || text[after] === ' ')) start = after
    const verb = orderVerb.exec(low.slice(start, Math.min(end, start + 20)))
    if (!verb) break
    ordered ||= !/^(?:และ|กับ|แล้วก็|มี)/.test(verb[0])
    start += verb[0].length
  }
  // "สวัสดีค่ะ ขอสั่งชาเขียว": what is ordered stands after the last verb
  for (let at = end - 1; at > start; at--) {
    if (!isVerbInside(low, at) || at + 5 > end) continue
    for (
      let verb = orderVerb.exec(low.slice(at, end));
      verb && at + verb[0].length < end;
      verb = orderVerb.exec(low.slice(at, end))
    )
      at += verb[0].length
    start = at
    ordered = true
    break
  }
  const asked = /\s(?:สนใจ|รับ|เอา|ขอ|สั่ง|cf|จอง)\s*$/.exec(low.slice(start, end))
  if (asked) end = start + asked.index
  const tail = priceTail.exec(low.slice(start, end))
  if (tail && tail.index > 0) end = start + tail.index
  end = withoutParticles(text, start, end)
  const found = trimmed(text, { start, end })
  const words = low.slice(found.start, found.end)
  if (found.end - found.start < 2 || found.end - found.start > 80 || !/[ก-ฮa-z]/.test(words)) return null
  if (notProduct.test(words)) return null
  return { part: found, ordered }
}

/** "ชาเขียวกับชาไทย อย่างละ": the products of which there are as many of each; null where it does not say so. */
export function eachOf(text: string, { start, end }: Stretch): Stretch[] | null {
  const words = text.slice(start, end)
  const tail = /\s?อย่างละ$/.exec(words)
  if (!tail) return null
  const found: Stretch[] = []
  let from = 0
  for (const cut of [...words.slice(0, tail.index).matchAll(/\s+|กับ|และ|,/g), null]) {
    const to = cut ? cut.index : tail.index
    if (to - from > 1) found.push({ start: start + from, end: start + to })
    from = cut ? to + cut[0].length : to
  }
  return found.slice(0, 10)
}
