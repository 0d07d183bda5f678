import { type Board, type Stretch, trimmed } from './board'
import { afterClauses, beforeClauses } from './clauses'
import { afterParticles } from './letters'
import { withoutParticles } from './talk'
import { afterUnit } from './units'

const orderVerb =
  /^(?:(?:ใคร่|มีความประสงค์(?:จะ)?|ประสงค์จะ)(?:ขอ)?(?=ขอสั่ง|สั่ง|ซื้อ|ขอซื้อ)|ที่สั่ง(?:ไว้|ไป)?(?! ?\d)|สรุป(?:รายการ|ออเดอร์)(?:ค่ะ|ครับ)?|(?:คือว่า|คือ)? ?(?:(?:คุณ)?(?:พี่|ป้า|ลุง|เจ๊|เจ้|เฮีย|น้อง|น้า|ยาย|ตา|แม่|พ่อ|ครู|หมอ|อาตมา|หลวงพี่|อ้าย|เอื้อย|โยม|อากง|อาม่า|ปู่|ย่า|ซ้อ|ลูกสาว|ลูกชาย|หลาน|แฟน)(?:ที่)?[ก-๎]{0,10}?|หนู|ผม|เรา|ดิฉัน|อั๊ว|ฉัน)?(?:จะ|ขอ|อยาก|ฝาก)?สั่ง(?:เพิ่ม|ซื้อ|ด้วย)(?:เน้อ|นะ|จ้า|ลูก|ค่ะ|คะ|ครับ){0,3}|(?:คือว่า|คือ) ?(?=(?:หนู|ผม|เรา|ดิฉัน)?(?:จะ|อยาก|ขอ))|(?:คุณ)?(?:พี่|ป้า|ลุง|เจ๊|เจ้|เฮีย|น้อง|น้า|ยาย|ตา|แม่|พ่อ|ครู|หมอ|อาตมา|หลวงพี่|อ้าย|เอื้อย|โยม|อากง|อาม่า|ปู่|ย่า|ซ้อ|ลูกสาว|ลูกชาย|หลาน|แฟน)(?:ที่)?[ก-๎]{0,10}?(?:จะ|ขอ|อยาก|ฝาก)?(?:สั่ง|ขอสั่ง)(?=[ก-ฮเ-ไ])|(?:เจ๊|เจ้|เฮีย|พี่|น้า|ป้า|ลุง|ยาย|ซ้อ|อากง|อาม่า|บัก[ก-๎]{1,8}?)(?:เอา|ขอเพิ่ม|ขอรับ|ขอจอง|ขอ(?!ง|บ))(?=[ก-ฮเ-ไ])|ฝาก(?:สั่ง|ซื้อ)(?=[ก-ฮเ-ไ])|(?:วัน(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)|เช้า|เย็น|อาทิตย์)(?:นี้|หน้า)? ?(?=(?:หนู|ผม|เรา|พี่|ป้า)?(?:เอา|ขอ(?!ง)|รับ|สั่ง|จอง))|ทำ(?=ป้าย|ตรายาง|นามบัตร|สติ๊กเกอร์|เสื้อทีม)|(?:รบกวน(?:จัด)?|พี่|น้อง|เฮีย|เจ๊)?ส่ง(?!ช่าง|ทนาย|อาจารย์|ทิด|หนาน|อ้าย|เอื้อย|บัง|ก๊ะ|ซ้อ|โก|กำนัน|ผู้ใหญ่|นาย|นาง|เด็ก|ด\.|พระ|หลวง|พี่|น้อง|ป้า|ลุง|เจ๊|เจ้|เฮีย|น้า|ยาย|ตา(?!ม)|แม่|พ่อ|ครู|หมอ|คุณ|บ้าน|คอนโด|หอ|วัด|โรงเรียน|รร|โรงพยาบาล|รพ|ร้าน|บริษัท|แฟลช|เคอ|ไปรษณีย์|ธรรมดา|ปกติ|เก็บ|ปลาย|พรุ่ง|ลงทะเบียน|ไว|เร็ว|ก่อน|พร้อม|เพิ่ม|อีก|ต่อ|เข้า|ทัน|ถูก|ผิด|สาขา|ในนาม|ชื่อ|ฟรี|แบบ|แล้ว|ได้|รวม|ทั้งหมด|ครบ|กลับ|คืน|เอง|แค่|ทาง|รูป|สลิป|โล|เลย|กับ|เป็น|หน้า|หลัง|ลูกค้า|เมื่อ|ตอน|ด้าน|กทม|กรุงเทพ|ต่าง|ใต้|เหนือ|อีสาน|ออเดอร์|สินค้า|พัสดุ|กล่อง|จาก|แม้|แต่|ถ้า|ที่|ไป|มา|ให้|ถึง|ของ|ด่วน|วัน|ตาม|ใบ|ด้วย)(?=[ก-๎]{4})|สัง(?=ครีม|ของ|น้ำ|เสื้อ|ขนม|สบู่)|my [a-z]{2,8} wants? |(?:i take|i'll have|i would take|add|one more) (?=[a-z\d])|(?:งั้น(?:ก็)?|ตกลง|สรุป|โอเค) ?(?=(?:หนู|ผม|เรา|ดิฉัน)?(?:เอา|ขอ|รับ|สั่ง|จอง))|(?:หนู|ผม|เรา|พี่|ดิฉัน)?(?:อยาก)?จะ(?:เอา|สั่งซื้อ|สั่ง|รับ|ซื้อ|จอง)|(?:วันนี้|ตอนนี้|รอบนี้|แต่|ก็) ?(?=(?:หนู|ผม|เรา|ดิฉัน)?(?:เอา|ขอ(?!ง)|รับ|สั่ง|จอง))|(?:หนู|ผม|เรา|ดิฉัน|แม่|ป้า|พี่|น้อง|ยาย|ลุง|อั๊ว|อาตมา|ฉัน)(?=เอา|ขอ(?!ง)|สั่ง|รับ|จอง|อยากได้|อยากสั่ง|สนใจ|ต้องการ)|ขอสั่งซื้อ|ขอสั่ง|สั่งซื้อ|สั่งเพิ่ม|สั่ง|รับเป็น|ขอรับ|รับ|เหลือแค่|เหลือเป็น|เอาแค่|ขอแค่|เอาใหม่เป็น|เอาใหม่|เอาเป็น|ขอเอา|เอา|ขอเป็น|ขอ(?!ง|บ|นแก่น|นไม้)|ต้องการสั่ง|ต้องการ|สนใจ|อยากได้|อยากสั่ง|ลอง(?=สั่ง|เอา|รับ|ซื้อ)|ทักมา(?:สั่ง|จอง)|ขอจอง|จองเป็น|จอง|ทดลอง|cf|f(?= )|ซื้อ|เพิ่ม|i'?d like|of (?=[a-z])|i would like|i need|i'?d like to order|please send me|(?:please |pls )?send (?!(?:to|it|this|them|that|by|via|with|my|me) )(?=[a-z]{2})|ถ้า(?:ได้|มี) ?(?:เอา|สั่ง)|can i (?:get|have|order)|i want|i'll take|i order(?![a-z])|order|want|get|ao(?= )|aow(?= )|yak dai(?= )|khor(?= )|also|และ|กับ|แล้วก็|พร้อม(?!ส่ง|โอน|ค่า|ติด|รับ|ใช้|ทาน|กิน|ปลูก|ดื่ม)(?=[ก-ฮเ-ไ][ก-๎])|มี(?!ด)|เปลี่ยนเป็น)[\s:.]{0,2}/
/** After the word for ordering: "จองไว้ก่อน …", "ขอลอง …", "เอาสีเขียวแทน …". */
const afterVerb =
  /^(?:ลอง(?!กอง)\s?)?(?:(?:ไว้|ไป|มา|ให้)?(?:ใหม่)?(?:ก่อน|เลย|หน่อย|อีกรอบ|อีกครั้ง|อีกที|(?:เพิ่ม)?อีก)?(?:ค่?ะ|ครับ|คับ|จ้า|น้า|นะ(?:คะ|ครับ|จ๊ะ)?)?(?=\s|$)\s*)?(?:(?:สี|ไซส์|ไซซ์|รส|กลิ่น|ลาย|แบบ) ?[ก-๎a-z]{1,14}แทน(?:ค่?ะ|ครับ|คับ|นะคะ|นะครับ)?\s+)?/
const notProduct =
  /^(?:สัก$|ใหม่$|เหมา(?:หมด|ทั้งหมด)?(?:เลย)?$|(?:ของ|พัสดุ|สินค้า)$|ผ่อน|โดย |เอง|คละ(?:สี|แบบ|ลาย|รส|กลิ่น|ไซ)|(?:เกิน|ขาด)(?:มา|ไป)?$|(?:แม่ค้า|พ่อค้า|แอดมิน|แอด|ทางร้าน|เจ๊|เฮีย)[าๆ]{0,6}(?:ค่?ะ|ครับ|คับ|จ๋า|ขา)?$|เลข(?:ประจำตัว|บัตร|ผู้เสีย|พัสดุ)|ยกเลิก|ช่วย(?:แพ็ค|แพค|ห่อ|แยก)|แพ็คแยก|แยก(?:กล่อง|ถุง|กัน|ส่ง)|เงินสด|ถามหา|ติดต่อ|(?:also|(?:please |pls |also )?add|please|i take|i'll have|the|an?|some|your|my|no|yes|if|sawat?dee|sawasdee|pom|noo|pii|phi)(?: .*)?$|[ก-๎]{0,9}ละ(?![ก-๎])|(?:ไป|มา|ให้|ไว้|ไว้ก่อน|ก่อน|ด้วย|เลย|แทน|เป็น|ละกัน|แล้วกัน|เหมือน.*|ตามรูป.*|ตามภาพ.*|ใน(?:รูป|ภาพ).*|.*(?:เอา|ใจเอา)|ka|kha|krub|krab|krap|kub|na ka|naka)$|qty$|(?:เอา|รับ|ขอ|สั่ง|จอง)$|ขาย(?:ส่ง|ปลีก)(?![ก-๎])|จาก(?:เดิม)?$|(?:ไป|มา)?ลอง(?:ใช้)?(?:ก่อน|ดู){1,2}$|(?:ok(?:ay)?|sure)\.?$|เงิน|ทดสอบ|test|(?:today|tonight|tomorrow|now|asap)(?![a-z])|(?:(?:can|could|would|will) (?:you|u|i) )?(?:pls |please )?(?:ship|send|deliver)(?: me)?(?![a-z])|วิธี|หาร|หัก|เมื่อ(?:คืน|วาน|เช้า|กี้)|วันนี้|พรุ่งนี้|ตอน|แบ่ง|น้ำหนัก|ความยาว|สูตร(?:ขนม|อาหาร)|(?:อัน|แบบ|ตัว|ของ|เหมือน)?เดิม|(?:อัน|ตัว|แบบ|สี)(?:นี้|ไหน|นั้น)|บวก|รวม(?!มิตร)|ทั้งหมด|ทั้งสิ้น|จำนวน|ยอด(?!มะ|ผัก|ฟัก|ข้าว)|ค่า|ส่ง|โอน|เก็บ(?:เงิน|ปลาย|ยอด)?$|ราคา|ประมาณ|อีก|กี่|ครบ|วันที่|เวลา|เบอร์(?!รี่)|โทร(?!ทัศน์|ศัพ|โข่ง)|(?:ห้อง|ชั้น|หมู่|ซอย|ถนน)(?:ที่)?[\s\d]|(?:ห้อง|ชั้น|หมู่|ซอย|ถนน)$|ม\.|ซ\.|ถ\.|total|วัน$|รอ(?:รับ|ของ|$)|ภายใน|ไม่เกิน|มัดจำ|ลด|ส่วนลด|ขาด|ค้าง|เหลือ|คืน|ทอน|แต้ม|แถม|โปร(?:โมชั่น|โมชัน)?(?:\s|$)|กด(?:\s|$))/
/** Measures and sums that aren't ordered: "อายุ 6 ขวบ หนัก 22 กิโล". */
const measured =
  /(?:(?:^|\s)(?:มี|เหลือ|ขาย|ได้|อีก)|(?<!ผัก[ก-๎]{0,6}|ผลไม้|ถั่ว|ธัญพืช|ทะเล)รวม|ทั้งหมด|หาร|คนละ|อายุ|น้ำหนัก|(?<![ก-๎])หนัก|ส่วนสูง|(?<![ก-๎])สูง|รอบอก|รอบเอว|สะโพก|ระยะทาง|ไกล)\s*$/
const priceTail =
  /(?<![\s(])[\s(]*(?:@\s?[\d,.]{1,9}|=\s?[\d,.]{1,9}(?:\s?(?:บาท|\.-|฿|บ\.?))?|(?:ราคา|(?:ชิ้น|ตัว|กล่อง|ถุง|ขวด|ใบ|ผืน|ชุด|ซอง|คู่|อัน|ห่อ|กระปุก|แท่ง|แพ็ค|หลอด|ก้อน|เล่ม|โหล|ลัง|ตลับ|กระป๋อง|กก\.?|กิโล|โล)?ละ)\s?[\d,.]{1,9}(?:\s?(?:บาท|\.-|฿|บ\.?))?|฿\s?[\d,.]{1,9}|[\d,]{1,7}(?:\.\d{1,2})?\s?(?:บาท|\.-|,-|฿|บ\.|บ(?![ก-๎])|-))\)?\s*$/

/** A colour or a size of the product before: "สีฟ้า", "เบอร์ 40 สีขาว". */
const variant = /^(?:สี ?[ก-๎]{2,14}|(?:ไซ[ซส]์|size|เบอร์) ?[a-z\d]{1,4})(?: (?:สี ?)?[ก-๎a-z\d]{1,14})?$/

const isVerbInside = (low: string, at: number): boolean =>
  low[at - 1] === ' ' &&
  /^(?:วันนี้|ตอนนี้|รอบนี้|แต่|ก็|งั้น|เลย)?(?:หนู|ผม|เรา|ดิฉัน|แม่|ป้า|พี่|ยาย|ลุง|ลอง|ว่าจะ|จะ)?(?:ขอสั่ง|สั่ง|สนใจ|อยากได้|ต้องการ|รับ|เอา|ขอ(?!ง)|จอง|เพิ่ม)(?!นี้|ได้)/.test(
    low.slice(at, at + 14),
  )

/** "กระเช้า 1 ชุด", "ถุง 3 แพ็ค": a product that is the name of a unit. */
function isCounted(low: string, end: number): boolean {
  const digits = /^ ?\d{1,4} ?/.exec(low.slice(end, end + 6))
  return digits !== null && afterUnit(low, end + digits[0].length) > end + digits[0].length
}

/** Where the text after the last particle begins. */
function afterParticle(low: string, start: number, end: number): number {
  const said = [
    ...low.slice(start, end).matchAll(/(?:ค่ะ|(?<!โย)คะ|(?<!ส)ครับ|คับ|จ้า|จ้ะ|ก่อนค่า|^ค่า|^น้า|^ก่อน)[\s.!?,]+/g),
  ].at(-1)
  return said ? start + said.index + said[0].length : start
}

/** "5 ซอสพริก" below a line that begins with 4. */
function isNextOfList(text: string, start: number): boolean {
  const number = Number(/^(\d{1,2}) [ก-ฮเ-ไA-Za-z]/.exec(text.slice(start, start + 5))?.[1])
  const before = text.lastIndexOf('\n', start - 1)
  if (!(number > 1) || text.slice(before + 1, start).trim() !== '') return false
  const line = text.slice(text.lastIndexOf('\n', before - 1) + 1, before)
  return line.startsWith(`${number - 1} `)
}

/** "เสื้อโปโล S=2 M=5", "เซรั่ม A 2 ขวด, B 1 ขวด": the next of the same product. */
const isSizeOfList = (low: string, { start, end }: Stretch): boolean =>
  /^[a-z]$/.test(low.slice(start, end)) &&
  /(?<![a-z])(?:x{0,4}[sml]|[a-z]) ?[=:-]? ?\d{1,3} ?[ก-๎]{0,8}[ ,]{1,2}$/.test(
    low.slice(Math.max(0, start - 18), start),
  )

/** `ordered`: after a word for ordering. `sent`: after a word for sending, which may begin an address. */
export type Product = { part: Stretch; ordered: boolean; sent: boolean }

/** The product's words within a stretch, without verb, list number, price or particle. */
export function productWithin(board: Board, part: Stretch, afterQuantity = false): Product | null {
  const { text, low } = board
  let ordered = false
  let sent = false
  let { start, end } = trimmed(text, part)
  // "ทุเรียนทอด 3 แพ็ค 360 กล้วยตาก 2 ถุง", "(แบ่งเป็น 2 ถุง) ปูอัด 3 แพค": what is left of the one before
  if (/(?:\d ?[ก-๎a-z]{0,8}|ครึ่ง ?(?:กิโล|โล|โหล))$/.test(low.slice(Math.max(0, part.start - 10), part.start)))
    start +=
      /^(?:\(?\d{2,3}(?:,?\d{3})? ?(?:บาท|บ\.|฿|\.-)?\)? (?=[ก-ฮเ-ไ])|\) ?)/.exec(low.slice(start, end))?.[0].length ??
      0
  if (afterQuantity) {
    start +=
      /^(?:(?:ก่อน|พอ|แล้วกัน|ละกัน)?(?:ค่?ะ|ค่า|ครับ|คับ|จ้า|น้า|นะ(?:คะ|ครับ)?)?[\s.!,]+|นะ(?:คะ|ครับ|คับ))/.exec(
        low.slice(start, end),
      )?.[0].length ?? 0
    end = beforeClauses(low, { start, end })
    // "ขนมไข่ 300 บาท"
    if (low.startsWith('บาท', end)) end -= / \d[\d,]{1,6} ?$/.exec(low.slice(start, end))?.[0].length ?? 0
  } else start = afterClauses(low, { start: afterParticle(low, start, end), end })
  start +=
    /^(?:รวม|ทั้งหมด)(?:ทั้งหมด)? ?\d{1,3} ?(?:รายการ|อย่าง|ชิ้น|ตัว|แบบ)(?:ค่?ะ|ครับ)? /.exec(low.slice(start, end))?.[0]
      .length ?? 0
  start += /^(?:ที่)?เดิม(?:เลย)?(?:ค่?ะ|ครับ|นะคะ|นะครับ)? (?=[ก-๎]{3})/.exec(low.slice(start, end))?.[0].length ?? 0
  const called =
    /^(?:ใบเสนอราคา|สินค้า|รายการ(?:สินค้า)?|ออเดอร์|พรีออเดอร์|ใช้(?=[ก-๎]{4})|(?:[^\n]{0,20} )?คือ)(?: (?=[ก-๎a-z])|(?<=ใช้))/.exec(
      low.slice(start, end),
    )
  if (called && start + called[0].length < end) start += called[0].length
  const listed =
    /^(?:\d{1,2}[.)](?!\d)|\(\d{1,2}\))\s?/.exec(text.slice(start, start + 6)) ??
    (isNextOfList(text, start) ? /^\d{1,2} /.exec(text.slice(start, start + 3)) : null)
  if (listed && start + listed[0].length < end) start += listed[0].length
  for (let count = 0; count < 4; count++) {
    const after = afterParticles(text, start)
    if (after > start && (after === end || text[after] === ' ')) start = after
    const verb = orderVerb.exec(low.slice(start, Math.min(end, start + 34)))
    if (!verb) break
    sent = /^(?:พี่|น้อง|เฮีย|เจ๊)?ส่ง/.test(verb[0])
    ordered ||= !sent && !/^(?:และ|กับ|แล้วก็|พร้อม|มี|ถ้า|(?:please |pls )?send (?!me))/.test(verb[0])
    start += verb[0].length
    start += afterVerb.exec(low.slice(start, end))?.[0].length ?? 0
  }
  // "CF รหัส A12", "cf ครับ รหัส A12"
  if (/(?<![a-z])cf[ .:]{1,2}(?:(?:ค่?ะ|ค่า|ครับ|คับ|จ้า|เลย) )?$/.test(low.slice(Math.max(0, start - 12), start)))
    start += /^รหัส(?:สินค้า)? ?(?=[a-z]{1,3}-?\d)/.exec(low.slice(start, end))?.[0].length ?? 0
  const live = /^.{1,40} cf[ .:](?=[ก-๎a-z\d])/.exec(low.slice(start, end))
  if (live) {
    start += live[0].length
    ordered = true
  }
  const romanised = /^(?:.* )?(?:ao|aow|yak dai|yaak dai|khor|sang) (?=[a-z]{2})/.exec(low.slice(start, end))
  if (romanised && romanised[0].length < end - start) {
    start += romanised[0].length
    ordered = true
  }
  // "สวัสดีค่ะ ขอสั่งชาเขียว": the product follows the last verb
  for (let at = end - 1; at > start; at--) {
    if (!isVerbInside(low, at) || at + 5 > end) continue
    for (
      let verb = orderVerb.exec(low.slice(at, end));
      verb && at + verb[0].length < end;
      verb = orderVerb.exec(low.slice(at, end))
    )
      at += verb[0].length
    start = at + (afterVerb.exec(low.slice(at, end))?.[0].length ?? 0)
    ordered = true
    break
  }
  const asked = /\s(?:สนใจ|รับ|เอา|ขอ|สั่ง|cf|จอง)\s*$/.exec(low.slice(start, end))
  if (asked) end = start + asked.index
  const still = /\s?(?:ยัง|(?<=\s)มี)(?:มี|อยู่|เหลือ)?(?:อยู่)?(?:ปะ|ป่ะ|มั้ย|ไหม|มะ|ป่าว|บ่|เปล่า)(?:ค่?ะ|ครับ|คับ)?\s*$/.exec(
    low.slice(start, end),
  )
  if (still && still.index > 3) end = start + still.index
  const wrong = /^(?:.{0,20} )?(?:เอ้ย|อุ๊ย|เอ๊ะ|ไม่ใช่)(?:ค่?ะ|ครับ)? ?/.exec(low.slice(start, end))
  if (wrong) start += wrong[0].length
  const refused = /(?<!\s)\s*ไม่(?:เอา|ใช่)\s?\d{1,3}\s*$/.exec(low.slice(start, end))
  if (refused) end = start + refused.index
  const recipient = /\s(?:to|for) (?:mr|ms|mrs|khun)?\.? ?[A-Z][a-z]/.exec(text.slice(start, end))
  if (recipient) end = start + recipient.index
  const more = /\s(?:and \d.{0,200}|and|please|pls|plz)\s*$/.exec(low.slice(start, end))
  if (more) end = start + more.index
  const tail = priceTail.exec(low.slice(start, end))
  if (tail && tail.index > 0) end = start + tail.index
  // "iced coffee 120 = 240": the sum is claimed
  if (/^ {0,2}=/.test(low.slice(end, end + 3)))
    end -= /(?<!เบอร์|ไซ[สซ]์|size|รุ่น|no\.?) [@x×]? ?\d{2,5} ?$/.exec(low.slice(start, end))?.[0].length ?? 0
  start += /^(?:the|of|some|of the|and) (?=[a-z]{3})/.exec(low.slice(start, end))?.[0].length ?? 0
  end = withoutParticles(text, start, end)
  const tailWord =
    / อีก(?:ตัว|อัน|ชิ้น|ถุง|กล่อง|ขวด|แพ็ค|คู่|ชุด|ห่อ|กระปุก|ซอง)$|(?<=[ก-๎]{2}) ?(?:อีก|เพิ่ม|จำนวน|แค่|(?<!ห)มา|อย่าง|ไว้(?:ก่อน)?|แทน|(?<!ไม้)สัก|เท่านั้น)$/.exec(
      low.slice(start, end),
    )
  if (tailWord && tailWord.index > 0) end = start + tailWord.index
  const found = trimmed(text, { start, end })
  if (
    text[found.end] === '.' &&
    (/(?:กก|ซม|มม|มล|กม|\d ?ม)$/.test(text.slice(found.start, found.end)) ||
      (/\d ?(?:k?g|ml)$/.test(low.slice(found.start, found.end)) &&
        /^\. ?\d/.test(text.slice(found.end, found.end + 3))))
  )
    found.end++
  // "เปลี่ยนเป็นรุ่น B ลำโพง"
  const model =
    /^[a-z\d]{1,3} /.test(low.slice(found.start, found.start + 4)) && /รุ่น ?$/.exec(low.slice(part.start, found.start))
  if (model) found.start -= model[0].length
  // ปลาร้าแซ่บๆ
  if (text[found.end] === 'ๆ' && /[ก-๎]/.test(text[found.end - 1] ?? '')) found.end++
  // SPF50 PA+++
  while (text[found.end] === '+' && text[found.end + 1] !== ' ' && found.end < part.end) found.end++
  if (text[found.end] === '+' && text[found.end - 1] === '+') found.end++
  const words = low.slice(found.start, found.end)
  // "CF 12 จำนวน 2, 15 จำนวน 1"
  if (
    /^\d{1,4}$/.test(words) &&
    /(?<![a-z])cf(?:[ .:]{0,2}|[ .:]{1,2}[^\n]{1,80}[,/] {0,2})$/.test(
      low.slice(Math.max(0, found.start - 90), found.start),
    )
  )
    return { part: found, ordered: true, sent }
  if (
    (found.end - found.start < 2 && !isSizeOfList(low, found)) ||
    found.end - found.start > 80 ||
    !/[ก-ฮa-z]/.test(words) ||
    /\?|(?<!ผ้า|เส้น|ด้าย|ลาย|สาย|ซิ่น|โสร่ง|สไบ|ใย|รัง)ไหม(?!พรม)|มั้ย|ถ้า|(?:รึ|หรือ|ใช่|ยัง|มี)เปล่า|เปล่า(?:ค่?ะ|ครับ|คับ)/.test(words)
  )
    return null
  if (
    (notProduct.test(words.replace(/^\(|^\d[\d,.]{1,7} (?=ผ่อน|รวม|ค่า|โอน|ส่วนลด|หัก|ลด)/, '')) && !variant.test(words)) ||
    (afterUnit(words, 0) === words.length && !isCounted(low, found.end) && !/(?:ใหญ่|เล็ก|กลาง)$/.test(words)) ||
    measured.test(words)
  )
    return null
  return { part: found, ordered, sent }
}

const plainColour = '(?:ดำ|ขาว|แดง|ชมพู|ฟ้า|เขียว|เหลือง|ส้ม|ม่วง|เทา|กรม|ครีม|น้ำตาล|น้ำเงิน|เงิน|ทอง|เบจ)'
const wordOfVariant = `(?:สี[ก-๎]+|ไซ[สซ]์|size|เบอร์|รส[ก-๎]+|กลิ่น[ก-๎]+|ลาย[ก-๎]*|\\d{1,3}|[smlx]{1,4}|${plainColour})`
/** Between blanks, where the first product isn't followed by its own colour or size; nowhere within a title or a series. */
const betweenProducts = (words: string): RegExp =>
  /["“”]|\d-\d|\d (?:รส|สี|แบบ|กลิ่น|ลาย)(?![ก-๎])/.test(words)
    ? /$^/g
    : new RegExp(`\\s+(?!${wordOfVariant}(?:\\s|$))|(?<=\\s${wordOfVariant})\\s+`, 'gi')

/** "ชาเขียวกับชาไทย อย่างละ": the products that share one quantity; null without such a phrase. */
export function eachOf(text: string, { start, end }: Stretch): Stretch[] | null {
  const words = text.slice(start, end)
  const tail = /\s?อย่างละ$/.exec(words)
  if (!tail) return null
  const found: Stretch[] = []
  let from = 0
  const written = words.slice(0, tail.index)
  const divider = /กับ|และ|,/.test(words) ? /\s?(?:กับ|และ|,)\s?/g : betweenProducts(written)
  for (const cut of [...written.matchAll(divider), null]) {
    const to = cut ? cut.index : tail.index
    if (to - from > 1) found.push({ start: start + from, end: start + to })
    from = cut ? to + cut[0].length : to
  }
  return found.slice(0, 10)
}
