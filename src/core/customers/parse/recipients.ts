import { isSmallTalk } from './talk'

/** Words for buildings and locations, which never occur in names. */
export const built =
  /ลุมพินี|ศุภาลัย|เดอะ|พาร์[คก]|เพลส|ทาวเวอร์|ทาวน์|วิลล|เรสซิเดน|รีสอร์|โรงแรม|แมนชั|อพาร์|คอนโด|(?:^|\s)(?:บ้าน|หอ|ตลาด|สำนัก|ออฟฟิศ|อาคาร|ตึก|โครงการ|โรง|ร้าน|หมู่|ซอย|ถนน|ศูนย์|บริษัท|ตำบล|อำเภอ|เมือง|ชั้น|ห้อง|ปาก|หน้า|หลัง|ข้าง|ใกล้|ตรง|ติด|ที่|วัด|แยก|คลอง|สะพาน|ท่า|ฝั่ง|โซน|ล็อ|แผง|สวน|สาขา|ทาง|กรุง|เดิม|ใหม่)/

const atHouse = /^ {1,2}([ก-๎]{3,20} [ก-๎]{3,20}) {1,2}\d{1,4}\/\d{1,4} ?(?:ถ\.|ถนน|ซ\.|ซอย|ม\.|หมู่|ต\.|ตำบล|แขวง)/
/** "ส่งมาที่ ดวงกมล เพ็งพันธ์ 14/3 ถ.…": a name directly before an address, not a building. */
export function isSomebodyAtHouse(rest: string): boolean {
  const named = atHouse.exec(rest)?.[1]
  return named !== undefined && !isSmallTalk(named) && !built.test(named)
}

const polite = /(?:ค่ะ|คะ|ครับ|คับ|จ้า)[ ,.]{1,2}$/
const atPhone = /^ {1,2}([ก-๎]{3,20} [ก-๎]{3,20}) {1,2}0\d{1,2}[ -]?\d{3}/
/** "สวัสดีค่ะ ส่งให้ นูรีซัน เจ๊ะแว 0863390725": a name between a greeting and a phone. */
export function isSomebodyAtPhone(before: string, rest: string): boolean {
  const named = polite.test(before) ? atPhone.exec(rest)?.[1] : undefined
  return named !== undefined && !isSmallTalk(named) && !built.test(named)
}

const sendTo = /(?<![a-z])(?:send|ship|deliver)(?![a-z])[^\n]{0,60} $/
const somebody =
  /^ (?!(?:my|the|this|that|our|your|same|new|old|a|an|home|house|room|unit|office|condo|floor|koh|ko|ban|baan|hat|bo|moo|soi) )[a-zà-ɏ'-]{2,20} (?!(?:address|resort|hotel|beach|villas?|house|home|condo|place|park|tower|building|residences?|village|office|hostel|apartment|road|rd|street|st|soi|moo|island|bay|school|hospital|market|shop|store|room|unit|floor|no|number|noi|yai|nuea|tai) ?[,\d\n])[a-zà-ɏ'-]{2,20},? \d/
/** "send … to Anna Bergström, 21/4": a name before a number. */
export const isSentTo = (before: string, rest: string): boolean => sendTo.test(before) && somebody.test(rest)

/** "U Aung Kyaw Moe", above the factory where it is delivered. */
export const isForeign = (words: string): boolean =>
  /^(?:\p{Lu}[\p{L}'-]* ){1,3}\p{Lu}[\p{L}'-]+$/u.test(words) && !/(?:company|limited|shop|store|inc)$/i.test(words)
export const ofWorkers = /^(?:โรงงาน|บริษัท|บจก|หจก)/
