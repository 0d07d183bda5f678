import { addressWordAt } from './address-words'
import { assignedFrom, isAssigned } from './assigned-quantities'
import { type Board, type Stretch, trimmed } from './board'
import type { Count } from './count'
import { villageAhead } from './house-words'
import { isDigit, isLatin, isThai } from './letters'
import { halfDozens, halfKilos, spelledCounts } from './spelled-counts'
import { afterUnit } from './units'

/** A quantity and its position. `sure`: with x or a unit. */
const mostCounts = 60
const times = /[x×*✕X]/
const sizeBefore =
  /(?:ราคา|ละ|น้ำหนัก|เลข|รหัส|ต่อ|อันดับ|ลำดับ|หมายเลข|(?<![ก-๎])หน้า|บท|แถว|ช่อง|กลุ่ม|สาขา|รอบ|ข้อ|ครั้งที่|ที่|ตอน|ภาค|(?<!ฟรี ?)ไซ[สซ]์|ไซ้|size|เบอร์|รุ่น|ขนาด|สูตร|no\.?|สี|(?<!โอ)รส|แบบ|เบอร์ที่|ver|iphone|gen|อายุ|เตียง|เอว|อก|สะโพก)\s?$/
const measureAfter =
  /^\s?(?:กรัม|แกรม|ออนซ์|g(?![a-z])|มล|ml|มิลลิ|ซม|cm|นิ้ว|ฟุต|ปอนด์(?! ?(?:ค่?ะ|ครับ))|เมตร|ม\.|ลิตร|l(?![a-z])|kg|gb|tb|w(?![a-z])|v(?![a-z])|mm|มม|oz|in(?![a-z])|"|%|\+(?! ?[ก-ฮเ-ไa-z])|ปี(?!ก)|เดือน|in1|ขวบ|ชั่วโมง|ชม(?![ก-๎])|นาที|วัน|อาทิตย์|สัปดาห์|คืน|คน|โมง|ทุ่ม|ครั้ง|เวลา|มื้อ|รอบ|แต้ม|คะแนน|ราย(?!การ)|นาย|ดาว(?!เรือง)|คูหา|stars?|hours?|days?|สี(?![ก-๎])|อย่าง(?!ละ)|ชั้น(?![ก-๎])|ที่นั่ง|น\.)/

/** The quantities within a stretch, in order; the unsure ones only if there is no sure one. */
export function countsIn(board: Board, { start, end }: Stretch): Count[] {
  const { text, low } = board
  const counts: Count[] = []
  for (let at = start; at < end && counts.length < mostCounts; at++) {
    if (!isDigit(text[at])) continue
    const first = at
    while (at < end && isDigit(text[at])) at++
    const digits = { start: first, end: at }
    at--
    const assigned = isAssigned(text, start, digits, end)
    if (
      digits.end - first > 4 ||
      (!assigned && /[.,/\-@฿#=:]/.test(text[first - 1] ?? '') && isDigitOrSign(text, first - 1))
    )
      continue
    if (/^(?:[/:]\d|[.,-]\d|\.-|,-|\s?(?:บาท|฿|บ\.))/.test(low.slice(digits.end, digits.end + 6))) continue
    if (
      /^[.)] ?[^\d\s]/.test(text.slice(digits.end, digits.end + 3)) &&
      trimmed(text, { start, end: first }).end <= start
    )
      continue
    if (/[a-wyz](?:-?)$/.test(low.slice(Math.max(start, first - 2), first))) continue
    // a condition: "20 ชิ้นขึ้นไป"
    if (/^ ?[ก-๎]{0,8}? ?ขึ้นไป/.test(low.slice(digits.end, digits.end + 18))) continue
    if (/set of $/.test(low.slice(Math.max(start, first - 7), first))) continue
    const qty = Number(text.slice(first, digits.end))
    if (qty < 1 || qty > 9999) continue
    // 60x120
    if (
      /\d[x×]$/.test(text.slice(Math.max(start, first - 2), first)) ||
      /^[x×]\d{2}/.test(text.slice(digits.end, digits.end + 3))
    )
      continue
    let from = first
    while (from > start && text[from - 1] === ' ') from--
    const before = text[from - 1] ?? ''
    const led =
      times.test(before) &&
      from - 1 >= start &&
      !isLatin(text[from - 2]) &&
      ((before !== 'X' && before !== 'x') || from - 1 === start || !isLatin(text[from - 2]))
    // รุ่น X200
    if (
      led &&
      from === first &&
      /(?:รุ่น|รหัส|โมเดล|model|type)\s?[x×]$/i.test(text.slice(Math.max(start, first - 9), first))
    )
      continue
    let to = afterUnit(low, digits.end)
    const halved = /^ ?โหลครึ่ง/.exec(low.slice(digits.end, digits.end + 9))
    if (halved) to = digits.end + halved[0].length
    const weighed = /^ ?(?:kg|kgs|kilos?|กก)\.?(?= ?$)/.exec(low.slice(digits.end, end))
    if (weighed && !/\d/.test(text.slice(start, first))) to = Math.max(to, digits.end + weighed[0].length)
    const unit = to > digits.end && to <= end + 1 && !isNextOfSeries(low, start, digits.end, to)
    if (!unit) to = digits.end
    const followed = /^\s?[x×*✕](?![a-z\d]|\s\d)/.exec(low.slice(to, to + 3))
    if (followed && !led) to += followed[0].length
    if (!led && !unit && isAtAddress(board, digits.end)) continue
    if (!led && !unit && !followed && isClaimed(low, start, digits, end)) continue
    const counted = /(?:จำนวน|qty|จน\.)[\s:.]{0,2}$/.exec(low.slice(Math.max(start, first - 9), first))
    if (
      !led &&
      !unit &&
      !followed &&
      !counted &&
      !/อย่างละ ?$/.test(low.slice(Math.max(start, first - 9), first)) &&
      (measureAfter.test(low.slice(digits.end, digits.end + 8)) ||
        sizeBefore.test(low.slice(Math.max(start, first - 8), first)))
    )
      continue
    const named = unit ? 0 : namedUnit(low, start, first, digits.end)
    if (named) to = named
    const each = /อย่างละ ?$/.test(low.slice(Math.max(start, first - 9), first))
    const enclosed = text[first - 1] === '(' && text[to] === ')'
    counts.push({
      start: assigned
        ? assignedFrom(text, first)
        : enclosed
          ? first - 1
          : led
            ? from - 1
            : counted
              ? first - counted[0].length
              : first,
      end: enclosed ? to + 1 : to,
      qty: halved ? qty * 12 + 6 : qty,
      unit,
      digits,
      sure:
        (enclosed && isThai(text[first - 2])) ||
        led ||
        unit ||
        followed !== null ||
        counted !== null ||
        assigned ||
        named > 0 ||
        each,
    })
  }
  counts.push(...halfDozens(low, { start, end }), ...halfKilos(low, { start, end }))
  // "ชุดสองชิ้น 1 ชุด": beside a number, a word is part of the product
  counts.push(
    ...(counts.some((each) => each.sure)
      ? wordsApart(low, counts, { start, end })
      : spelledCounts(low, { start, end })),
  )
  counts.sort((a, b) => a.start - b.start)
  // "พวงกุญแจ 2 กับ สติกเกอร์ 3 แผ่น"
  counts.forEach((each, index) => {
    if (/^ (?:กับ|และ) ?(?=[ก-ฮเ-ไa-z])/.test(low.slice(each.end, each.end + 7))) each.sure = true
    // "2 shampoo (500ml) and 1 conditioner", "2 dozen cookies and 1 brownie box"
    const before = counts[index - 1]
    if (!before || !/[a-z)] and $/.test(low.slice(Math.max(start, each.start - 6), each.start))) return
    if (isEnglishGoods(low, before.end) && isEnglishGoods(low, each.end)) before.sure = each.sure = true
  })
  // "พวงกุญแจ 2 แก้ว 1 ส่ง …": a list that the recipient follows
  counts.forEach((last, index) => {
    const before = counts[index - 1]
    if (before && isListBeforeSending(low, before, last)) before.sure = last.sure = true
  })
  // "1 กล่อง (10 ซอง)": what a package contains
  const packed = counts.filter(
    (each, index) =>
      (text[each.start] === '(' && isPackage(text, counts[index - 1], each)) ||
      (/\([^()\n]{0,12}$/.test(text.slice(Math.max(start, each.digits.start - 13), each.digits.start)) &&
        isContent(text, each, counts[index + 1])),
  )
  // "ผ้าพันคอ1 หมวก2 ถุงมือ3คู่": glued to each product of a list
  const glued = counts.filter(({ digits }) => isThai(text[digits.start - 1]))
  if (glued.length > 1 && counts.every((each) => glued.includes(each) || each.sure))
    for (const each of glued) each.sure ||= each.qty < 10 && text[each.end] === ' '
  // "F1 2 F3 1": codes of a live sale
  const coded = counts.filter(({ qty, digits }) => qty < 20 && isAfterCode(low, start, digits.start))
  if (coded.length > 1 && coded.length === counts.length) for (const each of coded) each.sure = true
  const sure = counts.filter((each) => each.sure && !packed.includes(each))
  // "รวม 3 รายการ แหวน 1 ต่างหู 2": how many there are in all
  const [all] = sure
  if (all && sure.length === 1 && counts.length > 2 && counts[0] === all && isTotal(low, start, all))
    return counts.slice(1)
  return sure.length ? sure.filter((each, index) => !isSize(text, each, sure[index + 1])) : counts
}

const isAfterCode = (low: string, start: number, at: number): boolean =>
  /(?<![a-zก-๎\d])[a-z]{1,2}\d{1,3} $/.test(low.slice(Math.max(start, at - 8), at))

/** "เซ็ต A 1 เซ็ต B 2": the word begins the next product, as it began the first. */
const isNextOfSeries = (low: string, start: number, from: number, to: number): boolean =>
  /^ [a-z]\d? \d{1,2}(?!\d)/.test(low.slice(to, to + 6)) && low.startsWith(`${low.slice(from, to).trim()} `, start)

const isListBeforeSending = (low: string, before: Count, last: Count): boolean =>
  Math.max(before.qty, last.qty) < 20 &&
  /^ [ก-๎]{3,24}(?: [ก-๎]{2,16})? ?$/.test(low.slice(before.end, last.start)) &&
  /^ ส่ง(?=[ ก-ฮ]|ให้|ไป|ที่|ถึง)/.test(low.slice(last.end, last.end + 5))

/** "ถุงหิ้ว ลังนึง ยางวง 2 โล", "เข็มจักรเบอร์ 14 สองซอง กรรไกร 1 เล่ม": counts in words that stand apart from the digits. */
const wordsApart = (low: string, counts: readonly Count[], stretch: Stretch): Count[] =>
  spelledCounts(low, stretch).filter(
    ({ start, end }) =>
      (/\s$/.test(low.slice(Math.max(stretch.start, start - 1), start)) ||
        /[ก-๎](?:นึง|หนึ่ง)$/.test(low.slice(start, end))) &&
      /^(?:\s|$)/.test(low.slice(end, Math.min(end + 1, stretch.end))) &&
      !counts.some((each) => each.start <= end + 2 && each.end + 2 > start),
  )

const isEnglishGoods = (low: string, at: number): boolean =>
  /^ (?:of )?(?!days?|weeks?|months?|years?|hours?|nights?|persons?|baht|half|floors?|rooms?|moo|soi|the )[a-z]{3}/.test(
    low.slice(at, at + 10),
  )

/** "หัวเทียน 4 หัว", "ตะไคร้ต้นใหญ่ 3 ต้น": the unit is a syllable of the product. Its end, or 0. */
function namedUnit(low: string, start: number, first: number, at: number): number {
  const [, blank = '', word = ''] = /^( ?)([ก-๎]{2,6}?)(?=ค่?ะ|ครั|คับ|นะ|จ้|[^ก-๎]|$)/.exec(low.slice(at, at + 12)) ?? []
  const before = low.slice(Math.max(start, first - 40), first)
  for (let found = before.indexOf(word); word && found >= 0; found = before.indexOf(word, found + 1))
    if (isThai(before[found + word.length]) && !/\d ?$/.test(before.slice(0, found)))
      return at + blank.length + word.length
  return 0
}

/** "cf 23 ดำ 1 / 45 ขาว 2": the number of a product, before its quantity. */
const isClaimed = (low: string, start: number, { start: first, end }: Stretch, limit: number): boolean =>
  (/^ (?:[ก-๎a-z]{1,12} ){1,3}\d{1,2}(?!\d)/.test(low.slice(end, limit)) ||
    (/^ ?[ก-ฮเ-ไa-z]/.test(low.slice(end, limit)) &&
      /(?<![a-z])cf[ .:]{0,2}$/.test(low.slice(Math.max(0, first - 5), first)))) &&
  /(?<![a-z])cf[ .:]{0,2}(?:[^\n]{1,60}[,/+] ?)?$/.test(low.slice(Math.max(0, first - 70), first)) &&
  /^(?:[ก-๎]{0,24} )?(?:cf[ .:]*)?$/.test(low.slice(start, first).trimStart())

const isTotal = (low: string, from: number, { start }: Stretch): boolean =>
  /(?:^|\s)(?:รวม|ทั้งหมด|ทั้งสิ้น)\s?$/.test(low.slice(Math.max(from, start - 10), start))

/** "ชุดตรวจ (5 ชิ้น/กล่อง) 3 กล่อง" */
const isContent = (text: string, { end }: Stretch, next: Count | undefined): boolean =>
  next !== undefined && /^[^()\n]{0,20}\) {0,2}$/.test(text.slice(end, next.start))

const isPackage = (text: string, before: Count | undefined, { start }: Stretch): boolean =>
  before?.unit === true && text.slice(before.end, start).trim() === ''

/** "ข้าวหอม 5 กก. 2 ถุง", "ไข่ แพ็ค 10 ฟอง x3": with only blanks between two counts, the first is the product's size. */
const isSize = (text: string, { end }: Stretch, next: Count | undefined): boolean =>
  next !== undefined && /^[^\S\n]{0,3}(?:เอา|ขอ|รับ|สั่ง)?[^\S\n]{0,3}$/.test(text.slice(end, next.start))

/** "รับขวัญ ศรีสุข 367 ตำบลทรายทอง": a house number. */
function isAtAddress({ low, ownerAt }: Board, end: number): boolean {
  let next = end
  while (/[ ,]/.test(low[next] ?? '') && next - end < 3) next++
  return (
    next < low.length &&
    (ownerAt(next) === 'place' ||
      addressWordAt(low, next, 'strong') !== '' ||
      villageAhead.test(low.slice(end, end + 40)))
  )
}

const isDigitOrSign = (text: string, at: number) =>
  /[@฿#=]/.test(text[at] ?? '') || isDigit(text[at - 1]) || text[at] === '/'
