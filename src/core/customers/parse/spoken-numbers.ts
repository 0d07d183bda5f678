/** Digits that stand for words, and where the words end. */
export type Spoken = { digits: string; end: number }

const digits: ReadonlyMap<string, number> = new Map([
  ['ศูนย์', 0],
  ['ศูน', 0],
  ['หนึ่ง', 1],
  ['เอ็ด', 1],
  ['สอง', 2],
  ['โท', 2],
  ['ยี่', 2],
  ['สาม', 3],
  ['สี่', 4],
  ['ห้า', 5],
  ['หก', 6],
  ['เจ็ด', 7],
  ['แปด', 8],
  ['เก้า', 9],
])
const one = '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)'
const oneByOne = '(?:ศูนย์|ศูน|หนึ่ง|สอง|โท|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)'
const number = `(?:${one}?พัน)?(?:${one}?ร้อย)?(?:(?:ยี่|${one})?สิบ)?(?:เอ็ด|${one})?`

const mostDigits = 10
/** "ศูนย์แปดเก้า หนึ่งสองสาม สี่ห้าหกเจ็ด", as read out. */
const phone = new RegExp(`ศูนย?์?(?:[ -]?${oneByOne}){8,9}(?!${oneByOne})`, 'g')
/** "ห้าศูนย์สองศูนย์ศูนย์" */
const post = new RegExp(`(?:(?<![ก-๎])|(?<=ไปรษณีย์|รหัส))${one}${oneByOne}{4}(?![ก-๎])`, 'g')
/** "บ้านเลขที่สี่สิบห้าทับสอง", "หมู่แปด" */
const labelled = new RegExp(
  `(?<=(?:เลขที่|(?<![ก-๎])(?:หมู่ที่|หมู่|ห้อง|ชั้น)) ?)(${number})(?: ?ทับ ?(${number}))?(?=[ \\n,]|$|หมู่|ตำบล|ซอย|ถนน|แขวง)`,
  'g',
)
/** "สามสิบหกทับสอง หมู่สี่" */
const beforeMoo = new RegExp(`(?<![ก-๎])(${number})(?: ?ทับ ?(${number}))?(?= ?หมู่)`, 'g')

const scales: ReadonlyMap<string, number> = new Map([
  ['สิบ', 10],
  ['ร้อย', 100],
  ['พัน', 1000],
])
const words = new RegExp(`${[...digits.keys(), ...scales.keys()].join('|')}`, 'g')

function numberOf(spoken: string): number {
  let [sum, last] = [0, 0]
  for (const [word] of spoken.matchAll(words)) {
    const scale = scales.get(word)
    if (scale) sum += (last || 1) * scale
    last = scale ? 0 : (digits.get(word) ?? 0)
  }
  return sum + last
}

/** Numbers that a voice message spells out: phones, postcodes, and those of an address; by where they start. */
export function spokenNumbers(raw: string): ReadonlyMap<number, Spoken> {
  const found = new Map<number, Spoken>()
  for (const pattern of [phone, post])
    for (const { index, 0: run } of raw.matchAll(pattern))
      for (const { index: at, 0: word } of run.slice(0, mostDigits * longestDigit).matchAll(words))
        found.set(index + at, { digits: String(digits.get(word) ?? 0), end: index + at + word.length })
  for (const pattern of [labelled, beforeMoo])
    for (const { index, 0: whole, 1: first = '', 2: second = '' } of raw.matchAll(pattern))
      if (first && !found.has(index))
        found.set(index, {
          digits: second ? `${numberOf(first)}/${numberOf(second)}` : String(numberOf(first)),
          end: index + whole.length,
        })
  return found
}
const longestDigit = 7
