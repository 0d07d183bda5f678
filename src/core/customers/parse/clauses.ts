import type { Stretch } from './board'
import { hasSmallTalk } from './talk'

/** A call to the shop: "พี่ขา", "น้องๆ", "แอดคะ". */
const vocative =
  /^(?:ฮัลโหล|สวัสดี|อา)?(?:เจริญพร|คุณ|พี่|น้อง|แม่ค้า|พ่อค้า|แม่|ป้า|ลุง|เจ๊|เจ้|เฮีย|ซ้อ|อาหลาน|หลาน|ที่รัก|แอดมิน|แอด|ร้าน)(?:ๆ|จ๋า|ขา{1,5}|คร้าบ|ค่?ะ|ค้า|คับ|ครับ|จ้า)*$/
/** Words that begin a sentence about something else than a product. */
const opens =
  /^(?:คอนเฟิร์ม|ยืนยัน|confirm|ของที่ค้าง|ตั้งแต่|(?:สั่ง|จอง)ไป(?:ตั้งแต่|แล้ว|เมื่อ)|กลัว|ทัก(?!ษ)|ใช้(?:งาน|วัน|ตอน)|ระวัง|ช่วย|รบกวน(?!(?:จัด)?ส่ง(?!ที่|ไป|มา|ให้|ถึง|ของ|ด่วน|วัน|ตาม|ใบ|ด้วย)[ก-๎]{4})|ฝาก(?:ส่ง|ไว้|บอก|ด้วย|หน่อย)|ถ้า|เดี๋ยว|พอดี|เพราะ|เผื่อ|ว่าจะ|จะ(?=ส่ง|โอน|ไป|มา|รับ|ได้)|ไม่(?:มี|เอา|ต้อง|ได้|รู้|ทราบ|แน่|ใช่|ทัน)|ยัง(?:ไม่|มี|อยู่)|เมื่อ|พรุ่งนี้|วันนี้|ส่ง(?!เสริม)|โอน|แจ้ง|ยกเลิก|เปลี่ยน|แก้(?![วม])|ขอโทษ|ขอบคุณ|สวัสดี|หวัดดี|ดีค่ะ|ดีครับ|hello|hi$|การ์ด|เขียนว่า|อันเก่า|ของเดิม|ลูกค้า|ให้ลูก$|ให้(?:[ก-๎]{2,8})?(?:ไป|มา|เข้า)รับ|แม่ให้|จองให้|interested)/
/** Words that end one. */
const closes =
  /(?:(?<!โย)ค่?ะ|ค่า{1,5}|คะ{2,5}|(?<!ส)ครับ|ครับผม|คร้าบ|ค้าบ|(?<!บัง)คับ|ฮับ|(?<!เ)จ้า{1,5}|จ้ะ|จ๊ะ|(?<!ห)น้า{1,5}|(?<![ชธ])นะ|งับ|^เด้อ|^เน้อ|ก็ได้|ได้เลย|(?<!แก้)แล้ว|อีกรอบ|(?<!ผ้า|เส้น|ด้าย|ลาย|สาย|ซิ่น|โสร่ง|สไบ|ใย|รัง)ไหม|มั้ย|ป่าว|แทน|(?:ผม|หนู|เรา|ดิฉัน|ป้า|พี่|แม่)(?:เอา|ขอ|สั่ง|รับ|จอง)|[:!?])$/

const isClause = (words: string): boolean => vocative.test(words) || opens.test(words) || closes.test(words)

/** Without the sentences before it: "กลัวแตก แจกันแก้ว" is แจกันแก้ว. The last word always stays. */
export function afterClauses(low: string, { start, end }: Stretch): number {
  let from = start
  for (const { index, 0: words } of low.slice(start, end).matchAll(/(?<!\S)\S+(?=\s(?!\d))/g))
    if (isClause(words)) from = start + index + words.length
  while (low[from] === ' ') from++
  return from
}

/** Without the sentences after it: "ไก่ย่าง ส่งพรุ่งนี้ได้ป่าว" is ไก่ย่าง. The first word always stays. */
export function beforeClauses(low: string, { start, end }: Stretch): number {
  for (const { index, 0: words } of low.slice(start, end).matchAll(/(?<=\s)\S+/g))
    if (vocative.test(words) || opens.test(words) || hasSmallTalk(words.replace(/ไซ[สซ]์|สี[ก-๎]+|size|colou?r/g, '')))
      return start + index
  return end
}
