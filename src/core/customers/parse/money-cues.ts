import { isLatin } from './letters'

const part =
  /(?:ค่าส่ง|ค่าจัดส่ง|ค่าขนส่ง|ค่าธรรมเนียม|ค่าบริการ|ค่าสินค้า|ค่าของ|ค่ากล่อง|ค่าห่อ|ค่าปลายทาง|ค่าเก็บเงินปลายทาง|ค่าเก็บปลายทาง|ค่า ?cod|ค่า ?ems|ส่วนลด|ลด|มัดจำ|ราคา|ชิ้นละ|(?<!โอน|จ่าย|แล้ว)ละ|@|shipping|delivery fee|cod fee|discount|deposit|deposit paid|paid deposit|มัดจำ(?:ไป|ไว้|มา)?(?:แล้ว)?|จอง(?:ไว้|ไป)?แล้ว|ทอน|(?<!แล้ว)ค่า)$/

/** Words directly before a number, longest first; 0 means that it is not the order's total. */
const cues: [RegExp, number][] = [
  [part, 0],
  [
    /(?:cod|c\.o\.d\.?|cash on delivery|pay on delivery|เก็บเงินปลายทาง|เก็บตังปลายทาง|เก็บปลายทาง|ชำระปลายทาง|จ่ายปลายทาง|ปลายทาง|ยอดเก็บ|เก็บเงิน|เก็บยอด|เก็บ)$/,
    6,
  ],
  [
    /(?:ยอดสุทธิ|สุทธิ|ยอดโอน|ยอดที่ต้องชำระ|ยอดชำระ|คงเหลือ|เหลือ(?:อีก|ต้องโอน|จ่าย|เก็บ)?|ที่เหลือ|ค้าง(?:อีก|จ่าย|ชำระ)?|ขาดอีก|balance|remaining|(?<=ลด[^\n=]{1,24})=|net)$/,
    5,
  ],
  [
    /(?:รวมทั้งหมด|รวมทั้งสิ้น|รวมทั้งสิน|ทั้งหมด|ทั้งสิ้น|ยอดรวม|ราคารวม|รวมยอด|รวมเป็นเงิน|รวมเป็น|รวมค่าส่ง|รวมค่าจัดส่ง|รวมส่ง|รวมจัดส่ง|รวมเงิน|grand total|total)$/,
    4,
  ],
  // of a line, unless a total is named
  [/(?:(?<=\d[^\n=]{0,12})=|(?<=[ก-๎]\s?)=)$/, 3.5],
  [/รวม$/, 3.6],
  [/เสนอราคา$/, 3],
  [
    /(?:ยอดเงิน|ยอด|จำนวนเงิน|โอนครบแล้ว|โอนครบ|โอนให้แล้ว|โอนแล้ว|โอนไป|โอนเงิน|โอน|จ่ายแล้ว|จ่าย|ชำระแล้ว|ชำระเงิน|ชำระ|เป็นเงิน|amount|paid|sum|on laew|own laew|แจ้งโอน|สลิป|พร้อมเพย์|พร้อมค่าส่ง|payment|transferred|transfer)$/,
    3,
  ],
]
const fillers =
  /(?:[^ก-๎a-z\d@+=<>]|>>|[=-]>|(?<=[ก-๎:] ?)>|฿|=(?=\s*$)|thb|บาท|ที่|คือ|เป็น|จำนวน|เงิน|แล้ว|ไป|มา|เลย|ไว้|ค่ะ|(?<=แล้ว)ค่า{1,4}|คะ|ครับ|คับ|นะ|น้า{1,5}|จ้า{1,5}|ค้า{1,5}|สำเร็จ|ได้เลย|ตามนี้|เด้อ|เน้อ|please|pls|now|ทั้งหมด|เรียบร้อย|ยอด|รวม|ใหม่|ล่าสุด|เข้า|(?:กสิกร(?:ไทย)?|กรุงไทย|กรุงเทพ|ไทยพาณิชย์|กรุงศรี|ออมสิน|ทหารไทย|ธกส|บัญชีร้าน|บัญชี|พร้อมเพย์|scb|kbank|ktb|bbl|bay|ttb|gsb)\s?(?:ไป)?(?:แล้ว)?|(?<=(?:พร้อมเพย์|บัญชี) ?)0\d{2}-?\d{3}-?\d{4}|ตอนรับของ|ตอน(?:ของ|พัสดุ|สินค้า)(?:มาถึง|มา|ถึง)|(?:กับ|ให้)(?:ขนส่ง|คน(?:มา)?ส่ง|พนักงานส่ง|ไรเดอร์|ไปรษณีย์)|สด|เมื่อ(?:กี้|กี๊|เช้า|วาน|คืน|สักครู่)|ตะกี้|วันนี้|ยัง(?=(?:ค่?ะ|ครับ)?\s?$)|(?:เช้า|บ่าย|เย็น|คืน|พรุ่ง)นี้|ผ่านแอ[พป]|ให้|ละ|\(|\)|is|done|already|amount|:)$/

/** "โอนเข้าบัญชี 123-4-56789-0 แล้ว 455 บาท" */
const account = /(?<![\d-])\d{3}-(?:\d-\d{5}|\d{6})-\d\s?$|(?<![a-z\d])x[x\d-]{4,16}\s?$/

/** "ชิ้นละ 35", "ค่าส่ง 40": what is named is not the order's total. */
export const isPartBefore = (low: string, at: number): boolean =>
  part.test(low.slice(Math.max(0, at - 16), at).trimEnd())

/** The best cue among the words directly before `at`, and where it starts. */
export function cueBefore(low: string, at: number): { rank: number; cod: boolean; from: number } | null {
  const floor = Math.max(0, at - 48)
  const context = low.slice(floor, at)
  const line = context.slice(context.lastIndexOf('\n') + 1)
  let best: { rank: number; cod: boolean; from: number } | null = null
  for (let rest = line; rest !== ''; ) {
    for (const [words, rank] of cues) {
      const found = words.exec(rest)
      if (!found) continue
      if (rank === 0) {
        if (/(?<!\()(?:รวม|พร้อม)\s?ค่า(?:ส่ง|จัดส่ง)$/.test(rest)) continue
        return best
      }
      const latin = isLatin(found[0][0]) && isLatin(rest[found.index - 1])
      if (latin || (best && best.rank >= rank)) continue
      best = { rank, cod: rank === 6, from: at - line.length + found.index }
    }
    const filler =
      fillers.exec(rest) ??
      account.exec(rest) ??
      /\d{1,4}\s?(?:ชิ้น|ถุง|กล่อง|ขวด|ซอง|ตัว|ใบ|คู่|ชุด|อัน|แพ็ค|แพค|ห่อ|กระปุก|แท่ง|ผืน|เล่ม|หลอด|ลัง|เซ็ต|เซต|รายการ|pcs|items?)$/.exec(
        rest,
      )
    const cue = cues.map(([words, rank]) => rank > 0 && words.exec(rest)).find((each) => each)
    const shorter = Math.max(filler?.[0].length ?? 0, cue ? cue[0].length : 0)
    if (shorter === 0) break
    rest = rest.slice(0, rest.length - shorter)
  }
  return best
}
