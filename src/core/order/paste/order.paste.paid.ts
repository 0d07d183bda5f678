import { type Clause, clauseAround, isAsked, lastWord } from './order.paste.clause'

const pays = /โอน|จ่าย|ชำระ/g
/** "โอน 590 เข้ากสิกรแล้ว", "โอนไปเมื่อกี้": what makes it a thing of the past. */
const done = /^([^\n]{0,24}?)(?:แล้ว|เรียบร้อย|เมื่อ(?:กี้|กี๊|เช้า|วาน|คืน|ครู่|สักครู่|\s?(?=\d))|ตะกี้|ไป(?:ให้)?\s?(?=\d))/
const justBefore = /(?:เพิ่ง|พึ่ง)(?:จะ)?$/
/** Between the verb and "แล้ว": another thought, payment on delivery, money given back or sent astray. */
const otherThought =
  /(?<!เมื่อ)คืน|ผิด|ไม่|ยัง|จะ|ถ้า|(?<!ค่า)ส่ง|บอก|แจ้ง|ได้|ต้อง|ก่อน|พรุ่งนี้|มะรืน|สิ้นเดือน|เย็น|ค่ะ|คะ|ครับ|คับ|นะ|ไหม|ปลายทาง|หรือ|รึ/
/** "โอนแล้วจะแจ้ง", "จ่ายแล้วกัน". */
const notYet = /^\s?(?:จะ|ค่อย)|^(?:ส่งสลิป(?:ให้|มา)?(?:ด้วย|หน่อย|ที่|ทาง|มา)|กัน|เดี๋ยว|แจ้ง|บอก|ทัก|ถึง|พรุ่งนี้|กรุณา)/

const later = '(?:พรุ่งนี้|มะรืน|สิ้นเดือน|ปลายเดือน|คืนนี้|เย็นนี้)'
const refusedBefore = new RegExp(
  `ยัง|ไม่|ถ้า|หาก|เดี๋ยว|เด๋ว|จะ|รอ(?![งบย])|ค่อย|พอ(?!ดี)|หลัง|ต้อง|อย่า|กรุณา|รบกวน|เมื่อ(?!กี้|กี๊|เช้า|วาน|คืน|เย็น|ครู่|สัก)|${later}`,
)
const refusedBeforeSpace = new RegExp(
  `(?:ถ้า|หาก|เดี๋ยว|ยัง|ยังไม่ได้|ไม่ได้|ไม่|รอ|จะ|ต้อง|หลังจาก|หลัง|ค่อย|เมื่อ|พอ|กรุณา|${later}\\S{0,5})\\s$`,
)
const refusedInEnglish =
  /(?<![a-z])(?:not|never|if|once|when|whenever|after|until|till|before|unless|will|gonna|going to|can|could|should|would|must|have to|need to|as soon as|want|be|get|got|getting|havent|hasnt|didnt|isnt|wasnt|ill|half)(?![a-z])|(?:n't|'ll)(?![a-z])/

const asks = /ขอ(?![งบ])/

const slip =
  /(?:แนบ|ส่ง|นี่|นี้|ตาม)\s?(?:รูป)?(?:สลิป|หลักฐานการ(?:โอน|ชำระ))|แจ้ง(?:การ)?(?:โอน|ชำระ)|(?<!ขอ|รอ|ดู|มี|เห็น|ได้)สลิป(?:การ)?(?:โอน)?(?:เงิน)?\s?(?:ค่ะ|ครับ|คับ|จ้า|แนบ|ตามนี้|ตามด้าน|ด้าน(?:ล่าง|บน)|อยู่(?:ใน|ด้าน))/g
const slipLater =
  /^[^\n]{0,20}?(?:พรุ่งนี้|มะรืน|ทีหลัง|ตอน(?:เย็น|ค่ำ|ดึก|บ่าย|เที่ยง)|คืนนี้|เย็นนี้|ภายหลัง|อีกที|สิ้นเดือน|หลังโอน|ไม่(?:ได้|ทัน|เป็น))|^(?:ให้|มา)?(?:ด้วย|หน่อย|ได้|ที่|ทาง|มา)/

const english =
  /(?<![a-z])(?:paid|transferred|transfered|already transfer|(?:payment|transfer|money)(?: is| was| has been)? (?:sent|made|done|completed?)|(?:sent|made|did)(?: you)?(?: the| a| my)?(?: bank)? (?:payment|transfer|money)|slip(?: is)? (?:attached|below|sent)|(?:here's|here is|attached|attaching|sent|sending)(?: is)?(?: you)?(?: the| my| a)?(?: payment| transfer| bank)? (?:slip|proof|receipt))(?![a-z])/g
const englishLater =
  /^[^\n]{0,20}?(?:tomorrow|later|tonight|next |soon(?![a-z])|on delivery|on arrival|upon|once |when )|^\s?[:=-]?\s?(?:no|not|yet|ยัง)(?![a-z])/

const isRefused = ({ before }: Clause): boolean =>
  refusedBefore.test(lastWord(before)) || refusedBeforeSpace.test(before) || refusedInEnglish.test(before)

const isMeant = (clause: Clause): boolean => !isRefused(clause) && !isAsked(clause, false)

function isTransferAt(low: string, index: number, verb: string): boolean {
  const start = index + verb.length
  const { before } = clauseAround(low, index, start)
  if (justBefore.test(before)) return !isAsked(clauseAround(low, index, start), false)
  const [words, between] = done.exec(low.slice(start, start + 40)) ?? []
  if (words === undefined || between === undefined || otherThought.test(between)) return false
  const clause = clauseAround(low, index, start + words.length)
  return isMeant(clause) && !asks.test(lastWord(clause.before)) && !notYet.test(clause.after)
}

/** A part is paid, and the rest is not: "โอนมัดจำแล้ว ที่เหลือปลายทาง", "I've paid half". */
const inPart =
  /มัดจำ|(?:โอน|จ่าย|ชำระ)[^\n]{0,12}ครึ่ง|(?:ที่เหลือ|ส่วนที่เหลือ|อีกครึ่ง)[^\n]{0,12}(?:ปลายทาง|เก็บ|จ่าย|โอน|ชำระ)|(?<![a-z])(?:deposit|(?:paid|transferred|pay) (?:[a-z]+ )?half|half (?:paid|now)|the rest|the remaining|remainder|balance on)(?![a-z])/

/** Whether the customer says that the money is on its way: staff still check it. */
export const isPaidIn = (low: string): boolean => !inPart.test(low) && isSaidPaid(low)

const isSaidPaid = (low: string): boolean =>
  [...low.matchAll(pays)].some(({ index, 0: verb }) => isTransferAt(low, index, verb)) ||
  [[slip, slipLater] as const, [english, englishLater] as const].some(([words, putOff]) =>
    [...low.matchAll(words)].some(({ index, 0: match }) => {
      const clause = clauseAround(low, index, index + match.length)
      return isMeant(clause) && !putOff.test(clause.after)
    }),
  )
