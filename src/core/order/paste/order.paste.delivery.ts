import type { DeliveryValue } from '../../orders/orders.contract'
import { type Clause, clauseAround, isAsked, lastWord } from './order.paste.clause'

/** Names of the couriers as customers write them. */
const couriers: readonly (readonly [DeliveryValue, string])[] = [
  ['flash', String.raw`(?:แฟลช|แฟรช|แฟลส|flash)(?:\s?(?:เอ็กซ์เพรส|เอ็กเพรส|express))?`],
  ['kex', '(?:เคอรี่|เคอร์รี่|เคอรี|เคอี(?:เอ็กซ์|x)|kerry|kex)(?: express)?'],
  ['jt', '(?:เจ ?แอนด์ ?ที|เจที|j ?& ?t|j and t)(?: express)?'],
  ['registered', '(?:ลงทะเบียน|registered)(?: mail| post)?'],
  ['ems', '(?:อีเอ็มเอส|ems)'],
]

const fillers = String.raw`(?:ของ|มา|ให้|ไป|ทาง|ด้วย|กับ|เป็น|ผ่าน|แบบ|ด่วน|พัสดุ|ไปรษณีย์(?:ไทย)?|with|by|via|it|this|[:=]|\s){0,5}`
const sent = `(?:ส่ง|ขนส่ง|ใช้|(?<![a-z])(?:by|via|use|send|ship|shipping|shipped|delivery|courier))${fillers}`
/** "ขอแฟลช" may as well ask for a flash light: only what ends there, or goes on as a wish does, is a courier. */
const wished = `(?:ขอ|เอา|อยากได้)${fillers}`
const named = String.raw`(?:(?<=^|\n)\s{0,4}|งั้น\s?)`
const wishEnd =
  /^\s?(?:$|นะ|จ้า|จ้ะ|คะ|ด้วย|เหมือน|แทน|ดีกว่า|แล้วกัน|ละกัน|เท่านั้น|อย่างเดียว|เลย|เร็ว|ก็ได้|ได้เลย|please|pls|plz|thanks|thank|,|\.|\))/
const namedEnd = /^\s?(?:นะ|เหมือน|แทน|ดีกว่า|แล้วกัน|ละกัน|เท่านั้น|ก็ได้|ได้เลย|please|pls|plz|is fine|is ok)/
/** Flash drives, flash lights, numbers of things. */
const isProduct = /^\s?(?:ไ[ดค](?!้)|กล้อง|การ์ด|ไลท์|ไลต์|เมม|drive|light|card|gun|mem|\d{1,4}\s?(?:gb|กิ๊ก|อัน|ตัว))/

const asCollected =
  /(?:มา|ไป|จะ)?รับ(?:ของ)?(?:เอง|หน้าร้าน|ที่ร้าน)|(?:มา|ไป|เข้า)รับ(?:ของ)?(?:แทน|ให้)(?:ที่)?(?:หน้า)?ร้าน|นัดรับ|(?<![a-z])pick(?:ing)?[ -]?(?:it |them |this |my order |the order )?up(?![a-z])|(?<![a-z])collect(?:ing)? (?:it |them |this |my order |the order )?(?:myself|in person|at the shop|from the shop|at the store|from the store)/g
const isElsewhere = /^\s?(?:ที่|หน้า|แถว)?(?:บ้าน|คอนโด|หอ|ออฟฟิศ|ที่ทำงาน|the phone|from (?:my|our))/

const refusedBefore = /ไม่|อย่า|งด|ห้าม|ยกเว้น|ถ้า|หาก|หรือ|รึ(?!ก)|นอกจาก/
const refusedBeforeSpace = /(?:ไม่เอา|ไม่|อย่า|งด|ห้าม|ยกเว้น|ถ้า|หาก|หรือ|นอกจาก)\s$/
const refusedInEnglish =
  /(?<![a-z])(?:not|no|never|nor|if|unless|except|or|than|(?:can|could|may) (?:i|we|you)|dont|cant|wont)(?![a-z])|n't(?![a-z])|anything but/
const refusedAfter =
  /^ไม่|^\s?(?:ก็)?(?:ไม่(?:ได้|สะดวก|ไหว|ทัน|ว่าง|เข้า|ถึง|เอา|ส่ง|มา|รับ)|ลำบาก|isn't|is not|doesn't|does not|never)/

/** "คราวที่แล้วส่งแฟลช", but not "เหมือนคราวที่แล้ว ส่งแฟลช". */
const earlier =
  /(?<!เหมือน|เหมือนกับ|ตาม|แบบ)(?:(?:คราว|ครั้ง|รอบ)(?:ที่แล้ว|ที่ผ่านมา|ก่อน)|เมื่อวาน|เมื่อก่อน|ปกติ)|(?<!same as |like |as )(?<![a-z])(?:last (?:time|order|week)|previously|usually|normally)(?![a-z])/
const untilNow = /^.*(?:(?:คราว|ครั้ง|รอบ|วัน)นี้|this time)/s

const isRefused = ({ before, after }: Clause): boolean =>
  earlier.test(before.replace(untilNow, '')) ||
  refusedBefore.test(lastWord(before)) ||
  refusedBeforeSpace.test(before) ||
  refusedInEnglish.test(before) ||
  refusedAfter.test(after)

const isMeant = (clause: Clause): boolean => !isRefused(clause) && !isAsked(clause, true)

type Cue = { words: string; fits: RegExp | undefined }

const cues: readonly Cue[] = [
  { words: sent, fits: undefined },
  { words: wished, fits: wishEnd },
  { words: named, fits: namedEnd },
]

/** The delivery that the message asks for; undefined if it names none, or several. */
export function deliveryIn(low: string): DeliveryValue | undefined {
  const found = new Set<DeliveryValue>()
  for (const [value, name] of couriers)
    for (const { words: cue, fits } of cues)
      for (const { index, 0: words } of low.matchAll(new RegExp(cue + name, 'g'))) {
        const clause = clauseAround(low, index, index + words.length)
        const isCourier =
          !isProduct.test(clause.after) &&
          (!fits || fits.test(low.slice(index + words.length)) || clause.after.trim() === '')
        if (isCourier && isMeant(clause)) found.add(value)
      }
  for (const { index, 0: words } of low.matchAll(asCollected)) {
    const clause = clauseAround(low, index, index + words.length)
    if (!isElsewhere.test(clause.after) && isMeant(clause)) found.add('pickup')
  }
  return found.size === 1 ? [...found][0] : undefined
}
