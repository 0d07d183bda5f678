import { isNickname } from './nicknames'

/** Labels whose names and numbers belong to a bank account. */
const ofAccount = /บัญชี|บช|ธนาคาร|พร้อมเพย์|promptpay|acc|ในบัตร|ตามบัตร/

const date =
  /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|^\d{1,2} ?(?:[ก-ฮ]{1,2}\.[ก-ฮ]\.|(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา)(?:คม|พันธ์|ยน)?) ?(?:\d{2,4}(?!\d))?/
const time = /^\d{1,2}(?::\d{2} ?(?:น\.|am|pm)?|\.\d{2} ?(?:น\.|am|pm))/
/** Card and order numbers, in groups. */
const groups = /^#?\d[\d-]*(?: (?!0[689]\d)\d{1,5}(?![\d/-]))*/
const latinWords = /^[a-z0-9@#&._'-]+(?: [a-z@&][a-z0-9@&._'-]*)*/
const thaiWord = /^[^\s,/|]+/

/** Where the order continues: a phone, a house, a place, a titled name, a separator, the end of a sentence. */
const orderGoesOn =
  /(?<![\d-])(?:\+66|0)[ -]?[2-9]\d?[ -]?\d{3}[ -]?\d{3,4}(?!\d)|(?<![\d/])\d{1,5}(?:\/\d{1,5}(?![\d/])| ?(?:ม\.|หมู่|ซ\.|ซอย|ถ\.|ถนน|ต\.|ตำบล|แขวง))|(?<![ก-๎])(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|บ้านเลขที่|[ตอจ]\. ?[ก-ฮเ-ไ]{3}|หมู่บ้าน|คอนโด|ส่ง(?:ใหม่|ไป|มา)?(?:ที่|ถึง|ให้))/
const betweenParts = /[ ,]\/[ /]|[|,;] |(?:ค่ะ|คะ|ครับ|คับ|จ้า) /
const somebody = /(?<![ก-๎])(?:คุณ|นาย(?!ก)|นาง|น\.ส\.|ด\.[ชญ]\.)(?=[ก-ฮเ-ไ ])/
const money = /ยอด|รวม|โอน|cod|ปลายทาง|เก็บ|จำนวน/

/** End of the value that starts at 0: a date, a number, a name in Latin letters or one Thai word. */
function valueEnd(rest: string): number {
  for (const kind of [time, date, groups, latinWords, thaiWord]) {
    const found = kind.exec(rest)
    if (found) return found[0].length
  }
  return 0
}

function indexIn(words: RegExp, text: string, from: number): number {
  const found = text.slice(from).search(words)
  return found < 0 ? text.length : from + found
}

/**
 * Length of the text that belongs to an aside's label ("FB", "วันที่", "ขนส่ง", a bank); the order may continue after
 * it on the same line. `isFollowed`: another label ends the text.
 */
export function asideLength(label: string, text: string, isFollowed: boolean): number {
  const blanks = text.length - text.trimStart().length
  const value = blanks + valueEnd(text.slice(blanks))
  const isAccount = ofAccount.test(label)
  // an empty "FB:": the line below belongs to the order
  if (text.slice(0, blanks).includes('\n')) {
    const below = text.slice(blanks)
    if (orderGoesOn.test(below) || (!isAccount && /[ก-๎]/.test(below))) return 0
  }
  const paid = indexIn(money, text, 0)
  const order = indexIn(orderGoesOn, text, value)
  if (isAccount) return Math.min(paid, order)
  const parted = Math.min(indexIn(betweenParts, text, value), indexIn(somebody, text, value))
  const next = Math.min(parted, order)
  const rest = text.slice(value, next).trim()
  if (next === text.length && !isFollowed && (!isNickname(rest) || /[ก-๎]/.test(text.slice(blanks, value)))) return paid
  // after a date, a number or Latin letters, a Thai name is the recipient's: "FB: Mali สมชาย ใจดี 081…"
  const named = /[ก-๎]/.test(text.slice(blanks, value)) && !hasOneValue.test(label) ? next : indexIn(/[ก-๎]/, text, value)
  return Math.min(paid, next, named)
}

/** Labels whose value is a single word, Thai or not. */
const hasOneValue = /ขนส่ง|วันที่|เวลา|ชื่อเล่น|courier|carrier/
