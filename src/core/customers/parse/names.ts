import type { Field } from '../customers.pasted-order'
import { addressWordAt } from './address-words'
import { type Board, type Stretch, trimmed } from './board'
import { afterParticles, beginsWord, isDigit, isLatin, isThai } from './letters'
import { nameLikeness } from './name-likeness'
import {
  atPlace,
  beforeNumber,
  calls,
  nobody,
  onlyMarks,
  placeAhead,
  plainWorkplace,
  post,
  says,
  shop,
  spokenTo,
  villageBefore,
  workplace,
} from './name-words'
import { isNickname } from './nicknames'
import { hasSmallTalk, withoutParticles } from './talk'
import { afterTitles, rankLength } from './titles'
import { isCountedProduct } from './units'

/** "วัดป่าภูก้อน (พระอาจารย์ต้น)": who receives what goes to a school or a temple. */
const called =
  /^(?:โรงเรียน|รร\.|โรงพยาบาล|รพ\.|วัด|สำนักสงฆ์|มัสยิด|อบต|เทศบาล|สำนักงาน|มหาวิทยาลัย|วิทยาลัย|ฝ่าย|แผนก)[^()\n]{2,60}\(((?:คุณ|ครู|พระ|แม่ชี|หลวง|อาจารย์|พี่|น้อง|ป้า|ลุง|ผอ|หมอ|นาย|นาง|น\.ส)[^()\n]{1,30})\)$/

/** ผู้รับว่า "ยิ้ม" */
const quotedName = /^ ?(?:ว่า|คือ)? ?["“]([ก-๎A-Za-z][ก-๎A-Za-z ]{1,19})["”] ?/
const edges = /[^ก-๎A-Za-zÀ-ɏḀ-ỿ0-9()ฯ]/

const longestName = 80
/** Where somebody works, in parentheses after a name. */
const enclosedPlace =
  /^(?:ร้าน|บริษัท|บจก|หจก|ฝ่าย|แผนก|โรงเรียน|รร\.|โรงพยาบาล|รพ\.|คลินิก|สำนักงาน|อบต|เทศบาล|โรงงาน|วัด|บ้าน|ตึก|ห้อง|ชั้น|ซอย|หลัง|หน้า|ข้าง|ตรงข้าม|ใกล้|คอนโด|หอ|อยู่)/
/** The comma of "Co., Ltd." */
const limitedAt = (low: string, at: number): boolean => /^, ?(?:ltd|inc)(?![a-z])/.test(low.slice(at, at + 6))

/** อยู่ยืน and อยู่เย็น are surnames. */
const isStay =
  /^(?:ใคร่ขอ|มีความประสง|ประสงค์(?:จะ|สั่ง)|ขอ(?:สั่ง|ซื้อ|จอง|รับ))|^(?:ค่?ะ|ค่า|ครับ|คับ|จ้า|จ้ะ)(?![ก-๎])|^ส่ง(?= ?\d)|^ส่ง(?:บ้าน|หอ|คอนโด|ที่|ไป|มา|วัน|ด่วน|เหมือน|ของ)|^อยู่(?![ก-ฮเ-ไ][ก-๎])|^อยู่(?:ที่|ใน|บ้าน|หมู่|ซอย|แถว|ใกล้|หน้า|หลัง|ตรง|ข้าง|ติด|กับ|เลข|ถนน|คอนโด|ห้อง|อำเภอ|ตำบล|จังหวัด|แขวง|เขต|ต\.|อ\.)/

/** "Thipawan S. 089…": an initial before a phone, not a soi. */
const isInitial = ({ low, ownerAt }: Board, at: number): boolean =>
  /^[a-z]\. ?/.test(low.slice(at, at + 3)) && ownerAt(low[at + 2] === ' ' ? at + 3 : at + 2) === 'phone'

/** "ร้านข้าวแกงป้าแก้ว ตลาดสดเทศบาล 1 ต.…": where the shop is, unless its phone follows. */
function isMarketOfShop({ low, ownerAt }: Board, start: number, at: number): boolean {
  const market = /^ ตลาด[ก-๎]{2,20} {0,2}/.exec(low.slice(at - 1, at + 28))
  return (
    market !== null && /^ร้าน[ก-๎]{3}/.test(low.slice(start, start + 8)) && ownerAt(at - 1 + market[0].length) !== 'phone'
  )
}

/** End of a name that starts at `start`: before a digit, a separator, an address, claimed text, or its sixth word. */
export function endOfName(board: Board, start: number, limit: number): number {
  const { text, low } = board
  let words = 0
  limit = Math.min(limit, start + longestName)
  for (let at = start + rankLength(low, start); at < limit; at++) {
    const letter = text[at] ?? ''
    if (
      letter === '\n' ||
      board.ownerAt(at) !== 'free' ||
      (isDigit(letter) && !/สาขา(?:ที่)? ?\d?$/.test(text.slice(Math.max(start, at - 9), at))) ||
      (/[,/|;:•=+*"<>#]/.test(letter) && !limitedAt(low, at))
    )
      return at
    // มาลี ศรีสุข (ร้านกาแฟบ้านสวน)
    if (
      letter === '(' &&
      words > 0 &&
      enclosedPlace.test(low.slice(at + 1, at + 14)) &&
      !shop.test(low.slice(start, start + 8))
    )
      return at
    if (!isThai(letter) && !isLatin(letter) && !isDigit(letter) && !/[ .()'\-–&ฯๆ]/.test(letter) && !limitedAt(low, at))
      return at
    if (at > start && beginsWord(text, at) && /[\s(]/.test(text[at - 1] ?? '')) {
      if (
        ++words > 5 ||
        (!isInitial(board, at) &&
          addressWordAt(low, at, words > 1 && !shop.test(low.slice(start, start + 8)) ? 'any' : 'strong'))
      )
        return at
      if (
        text[at - 1] === ' ' &&
        (words > 1 ? workplace : plainWorkplace).test(low.slice(at, at + 12)) &&
        !shop.test(low.slice(start, start + 8))
      )
        return at
      if (isMarketOfShop(board, start, at)) return at
      if (isCountedProduct(low, at)) return at
      // กมลวรรณ ณ นคร
      // ภูมิ ใจดี ห้อง ป.4/2, Nok c/o Sunset Bar
      if (/^(?:(?:ห้อง|ชั้น) ?)?[ปมอ]\.\d|^(?:ห้อง|ชั้น) ?[ปมอ]\.|^c\/o(?![a-z])/.test(low.slice(at, at + 8))) return at
      if (/ ณ [ก-๎]{2,16} $/.test(low.slice(start, at))) return at
      // เจษฎา มั่นคง Fit House Gym
      if (
        words > 1 &&
        isLatin(text[at]) &&
        /^[ก-๎ .]+$/.test(low.slice(start, at)) &&
        /^[a-z]{3,}/.test(low.slice(at, at + 8))
      )
        return at
      if (
        /^(?:กม\.|ที่ |อายุ ?\d|เลข(?:ประจำตัว|บัตร|ผู้เสีย|ที่ ?\d))/.test(low.slice(at, at + 14)) ||
        post.test(low.slice(at, at + 16)) ||
        (placeAhead.test(low.slice(at, at + 14)) && !shop.test(low.slice(start, start + 8))) ||
        villageBefore.test(low.slice(at, at + 40))
      )
        return at
      let wordEnd = text.slice(at, at + 24).search(/[^ก-๎A-Za-zÀ-ɏḀ-ỿ.'()-]/)
      while (wordEnd > 0 && board.ownerAt(at + wordEnd - 1) !== 'free') wordEnd--
      if (
        !isNickname(low.slice(at, wordEnd < 0 ? at + 24 : at + wordEnd)) &&
        (isStay.test(low.slice(at, at + 12)) || hasSmallTalk(low.slice(at, wordEnd < 0 ? at + 24 : at + wordEnd)))
      )
        return at
    }
    if (letter === ' ' && text[at + 1] === ' ' && words > 0 && !/^ {2,4}ณ /.test(text.slice(at, at + 7))) return at
  }
  return limit
}

const receives = new RegExp(`^(?:คุณ|${calls})[ก-ฮเ-ไ][ก-๎]{1,7}?((?:เป็นคน|มา|จะ)?รับ(?:ของ|แทน|เอง)?)$`)

const kinSent = new RegExp(
  '^(?:ส่ง|ลง|อยู่)บ้าน(?=(?:พ่อ|ตา|คุณ|CALLS)[ก-ฮเ-ไ][ก-๎])|^บ้าน(?:คุณ)?(?:ยาย|ตา|แม่|พ่อ|ป้า|ลุง|น้า|พี่|เพื่อน|แฟน) (?=[ก-ฮเ-ไ][ก-๎])|^ส่ง(?:ให้)?(?=(?:CALLS)[ก-ฮเ-ไ][ก-๎])'.replaceAll(
    'CALLS',
    calls,
  ),
)
/** "ถึง วีระ", "ส่งธนพร": the length of the word for sending; ส่งศรี and ส่งเสริม are names. */
function sentLength(low: string): number {
  const word =
    /^song (?!hai |thi |tee |ma |pai )(?=[a-z]{3,20} [a-z]{3})/.exec(low) ??
    /^(?:(?:จัด)?ส่ง(?:ให้|ถึง|ไปให้)?|ถึง) {1,2}(?=[ก-ฮเ-ไ]{2})/.exec(low) ??
    kinSent.exec(low)
  if (word) return word[0].length
  const first = /^ส่ง([ก-ฮเ-ไ][ก-๎]{3,20})(?= |$)/.exec(low)?.[1]
  return first && nameLikeness(first) > 1 && nameLikeness(first) > nameLikeness(`ส่ง${first}`) ? 3 : 0
}

/** "อาหมี่ เชอมือ 093…": a name of the hill tribes, which begins the message and ends at a phone. */
export const isHead = ({ low, ownerAt }: Board, { start, end }: Stretch): boolean =>
  low.slice(0, start).trim() === '' &&
  /^(?:อา|จะ|นา|มี|หมี่)[ก-๎]{1,6} [ก-๎]{3,16}$/.test(low.slice(start, end)) &&
  ownerAt(low[end] === ' ' ? end + 1 : end) === 'phone'

/** The name within a stretch, without titles and suffixes; null if there is none. */
export function nameWithin(board: Board, start: number, limit: number, afterTitle = false): Stretch | null {
  const { text, low } = board
  // 062…(ลูก) บังอร: the words in parentheses belong to the phone
  const ofPhone =
    board.ownerAt(start - 1) === 'phone' ? /^\([ก-๎]{2,12}\) ?(?=[ก-ฮเ-ไ])/.exec(text.slice(start, start + 16)) : null
  const quoted = quotedName.exec(text.slice(start, Math.min(limit, start + 30)))
  if (quoted?.[1]) {
    const after = start + quoted[0].length
    if (/^[ก-๎]{3,20} [ก-๎]{3,20}/.test(text.slice(after, limit))) start = after
    else
      return {
        start: start + quoted[0].indexOf(quoted[1]),
        end: start + quoted[0].indexOf(quoted[1]) + quoted[1].length,
      }
  }
  let part = trimmed(text, { start: start + (ofPhone?.[0].length ?? 0), end: limit }, edges)
  // "เด้อ ส่งบ้านยายนุ้ย": of the sentence before
  const said = afterParticles(low, part.start)
  if (said > part.start && said < part.end && text[said] === ' ') part.start = said + 1
  while (text[part.start] === '(' && !text.slice(part.start, part.end).includes(')')) part.start++
  part.start += sentLength(low.slice(part.start, part.end))
  part.start +=
    /^(?:ผม|กระผม|ดิฉัน|ฉัน) (?=[ก-ฮเ-ไ])|^(?:ผม|กระผม|ดิฉัน)(?=[ก-ฮเ-ไ][ก-๎]{2,16} [ก-๎]{3,20}$)/.exec(
      low.slice(part.start, part.end),
    )?.[0].length ?? 0
  const first = afterTitles(low, part.start)
  const titled = afterTitle || /^(?:นาย|นาง|น\.ส)/.test(low.slice(part.start, first))
  const end = withoutParticles(text, first, endOfName(board, first, part.end))
  part = trimmed(text, { start: first, end }, edges)
  if (
    text[part.end] === '.' &&
    /(?:^|[\s.])(?:[ก-ฮA-Za-z]|Ltd|Inc)$| [A-Z][bcdfghjklmnpqrstvwxz]$/.test(
      text.slice(Math.max(part.start, part.end - 4), part.end),
    )
  )
    part.end++
  while (part.end > part.start && text[part.end - 1] === '(')
    part = trimmed(text, { start: part.start, end: part.end - 1 }, edges)
  const closed = text.slice(part.start, part.end).search(/^[^(]*\)\s*\(/)
  if (closed === 0) part.end = text.indexOf(')', part.start)
  if (text[part.end - 1] === 'ม' && /^\. ?\d/.test(text.slice(part.end, part.end + 3))) part.end--
  const enclosed = /^\(([^()\n]+)\)[^ก-๎A-Za-z]*$/.exec(text.slice(part.start, part.end))
  if (enclosed?.[1]) part = { start: afterTitles(low, part.start + 1), end: part.start + 1 + enclosed[1].length }
  const glued = beforeNumber.exec(text.slice(part.start + 2, part.end))
  if (glued && /^[ .]{0,2}\d/.test(text.slice(part.end, part.end + 3)))
    part = trimmed(text, { start: part.start, end: part.start + 2 + glued.index }, edges)
  const at = atPlace.exec(text.slice(part.start + 2, part.end))
  if (at) part.end = part.start + 2 + at.index
  const value = text.slice(part.start, part.end)
  if (text[part.end] === ')' && value.includes('(')) part.end++
  if (value.endsWith(')') && !value.includes('(')) part.end--
  if (text[part.start] === '(' && value.endsWith(')')) part = { start: part.start + 1, end: part.end - 1 }
  // "ณิชา พรหมดี (ผู้ปกครอง 081…)": a remark that a phone ends
  const opened = /^([^()]{2,}?) ?\([^()]*$/.exec(text.slice(part.start, part.end))
  if (opened?.[1]) part.end = part.start + opened[1].length
  const within = called.exec(text.slice(part.start, part.end))
  if (within?.[1]) {
    part.start += within[0].indexOf('(') + 1
    part.end = part.start + within[1].length
  }
  const remark =
    / \((?:(?:เจ้า|ลูกค้า|ขา)(?:ประจำ|เก่า|ใหม่|เดิม)|ลูกค้า|(?:กลุ่ม|ส่วน)(?=[ก-๎]{4})|งาน(?=[ก-๎]{2})|กอง(?=[ก-๎]{2})|ผู้จัดการ|ผจก|เลขา|ภารโรง|ตัวแทน|สมาชิก|ช่าง(?:เหล็ก|ไม้|ไฟ|ปูน|แอร์|สี|ซ่อม|ยนต์)|แผนก|ฝ่าย|พนักงาน|คนงาน|คนเฝ้า|คนขับ|เจ้าของ|ผู้ปกครอง|ผญบ|ผู้ใหญ่บ้าน|กำนัน|หัวหน้า|รปภ|library|hr|office|dept)[^()\n]{0,20}\)$/i.exec(
      text.slice(part.start, part.end),
    )
  if (remark && remark.index > 1) part.end = part.start + remark.index
  const role = / (?:เจ้าหน้าที่|พนักงาน|พยาบาล|ธุรการ|แม่บ้าน|ยาม|คนสวน|หัวหน้าช่าง|ช่าง(?:แอร์|ไฟ|ประปา|ไม้|ปูน|เหล็ก|ยนต์))$/.exec(
    text.slice(part.start, part.end),
  )
  if (role && role.index > 1) part.end = part.start + role.index
  // "เฮียตี๋รับ": who takes the parcel
  const takes = receives.exec(low.slice(part.start, part.end))
  if (takes) part.end -= takes[1]?.length ?? 0
  const polite = / (?:na )?(?:ka|kha|krub|krab|khrap|krap|kub)$/i.exec(text.slice(part.start, part.end))
  if (polite && polite.index > 1) part.end = part.start + polite.index
  const named = text.slice(part.start, part.end)
  if (/^[^(]{0,40}\)./.test(named) || named.startsWith(')')) return null
  // "เฮียครับ เอา …": who is spoken to
  if (spokenTo.test(named) && /^ ?(?:ค่?ะ|ครับ|คับ|ขา|จ๋า|จ้า)/.test(text.slice(part.end, part.end + 5))) return null
  if (
    !isNickname(named) &&
    ((!titled && nobody.test(named)) || onlyMarks.test(named) || (!titled && says.test(named) && !isHead(board, part)))
  )
    return null
  if (part.end - part.start < 2 || part.end - part.start > 70 || !/[ก-ฮA-Za-z]/.test(value)) return null
  return part
}

export const nameField = (board: Board, part: Stretch, confidence: number): Field<string> => {
  board.take(part.start, part.end, 'name')
  return board.field(board.text.slice(part.start, part.end).replace(/\s+/g, ' '), confidence, part)
}
