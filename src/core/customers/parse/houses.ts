import { addressWordAt } from './address-words'
import { type Board, lineAt, type Stretch } from './board'
import { label, measure, numbered, ofPlace, ofSoi, partOf, roadAhead, villageAhead } from './house-words'
import { isInstitution } from './institutions'
import { isLatin } from './letters'
import { afterUnit } from './units'

/** A candidate for the house number. */
export type House = Stretch & { value: string; score: number; firm: boolean }

const mostNumbers = 100
const ofMoney = /(?:มัดจำ|ยอด|ราคา|จ่าย|เหลือ|ค่าส่ง)(?:แล้ว|ไว้|ไป)? ?$/
/** "คอนโดรีเจ้นท์ 88 ถ.สุขุมวิท", "บ้านดอนจิก 14 ม.6": a house number after the building or village, before road or moo. */
const atBuilding =
  /(?:คอนโด|แมนชั่น|อพาร์ทเม้นท์|อพาร์ตเมนต์|หอพัก)[ก-๎]{2,20}(?: [ก-๎]{3,12})? \d{2,4} (?:ถ\.|ถนน|ซ\.|ซอย)|(?<![ก-๎])บ้าน[ก-๎]{2,20} \d{1,4} ?(?:ม\.|หมู่)|(?<![ก-๎])(?:หมู่บ้าน|มบ\.|ตลาด)[ก-๎]{2,20} \d{3,4} ?(?:ถ\.|ถนน|ซ\.|ซอย|ม\.|หมู่|บ้าน|ต\.|ตำบล|แขวง)/
/** "แฟลตดินแดง 2 ตึก 23": which one of several. */
const inEstate = /(?:แฟลต|เคหะ|เอื้ออาทร)[ก-๎]{0,10} ?$/
function afterOther({ text, ownerAt }: Board, start: number, end: number): boolean {
  if (!/^ ?(?:[,|\n]|$)/.test(text.slice(end, end + 2))) return false
  let at = start - 1
  while (text[at] === ' ') at--
  if (!/[,|]/.test(text[at] ?? '')) return false
  while (/[ ,|]/.test(text[at] ?? '')) at--
  return at >= 0 && text[at] !== '\n' && ownerAt(at) === 'free'
}

/** "ถ.ชายโขง 251 เกสต์เฮาส์ริมน้ำ": between a road and a building is the house. */
const onStreet = (ahead: string, rest: string): boolean =>
  /(?:ถ\.|ถนน) ?[ก-๎]{3,20} $/.test(ahead) &&
  !numbered.test(ahead) &&
  /^ (?:เกสต์เฮาส์|เกสท์เฮาส์|โฮมสเตย์|โฮสเทล|รีสอร์ท|โรงแรม|หอพัก|ร้าน|ตึกแถว|อพาร์ท|คลินิก)[ก-๎]/.test(rest)

/** All candidates for the house number; the highest score wins, then the earliest. */
function housesIn(board: Board, inAddress: (at: number) => boolean, barred: (at: number) => boolean): House[] {
  const { text, low } = board
  const found: House[] = []
  for (const match of low.matchAll(
    /(?<![\d@฿])\d{1,5}(?:-\d{1,5})?(?:\/\d{1,5}(?:-\d{1,5})?){0,2}(?![\d/]|\.\d|,\d(?!(?<=เลขที่ ?\d{1,4},\d)\d?(?![\d,])))/g,
  )) {
    if (found.length >= mostNumbers) break
    const start = match.index
    const end = start + match[0].length
    // 0881234567/39/7: a slash after a phone is a separator, after a number it isn't
    if (text[start - 1] === '/' && /\d/.test(text[start - 2] ?? '') && board.ownerAt(start - 2) === 'free') continue
    if (/[.,]/.test(text[start - 1] ?? '') && /\d/.test(text[start - 2] ?? '') && board.ownerAt(start - 2) === 'free')
      continue
    // มทบ.33, กม.14, เขต 2: part of an abbreviation's or an office's name
    if (/(?<![ก-๎])(?:[ก-ฮ]{2,5}|ป)\.$|(?:^|\s)เขต ?$/.test(low.slice(Math.max(0, start - 8), start))) continue
    // 3rd floor
    if (/^(?:st|nd|rd|th)(?![a-z])/.test(low.slice(end, end + 3))) continue
    if (match[0] === '7-11' || (text[start - 1] === '=' && board.ownerAt(start - 1) !== 'label')) continue
    if (!board.isFree(start, end) || isLatin(text[start - 1]) || barred(start)) continue
    const before = low.slice(Math.max(0, start - 14), start)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    // "มัดจำ 300 ที่เหลือ …"
    if (!match[0].includes('/') && ofMoney.test(line)) continue
    if (/^\d{1,2}$/.test(match[0]) && /^[.)]\s{0,3}[^\d\s]/.test(text.slice(end, end + 5))) continue
    // "รามอินทรา 188/64 ซ.นวมินทร์ 163": a house on a road that has numbers of sois
    const onRoad =
      match[0].includes('/') &&
      !/(?:ซ\.|ซอย|ถ\.|ถนน|soi) ?[ก-๎a-z]{1,16} ?$/.test(line) &&
      /^ ?(?:ซ\.|ซอย|ถ\.|ถนน|ม\. ?\d|หมู่ ?\d)/.test(low.slice(end, end + 9))
    if (partOf.test(line) || (numbered.test(line) && !onRoad) || text[start - 1] === '#') continue
    if (!match[0].includes('/') && measure.test(low.slice(end, end + 10))) continue
    if (afterUnit(low, end) > end || /^\s?(?:[x×*]|บาท|฿|\.-)/.test(low.slice(end, end + 5))) continue
    // แป้งฝุ่น No.2
    const labelled =
      label.test(line) && !(/[ก-๎] no\.? ?$/.test(line) && /^ \d{1,3} ?[ก-๎]/.test(low.slice(end, end + 6)))
    // หมู่บ้านพฤกษา 13, soi ari 4: the number belongs to the word before it
    const ahead = low.slice(Math.max(0, start - 44), start)
    // ตึกชินวัตร 3
    if (/^\d$/.test(match[0]) && /(?:ตึก|อาคาร)[ก-๎]{3,20} ?$/.test(line)) continue
    const afterSoi = !labelled && (match[0].includes('/') ? ofSoi : ofPlace).test(ahead)
    const afterBuilding = atBuilding.test(low.slice(Math.max(0, start - 30), end + 6))
    if (
      afterSoi &&
      !afterBuilding &&
      !onStreet(ahead, low.slice(end, end + 16)) &&
      (!match[0].includes('/') || numbered.test(ahead.trimEnd()) || /[a-z] ?$/.test(ahead))
    )
      continue
    if (
      !(/บ้านเลขที่[ :.]{0,3}$/.test(line) && match[0].includes('/')) &&
      /^(?:-[a-z]{2}| ?(?:ค่า|รวม|บาท|โอน|ปลายทาง|ยอด))/.test(low.slice(end, end + 10))
    )
      continue
    let next = end
    if (/^ ?[ก-ฮ](?![ก-๎.])/.test(text.slice(next, next + 3))) next += text[next] === ' ' ? 2 : 1
    while (/[ ,(\n]/.test(text[next] ?? '') && next - end < 4) next++
    const word = addressWordAt(low, next, 'any') || /^ม ?\d/.exec(low.slice(end, end + 4).trimStart())?.[0] || ''
    const placed = board.ownerAt(next) === 'place' && next < text.length
    const slash = match[0].includes('/')
    const lead =
      !/[ก-๎a-z\d]/.test(line) ||
      /[,|:/)]\s?$|\.\s$/.test(line) ||
      (start > 0 && board.ownerAt(start - 1 - (text[start - 1] === ' ' ? 1 : 0)) !== 'free')
    // "5 หลอด, 750": after the comma of something else
    if (!slash && !word && !labelled && !placed && !inAddress(start) && afterOther(board, start, end)) continue
    // สุรนิเวศ 7 ห้อง 7215, บ้าน 2 ชั้น
    if (
      !slash &&
      !labelled &&
      ((!lead && /^ ?(?:ห้อง|ชั้น)/.test(low.slice(end, end + 6))) ||
        (/^\d$/.test(match[0]) &&
          /(?:ลุมพินี|ศุภาลัย|วิลล์|คอนโด|พลัม|เดอะ|ไอดีโอ|แมนชั่น|เพลส|lumpini|supalai|ville|condo|place)[^\n\d]{0,40}$/.test(
            ahead,
          ) &&
          /^ ?(?:ห้อง|ชั้น|ตึก|อาคาร|เฟส)/.test(low.slice(end, end + 8))) ||
        (inEstate.test(line) && /^ ?(?:ห้อง|ชั้น|ตึก|อาคาร)/.test(low.slice(end, end + 8))))
    )
      continue
    let score =
      (labelled ? 10 : 0) +
      (slash ? 6 : match[0].includes('-') ? 2 : 0) +
      (word ||
      placed ||
      onStreet(ahead, low.slice(end, end + 16)) ||
      villageAhead.test(low.slice(end, end + 40)) ||
      roadAhead.test(low.slice(end, end + 48))
        ? 4
        : 0) +
      (lead || afterBuilding || isInstitution(low.slice(low.lastIndexOf('\n', start - 1) + 1, start).trim()) ? 2 : 0) +
      (inAddress(start) ? 3 : 0)
    if (!slash && match[0].length === 5) score -= 4
    if (afterSoi && !onStreet(ahead, low.slice(end, end + 16))) score = 2
    found.push({
      start,
      end,
      value: match[0],
      score,
      firm:
        labelled || word !== '' || (placed && /[^*]\d\d/.test(text.slice(start - 1, end))) || inAddress(start) || lead,
    })
  }
  return found
}

/** A number with a lower score is only a house number next to a place. */
export const leastScore = 5
/** "… 15 ม.1", and the place on the next line. */
const leastAbove = 4

/** After a name alone, "สมชาย ใจดี 45 สุขุมวิท 101", a bare number is enough; among other words it isn't. */
function leastOnPlaceLine(board: Board, house: House): number {
  const line = board.lines[lineAt(board, house.start)]
  const before = line ? board.low.slice(line.start, house.start) : ''
  return /^[ก-๎a-z .()]{2,40}$/.test(before) &&
    !/ห้อง|ชั้น|ตึก|อาคาร|คอนโด/.test(line ? board.low.slice(line.start, line.end) : '')
    ? 0
    : 2
}

/** The most likely house number: near a place a bare number is enough, elsewhere it needs more evidence. */
export function chooseHouse(
  board: Board,
  placed: Set<number>,
  inAddress: (at: number) => boolean,
  barred: (at: number) => boolean,
): House | null {
  let best: House | null = null
  for (const each of housesIn(board, inAddress, barred)) {
    // ตัดยอด 20/4: a date, if nothing suggests an address
    if (!placed.size && !each.firm) continue
    const line = lineAt(board, each.start)
    const near =
      !placed.size || inAddress(each.start) || each.score > 9 || [-1, 0, 1, 2, 3].some((far) => placed.has(line + far))
    if (
      near &&
      each.score >=
        (placed.has(line)
          ? leastOnPlaceLine(board, each)
          : placed.has(line + 1) && each.firm
            ? leastAbove
            : leastScore) &&
      (!best || each.score > best.score)
    )
      best = each
  }
  return best
}
