import type { PlaceTable } from '../address/place-table'
import { longestAt, type WordList, wordList } from './letters'

const moneyWord = /ยอด|บาท|รวม|โอน|เงิน|เหลือ|สุทธิ|หมด|เก็บ|จ่าย|ชำระ|ปลายทาง|จำนวน|ราคา|มัดจำ/
/** A Thai letter that occurs in no word. */
const blot = 'ฯ'

const levelBefore = /(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|[ตอจ]\.|(?<![ก-๎])[ตอจ])[ .:]{0,3}$/
/** An unknown or mistyped name that ends in a money word: ถ.สุขยอด 120, อ.ห้วยหยอด 92130. */
const unknownName =
  /((?:(?<![ก-๎])(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|ถนน|ซอย|ตรอก|หมู่บ้าน|บ้าน|วัด|ตลาด|คลอง)|(?:ต|อ|จ|ถ|ซ|มบ)\.) ?)([ก-๎]{1,24}?)((?:ยอด|รวม|บาท|โอน|เหลือ|เงิน|สุทธิ|ทั้งหมด){1,4})(?= {0,2}\d)/g
/** สมยอด 120 หมู่ 5: a name before its house number. */
const nameAtHouse = /(?<=[ก-๎])(?:ยอด|รวม)(?= {1,2}\d{1,4} {0,2}(?:หมู่|ม\.|ซ\.|ซอย|ถ\.|ถนน))/g

const namesOf = new WeakMap<PlaceTable, WordList>()

function namesWithMoney(table: PlaceTable): WordList {
  const known = namesOf.get(table)
  if (known) return known
  const names = wordList(table.names().filter((name) => moneyWord.test(name)))
  namesOf.set(table, names)
  return names
}

/** Masks place names that contain a money word: the ยอด of ห้วยยอด is not a total. Keeps the length. */
export function withoutMoneyNames(low: string, table: PlaceTable): string {
  const names = namesWithMoney(table)
  let masked = ''
  for (let at = 0; at < low.length; ) {
    const name = longestAt(names, low, at)
    const isWord = name.replace(moneyWord, '') === '' && !levelBefore.test(low.slice(Math.max(0, at - 12), at))
    masked += name && !isWord ? blot.repeat(name.length) : low[at]
    at += name && !isWord ? name.length : 1
  }
  return masked
    .replace(unknownName, (whole, level: string, name: string, words: string) =>
      name.includes(blot) || table.named(name).length > 0 || !isOneWord(words)
        ? whole
        : level + name + blot.repeat(words.length),
    )
    .replace(nameAtHouse, (word) => blot.repeat(word.length))
}

/** ยอดรวม is always a total. */
const isOneWord = (words: string): boolean => words.replace(moneyWord, '') === ''
