import { isLatin, isThai, longestAt, wordList } from './letters'

/** Units of quantity. */
const units = wordList(
  'ชิ้น กล่อง ถุง ขวด ซอง แพ็ค แพค แพ๊ค แพ็ก แพก ตัว ใบ คู่ ชุด อัน ห่อ กระปุก กะปุก กป. กป แท่ง เส้น ผืน เล่ม กก. กก กิโลกรัม กิโล โลครึ่ง โล โหล dozen ลัง หลอด ตลับ เครื่อง ดวง ต้น ม้วน แผ่น ก้อน ลูก เม็ด กระป๋อง แก้ว จาน ถ้วย เซ็ต เซต เซ็ท เซท ด้าม คัน หลัง วง กระสอบ แกลลอน แกลอน ถัง ไห กระเช้า ตะกร้า ตับ ฝัก องค์ เหรียญ กระถาง ปึก ริม รีม ตะแกรง ถาด พวง พาน หัว ฟอง ซ้อง แผง ช่อ ไม้ ชาม มัด กำ เข่ง หวี ดอก ท่อน ขีด ปี๊บ เรือน เถา กระบอก กรอบ ขด เครือ บาน โถ หีบ ทะลาย กอ แฟ้ม ตู้ ลำ ขัน ชะลอม หม้อ ฉบับ สี รายการ ออเดอร์ pcs. pcs pc. pc pieces piece ea set sets box boxes pack packs bottle bottles bag bags cans can jars jar tubes tube cups cup rolls roll tins tin packets packet gon kon tung thung klong kapuk krapuk khuat kuad song bai chin chud chut phuen sen tua khu kilo pairs pair unit units เม็ท โหลด ชื้น ช้ิน ไจ กลัก พับ สำรับ ปิ่นโต ปีบ ปี๊ป แพ้ค แพ๊ก กระบุง กระจาด กุรุส'
    .split(' ')
    .filter((word) => word !== 'สี' && word !== 'หลัง' && word !== 'หัว'),
)

export const isDozen = (unit: string): boolean => /โหล(?!ครึ่ง)|dozen/.test(unit)

/** Words that may follow a unit without a blank. */
const afterwards =
  /^(?:[ก-๎]{2,6}ละ ?\d|ไซ[สซ]์|สี(?=[ก-๎])|ๆ|ค่ะ|คะ|ครับ|คับ|ค้าบ|เจ้า(?![ก-๎])|เด้อ|เน้อ|ค้า|งับ|ฮะ|ฮับ|น้า|นะ|น่ะ|อ่ะ|จ้า|จ้ะ|จ๊ะ|จร้า|ราคา|ละ|รวม|เก็บ|ปลายทาง|ส่ง|โอน|ค่า|และ|กับ|ด้วย|แทน|ก่อน|พอ|ละกัน|แล้วกัน|เท่านั้น|แล้ว|(?:ใหญ่|เล็ก|กลาง)(?! ?[x×*=:]? ?\d)(?![ก-๎]{3,12} ?\d{1,3} ?[ก-๎])|เลย|จอง|ขอ|เอา|อีก|แถม|คละ|ที่เหลือ|หน่อย|ตาม|ได้|แบบ)/

/** "ครีม2กระปุกสบู่3ก้อน": the next product has its quantity, too. */
const isGlued = (low: string, at: number, start: number, end: number): boolean =>
  start === at &&
  /[ก-๎]\d{1,2}$/.test(low.slice(Math.max(0, at - 3), at)) &&
  /^[ก-๎]{3,20}\d{1,2}[ก-๎]{2}/.test(low.slice(end, end + 24))

/** End of the unit at `at` (after at most one blank), or `at` if there is none. */
export function afterUnit(low: string, at: number): number {
  let start = at
  while (low[start] === ' ' && start - at < 2) start++
  const building = /^หลัง(?= ?(?:[/,\n]|$|ค่ะ|ครับ|นะ|จ้า)| [^\n\d]{3,24} \d{1,3} ?(?:ผืน|หลัง|ใบ|ตัว|ชุด|อัน|ชิ้น|ลูก))/.exec(
    low.slice(start, start + 40),
  )
  const unit = building?.[0] ?? longestAt(units, low, start)
  if (!unit) return at
  const end = start + unit.length
  const last = unit.at(-1)
  if (isLatin(last) && isLatin(low[end])) return at
  // ถุงเท้า isn't a bag; text directly after a unit is talk or a price
  if (isThai(last) && isThai(low[end]) && !afterwards.test(low.slice(end, end + 14)) && !isGlued(low, at, start, end))
    return at
  return end + (/^(?:ใหญ่|เล็ก|กลาง)(?![ก-๎]| ?[x×*=:]? ?\d)/.exec(low.slice(end, end + 10))?.[0].length ?? 0)
}

/** "พระอาจารย์ไพศาล ผ้าห่ม 20 ผืน" */
export function isCountedProduct(low: string, at: number): boolean {
  const counted = /^[ก-๎]{2,24} ?\d{1,3}(?!\d)/.exec(low.slice(at, at + 30))
  return counted !== null && afterUnit(low, at + counted[0].length) > at + counted[0].length
}
