import { lookUp } from '../../kernel/look-up'
import type { Stretch } from './board'
import type { Count } from './count'
import { afterUnit } from './units'

const thai: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
  สิบ: 10,
}
const english: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 }

const romanised: Readonly<Record<string, number>> = { nueng: 1, sam: 3, si: 4, ha: 5, hok: 6 }

const thaiWord = /หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ(?!เอ็ด)/g
/** "เอาแจ่วบองสอง ปลาส้มสาม": a number of pieces without a unit. */
const gluedWord = /(?<=[ก-๎]{4})(?:สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?=$|[ ,]|ค่?ะ|ครับ|คับ|นะ|จ้า)/g
const asked = /^ ?(?:เอา|ขอ(?!ง)|สั่ง|รับ|จอง|เพิ่ม|ซื้อ)/
const halfDozen = /ครึ่งโหล|half a dozen(?: of)?(?![a-z])/g
/** แท่งนึง, ตัวเดียว: a unit and "one". */
const single = /(?<=^|[\s,])([ก-๎]{2,8}?)(?:นึง|หนึ่ง|เดียว)(?= |$|\n|ค่?ะ|ครับ|คับ|นะ|จ้|พอ|ก่อน|เน้อ|เด้อ|เจ้า|,)/g
/** "ไส้อั่วกิโลนึง" */
const singleGlued =
  /(?<=[ก-๎]{2})(กิโล|โล|โหล|ขวด|ถุง|กล่อง|ตัว|ชิ้น|อัน|ซอง|แพ็ค|ห่อ|กระปุก|ชุด|คู่|ใบ|ผืน|ขีด|ลูก|แท่ง|แผ่น|ม้วน|เส้น|กระป๋อง|หลอด|ก้อน|ลัง|เครื่อง|คัน|เล่ม|ด้าม|ถาด|ต้น)(?:นึง|หนึ่ง)(?= |$|\n|ค่?[ะา]|ครับ|คับ|นะ|จ้|เน้อ|เด้อ|,)/g
const romanisedWord =
  /(?<![a-z])(nueng|sam|si|ha|hok) (?=(?:tua|an|bai|chin|thung|khuat|klong|chut|khu|kilo)(?![a-z]))/g
const englishWord = /(?<![a-z])(one|two|three|four|five|six|ten) (?:more )?(?=[a-z]{3})/g
/** "and a jar of chili paste" */
const article = /(?<![a-z])(an?) (?=(?:jar|bottle|box|pack|bag|can|tube|set|pair|piece|cup|roll|tin|packet) of )/g
const wish = /(?:^|[.!?,] |(?<![a-z])(?:add|want|need|have|get|take|order|send|please|and|like|buy|also) )$/
/** "แยกเป็นสองกล่อง", "ทั้งสองชุด": of what was counted before. */
const ofOthers = /(?:รวม|ทั้งหมด|ทั้ง|แยก(?:เป็น)?|แบ่ง(?:เป็น)?|ใส่|อีก|ของ|ครั้ง|ที่|มา|ไป|หา) ?$/
/** Measures of time and of rooms. */
const notOrdered = /^ ?(?:วัน|ปี|เดือน|ชั่วโมง|อาทิตย์|สัปดาห์|คน|คืน|ชั้น|ครั้ง|ที่|ทุ่ม|โมง)/

/** "ตับ ครึ่งโล กุ้งแห้ง 1 กิโล": half a kilogram, once. */
export const halfKilos = (low: string, { start, end }: Stretch): Count[] =>
  [
    ...low
      .slice(start, end)
      .matchAll(/(?<=[ก-๎a-z]) ?(ครึ่ง) ?(?:กิโล(?:กรัม)?|โล|กก\.?)(?= ?(?:$|[ ,/+]|ค่?ะ|ครับ|นะ|จ้า))(?! ?\d{1,2}(?!\d))/g),
  ].map(({ index, 0: whole }) => {
    const from = start + index + whole.indexOf('ครึ่ง')
    return {
      start: from,
      end: start + index + whole.length,
      qty: 1,
      sure: true,
      unit: true,
      digits: { start: from, end: from + 5 },
    }
  })

/** "แก้วน้ำครึ่งโหล" */
export const halfDozens = (low: string, { start, end }: Stretch): Count[] =>
  [...low.slice(start, end).matchAll(halfDozen)].map(({ index, 0: { length } }) => {
    const digits = { start: start + index, end: start + index + length }
    return { ...digits, qty: 6, sure: true, unit: true, digits }
  })

/** Quantities written as words: "ผ้าห่มหนึ่งผืนกับหมอนสองใบ", "ลิปแท่งนึง", "one box of tea". */
export function spelledCounts(low: string, { start, end }: Stretch): Count[] {
  const words = low.slice(start, end)
  const found: Count[] = []
  const put = (from: number, to: number, qty: number, digits: Stretch) => {
    if (qty > 0 && to > from) found.push({ start: from, end: to, qty, sure: true, unit: true, digits })
  }
  for (const { index, 0: word } of words.matchAll(thaiWord)) {
    const from = start + index
    const at = from + word.length
    const to = afterUnit(low, at)
    if (
      to > at &&
      to <= end + 1 &&
      !ofOthers.test(low.slice(Math.max(0, from - 10), from)) &&
      !notOrdered.test(low.slice(at, at + 9))
    )
      put(from, to, lookUp(thai, word) ?? 0, { start: from, end: at })
  }
  if (asked.test(words))
    for (const { index, 0: word } of words.matchAll(gluedWord)) {
      const at = start + index
      put(at, at + word.length, lookUp(thai, word) ?? 0, { start: at, end: at + word.length })
    }
  for (const { index, 0: whole, 1: unit = '' } of words.matchAll(single)) {
    const from = start + index
    const at = from + whole.length - (whole.length - unit.length)
    if (unit === 'หลัง' || afterUnit(`${unit} `, 0) >= unit.length)
      put(from, from + whole.length, 1, { start: at, end: from + whole.length })
  }
  for (const { index, 0: whole, 1: unit = '' } of words.matchAll(singleGlued)) {
    const from = start + index
    put(from, from + whole.length, 1, { start: from + unit.length, end: from + whole.length })
  }
  for (const { index, 0: whole, 1: word = '' } of words.matchAll(romanisedWord)) {
    const from = start + index
    put(from, afterUnit(low, from + word.length), lookUp(romanised, word) ?? 0, {
      start: from,
      end: from + whole.length - 1,
    })
  }
  for (const { index, 0: whole, 1: word = '' } of words.matchAll(article)) {
    const from = start + index
    put(from, afterUnit(low, from + whole.length), 1, { start: from, end: from + word.length })
  }
  for (const { index, 0: whole, 1: word = '' } of words.matchAll(englishWord)) {
    const from = start + index
    if (!wish.test(low.slice(Math.max(0, from - 12), from)) && index > 0) continue
    const at = from + whole.trimEnd().length
    put(from, Math.max(at, afterUnit(low, at)), lookUp(english, word) ?? 0, { start: from, end: from + word.length })
  }
  return found
}
