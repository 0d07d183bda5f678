import { addressWordAt } from './address-words'
import { type Board, lineAt, type Stretch } from './board'
import { isLatin } from './letters'
import { afterUnit } from './units'

/** A number that may be the house's. */
export type House = Stretch & { value: string; score: number }

/** Roads that are named with the number of a soi or an era: สุขุมวิท 101, พระราม 2. */
export const numbered =
  /(?:พระราม(?:ที่)?|สุขุมวิท|ลาดพร้าว|รามคำแหง|รามอินทรา|พหลโยธิน|เพชรเกษม|รัชดาภิเษก|รัชดา|นวมินทร์|จรัญสนิทวงศ์|จรัญ|ประชาอุทิศ|สุขสวัสดิ์|เจริญกรุง|เจริญนคร|อ่อนนุช|พัฒนาการ|ศรีนครินทร์|วิภาวดี|แจ้งวัฒนะ|เอกชัย|บางนา|ติวานนท์|เทศบาล|งามวงศ์วาน|สาทร|สีลม|เสรีไทย|เสรี|สายไหม|วัชรพล|คลอง|รังสิต|นครอินทร์|rama|sukhumvit|lat ?phrao|lad ?prao|ramkhamhaeng|phahonyothin|petchkasem|phetkasem)\s?$/

const mostNumbers = 100
const label = /(?:บ้านเลขที่|เลขที่|บ้านเลข|house no\.?|house number|house|ห้องเลขที่(?!)|no\.?|number|บ้าน)[\s:.]{0,3}$/
const partOf =
  /(?:หมู่ที่|หมู่ที|หมู่|(?<![ก-๎])ม\.|ซอย|(?<![ก-๎])ซ\.|ชั้นที่|ชั้น|ห้องเลขที่|ห้อง|อาคาร|ตึก|แยก|ตู้ ?ปณ\.?|ตู้ ป\.ณ\.?|แผง|โกดัง|คลังสินค้า|กองพัน|กองร้อย|กรม|บูธ|ช่อง|สาขา|สาย|ประตู|คูหา|โต๊ะ|เลน|บล็อก|บล๊อค|ล๊อค|ล๊อก|กลุ่ม|รุ่น|อายุ|จำนวน|(?<!ส่ง|อยู่|เลข|ไป|มา|ให้|หมู่|[^ก-๎])ที่|village no\.?|village|warehouse|gate|block|lot|stall|booth|branch|suite|lane|เฟส|เฟส ?ที่|phase|ล็อค|ล็อก|บล็อค|แปลง|เบอร์|ตรอก|moo\.?|soi\.?|m\.|floor|fl\.?|room|rm\.?|unit|building|bldg\.?|tower|ปี|กม\.?|กม\. ?ที่|km\.?|โซน|zone|ถ\.|ถนน)[\s:]{0,2}(?:[a-z] ?)?$/

/** Every number that may be the house's; the best has the highest score, the earliest of equals. */
function housesIn(board: Board, inAddress: (at: number) => boolean, barred: (at: number) => boolean): House[] {
  const { text, low } = board
  const found: House[] = []
  for (const match of low.matchAll(
    /(?<!\d[.,])(?<![\d@฿=])\d{1,5}(?:-\d{1,5})?(?:\/\d{1,5}(?:-\d{1,5})?)?(?![\d/]|[.,]\d)/g,
  )) {
    if (found.length >= mostNumbers) break
    const start = match.index
    const end = start + match[0].length
    // 0881234567/39/7: a slash after a phone divides, after a number it does not
    if (text[start - 1] === '/' && /\d/.test(text[start - 2] ?? '') && board.ownerAt(start - 2) === 'free') continue
    if (!board.isFree(start, end) || isLatin(text[start - 1]) || barred(start)) continue
    const before = low.slice(Math.max(0, start - 14), start)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    if (partOf.test(line) || numbered.test(line) || text[start - 1] === '#') continue
    if (afterUnit(low, end) > end || /^\s?(?:[x×*]|บาท|฿|\.-)/.test(low.slice(end, end + 5))) continue
    const labelled = label.test(line)
    let next = end
    if (/^ ?[ก-ฮ](?![ก-๎.])/.test(text.slice(next, next + 3))) next += text[next] === ' ' ? 2 : 1
    while (/[ ,\n]/.test(text[next] ?? '') && next - end < 4) next++
    const word = addressWordAt(low, next, 'any')
    const placed = board.ownerAt(next) === 'place' && next < text.length
    const slash = match[0].includes('/')
    const lead =
      line.trim() === '' ||
      /[,|:/)]\s?$/.test(line) ||
      (start > 0 && board.ownerAt(start - 1 - (text[start - 1] === ' ' ? 1 : 0)) !== 'free')
    let score =
      (labelled ? 10 : 0) +
      (slash ? 6 : match[0].includes('-') ? 2 : 0) +
      (word ? 4 : placed ? 4 : 0) +
      (lead ? 2 : 0) +
      (inAddress(start) ? 3 : 0)
    if (!slash && match[0].length === 5) score -= 4
    found.push({ start, end, value: match[0], score })
  }
  return found
}

/** A number with less is no house's unless it stands beside a place. */
export const leastScore = 5

/** After a name alone, "สมชาย ใจดี 45 สุขุมวิท 101", a bare number will do; inside of other words it is too little. */
function leastOnPlaceLine(board: Board, house: House): number {
  const line = board.lines[lineAt(board, house.start)]
  const before = line ? board.low.slice(line.start, house.start) : ''
  return /^[ก-๎a-z .()]{2,40}$/.test(before) &&
    !/ห้อง|ชั้น|ตึก|อาคาร|คอนโด/.test(line ? board.low.slice(line.start, line.end) : '')
    ? 0
    : 2
}

/** The number most like a house's: near a place a bare number will do, elsewhere it takes more. */
export function chooseHouse(
  board: Board,
  placed: Set<number>,
  inAddress: (at: number) => boolean,
  barred: (at: number) => boolean,
): House | null {
  let best: House | null = null
  for (const each of housesIn(board, inAddress, barred)) {
    const line = lineAt(board, each.start)
    const near =
      !placed.size || inAddress(each.start) || each.score > 9 || [-1, 0, 1, 2, 3].some((far) => placed.has(line + far))
    if (
      near &&
      each.score >= (placed.has(line) ? leastOnPlaceLine(board, each) : leastScore) &&
      (!best || each.score > best.score)
    )
      best = each
  }
  return best
}
