import type { Field } from '../customers.pasted-order'
import { hasAddressWord } from './address-words'
import type { Board, Owner, Stretch } from './board'
import { numbered } from './house-words'
import { isInstitution } from './institutions'
import { afterParticles, isThai } from './letters'
import { evidence, leastEvidence, refined } from './name-likeness'
import { calls, plainWorkplace, shop } from './name-words'
import { isHead, nameField, nameWithin } from './names'
import { isNickname } from './nicknames'
import { otherPerson } from './other-names'
import { isForeign, ofWorkers } from './recipients'
import { hasSmallTalk, isSmallTalk } from './talk'
import { afterTitles, rankLength } from './titles'

const nickname =
  /^(?:ผู้ใหญ่บ้าน|ผู้ใหญ่|กำนัน|ปลัด|อาจารย์|สารวัตร|ดาบ|จ่า|หลวงพี่|หลวงพ่อ|พระ(?!ราม|โขนง)|แม่อุ๊ย|พ่ออุ๊ย|พี่|น้อง|ป้า|ลุง|เจ๊|เจ้|เฮีย|น้า|อา|ยาย|ตา|แม่|ครู|หมอ|ช่าง|ทิด|หนาน|อ้าย|เอื้อย|บัง|ก๊ะ|ซ้อ)/

/** Words from letters and notices: "Dear customer", "Meeting at". */
const latinProse =
  /(?<![a-z])(?:dear|customer|meeting|at|the|for|from|has|have|your|room|office|on|in|of|to|with|will|be|by|we|us|me|it|not|can|if|select|where|and|or|let|const|var|please|bring|has|was|hiya|hey|thai|number|first|last|details|colou?r|green|white|black|shop|do|you|still|if|yes|later|location|same|will|tonight|pii|kha|ka|krub|krab|khrap|new|sale|open|closed|daily|every|day|otp|code|password|pass|wifi)(?![a-z])/
/** Sentences found next to a phone number: "แมวหาย", "แวะมาได้". */
const prose =
  /มาได้|^ถาม|^ขอ(?:แก้|เปลี่ยน|เพิ่ม|ยกเลิก|เลื่อน)|สามารถ|เพื่อ(?!น)|เมื่อ|ประกาศ|บริการ|สมัคร|พบเห็น|แวะ|ให้ราคา|รับซื้อ|ลงทุน|กำไร|ฟรี|อร่อย|แนะนำ|กรุ๊ป|ด่วน|ที่ดิน|ขายบ้าน|บ้านเดี่ยว|ให้เช่า|เซ้ง|(?:หาย|แล้ว|กัน|(?:สวย|อร่อย|เยอะ|แพง)มาก)$/
/** Buildings, which may appear where a name is expected. */
export const building =
  /^อู่(?:ช่าง|ซ่อม|รถ)[ก-๎]{2,16} |ลุมพินี|ศุภาลัย|พาร์[คก]|ปาร์[คก]|เพลส|ทาวเวอร์|เรสซิเดน|แมนชั|^(?:หลัง|หน้า|ข้าง|ใกล้|ตรงข้าม)(?:ม\.|รร\.|รพ\.|มหา|ตลาด|เซเว่น|บิ๊กซี|โลตัส)|^(?:(?:ห้อง|บ้าน)เช่า|ออฟฟิศ|หอ(?: |พัก)|คอนโด|ตึก|อาคาร|หมู่บ้าน|แมนชั่น|อพาร์ท|แฟลต|โรงแรม|ขนส่ง|สถานี|ท่ารถ|คิวรถ)/
const firm = /(?<![a-z])(?:co\.,? ?ltd|company|limited|shop|store|inc)(?![a-z])/
const listMark = /^\s*\(?\d{1,2}[.)]\s*/

/** ส่งศรี รวมทรัพย์: names that start like talk. */
const twoWords = /^[ก-๎]{4,20} [ก-๎]{4,20}$/

const isThaiName = /^[ก-๎]{2,20}(?: [ก-๎]{2,20})?$/

const written = /[ก-๎A-Za-zÀ-ɏḀ-ỿ0-9]/

/** How well an unlabelled stretch fits a name; 0 or less is not a name. */
function merit(board: Board, lines: Stretch[], part: Stretch, marks: number[]): number {
  const { text, low } = board
  const value = low.slice(part.start, part.end)
  if (!shop.test(value) && (/ถนน|ซอย|ตำบล|อำเภอ|จังหวัด|หมู่ที่|คอนโด/.test(value) || /[ก-๎]{27}/.test(value))) return 0
  if (building.test(value) || prose.test(value) || (latinProse.test(value) && !/[ก-๎]/.test(value) && !firm.test(value)))
    return 0
  // "จักรเย็บผ้า ตัวละ 3500"
  if (
    /(?:ตัว|ใบ|ชิ้น|กล่อง|ถุง|ขวด|อัน|คู่|ชุด|ต้น|โล|แพ็ค|ซอง|ลูก|เครื่อง|ผืน|ห่อ)ละ$/.test(value) &&
    /^ ?\d/.test(text.slice(part.end, part.end + 2))
  )
    return 0
  const rank = rankLength(low, part.start)
  const stands = (isNickname(value) || isByPlace(board, part)) && standsAlone(board, part)
  const spoken = !stands && isSmallTalk(value.slice(rank))
  const surnamed = spoken && twoWords.test(value) && !hasSmallTalk(value) && standsAlone(board, part)
  if (
    (spoken && !surnamed && !(isHead(board, part) && !hasSmallTalk(value))) ||
    (hasAddressWord(low, part.start + rank, part.end, 'strong') >= 0 && !shop.test(value))
  )
    return 0
  const line = lines.findIndex(({ start, end }) => part.start >= start && part.start <= end)
  const { start, end } = lines[line] ?? part
  const words = value.split(/\s+/).length
  const lead = text.slice(start, part.start).replace(listMark, '')
  const before = !written.test(lead) || /(?:ค่ะ|คะ|ครับ|คับ|จ้า)[ .?!]+$|! ?$/.test(lead)
  const said = afterParticles(text, part.end)
  const phoneNext = board.ownerAt(said + (/^ {0,3}/.exec(text.slice(said, said + 3))?.[0].length ?? 0)) === 'phone'
  // "086… Life Asoke Hype ห้อง 1923": a building
  if (
    /^[a-z']+ [a-z' ]+$/.test(value) &&
    /^ (?:ห้อง|ชั้น|ตึก|อาคาร)/.test(low.slice(part.end, part.end + 6)) &&
    board.ownerAt(text[part.start - 1] === ' ' ? part.start - 2 : part.start - 1) === 'phone'
  )
    return 0
  const lastSaid = /(?<!\S)\S+\s*$/.exec(low.slice(start, part.start))?.[0] ?? ''
  const afterTalk = phoneNext && (/\d $/.test(lastSaid) || hasSmallTalk(lastSaid.trimEnd()))
  const rest = low.slice(part.end, end)
  const fills = before && (!written.test(rest) || (!shop.test(value) && plainWorkplace.test(rest.trimStart())))
  const far = Math.min(...marks.map((mark) => Math.abs(mark - line)))
  if (far > 4) return 0
  let points = far === 0 ? 3 : far === 1 ? 2.5 : 1.5
  if (fills) points += 0.5
  else if (far > 0) points -= 1
  const next = /^ ?(?=\d)/.exec(text.slice(part.end, part.end + 2))
  if (next && numbered.test(value) && board.ownerAt(part.end + next[0].length) !== 'phone') return 0
  const digit = /^[ ,.]{0,2}(?=\d)/.exec(text.slice(part.end, part.end + 3))
  if (digit && board.ownerAt(part.end + digit[0].length) === 'free') points -= 2
  // "บ.ไทยออโต้ 99 ม.1": part of an address
  if (shop.test(value) && digit && board.ownerAt(part.end + digit[0].length) === 'address')
    points -= has(board, 'phone') ? 2.5 : 1
  // "บ้านสวนงามตา 31/4"
  if (/^บ้าน[ก-๎]{4}/.test(value) && digit) points -= 2
  if (shop.test(value) || firm.test(value) || nickname.test(value) || rank > 0) points += 2
  if (stands) points += 1.5
  if (surnamed) points -= 0.5
  if (words === 1 && before && phoneNext) points += 1
  // "ศักดา 086… จังหวัด …": the message begins with who gets the parcel
  if (before && phoneNext && isThaiName.test(value) && lead === '' && line === 0) points += words === 1 ? 1.5 : 1
  if (words === 2 || words === 3) points += 1.5
  else if (words > 4) points -= 2
  const enclosed = text[part.start - 1] === '(' && text[part.end] === ')'
  if (!before && !afterTalk && !enclosed && !isBounded(board, part)) points -= 2
  if (part.end - part.start < 3) points -= 0.5
  if (part.end - part.start > 45) points -= 2
  if (isThai(value[0]) && !/[ก-ฮ]/.test(value)) return 0
  const like = shop.test(value) || firm.test(value) ? 0 : evidence(value.slice(rank))
  return points + (like < 0 ? 0.6 * like : like / 3)
}

/** "หน่อย บางแสน": a nickname and where that person is from, at the beginning of a line. */
function isByPlace({ low, lines }: Board, { start, end }: Stretch): boolean {
  const [first = '', second = ''] = low.slice(start, end).split(' ')
  return (
    isNickname(first) &&
    /^[ก-๎]{3,16}$/.test(second) &&
    end - start === first.length + 1 + second.length &&
    !isSmallTalk(second) &&
    lines.some((line) => low.slice(line.start, start).trim() === '' && line.start <= start && end <= line.end)
  )
}

const has = (board: Board, owner: Owner): boolean => board.hasIn(0, board.text.length, owner)

const greeted = /(?:สวัสดี|หวัดดี|ตามนี้|ดี)(?:ค่ะ|คะ|ครับ|คับ|จ้า)$/
/** Alone between line breaks, separators and claimed text, next to a phone, a house or the end of its line. */
function standsAlone({ text, ownerAt }: Board, { start, end }: Stretch): boolean {
  let [from, to] = [start - 1, end]
  while (/[ \-,/|:(•]/.test(text[from] ?? '')) from--
  while (/[ \-,/|:)]/.test(text[to] ?? '')) to++
  return (
    (from < 0 ||
      text[from] === '\n' ||
      ownerAt(from) !== 'free' ||
      greeted.test(text.slice(Math.max(0, from - 12), from + 1))) &&
    (to >= text.length || text[to] === '\n' || ownerAt(to) !== 'free' || /\d/.test(text[to] ?? ''))
  )
}

const isBounded = (board: Board, { start, end }: Stretch): boolean => {
  let from = start
  while (from > 0 && !/[\n)]/.test(board.text[from - 1] ?? '') && !written.test(board.text[from - 1] ?? '')) from--
  return (
    from <= 0 ||
    / [/|] $/.test(board.text.slice(Math.max(from, start - 3), start)) ||
    board.text[from - 1] === '\n' ||
    board.ownerAt(from - 1) !== 'free' ||
    end >= board.text.length
  )
}

/** Less would rather be a product or talk; names just above it are in doubt. */
const leastMerit = 1.2

/** An unlabelled name: remaining text next to a phone or an address that reads like one. */
export function takeBareName(board: Board, barred: (at: number) => boolean): Field<string> | null {
  const { low } = board
  const lines = board.lines.filter(({ start, end }) => board.text.slice(start, end).trim() !== '')
  if (!has(board, 'phone') && !(has(board, 'place') && has(board, 'address'))) return null
  const marks: number[] = []
  lines.forEach((line, index) => {
    for (let at = line.start; at < line.end; at++)
      if (board.ownerAt(at) === 'phone' || board.ownerAt(at) === 'place' || board.ownerAt(at) === 'address') {
        marks.push(index)
        break
      }
  })
  if (!marks.length) return null
  const near = new Set(marks.slice(0, 30).flatMap((mark) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((far) => mark + far)))
  let best: { part: Stretch; points: number } | null = null
  /** somebody, where the best is the school or the temple */
  let person: { part: Stretch; points: number } | null = null
  for (const index of [...near].sort((a, b) => a - b)) {
    const line = lines[index]
    if (!line) continue
    for (const stretch of board.freeIn(line.start, line.end).slice(0, 12)) {
      for (const start of startsIn(board, stretch)) {
        if (barred(start)) continue
        const whole = nameWithin(board, start, stretch.end)
        if (!whole) continue
        const kept =
          shop.test(low.slice(whole.start, whole.end)) || isHead(board, whole) ? whole : refined(board.text, whole)
        const part = { start: kept.start > whole.start ? afterTitles(low, kept.start) : kept.start, end: kept.end }
        const points = merit(board, lines, part, marks.slice(0, 30))
        if (points >= leastMerit && (!best || points > best.points)) best = { part, points }
        const words = low.slice(part.start, part.end)
        const foreign = isForeign(board.text.slice(part.start, part.end))
        const isSomebody = foreign || (twoWords.test(words) && evidence(words) > 0.5)
        if (points >= (foreign ? 1.9 : 2.5) && isSomebody && (!person || points > person.points))
          person = { part, points }
      }
    }
  }
  if (best && person) {
    const words = low.slice(best.part.start, best.part.end)
    const foreign = isForeign(board.text.slice(person.part.start, person.part.end))
    if (ofPeople.test(words) || (foreign && ofWorkers.test(words))) best = person
  }
  const other = best && isInstitution(low.slice(best.part.start, best.part.end)) ? otherPerson(board, best.part) : null
  if (other) return nameField(board, other, 0.7)
  return best && nameField(board, best.part, confidenceOf(board, best.part, best.points))
}

/** Where somebody else receives the parcel. */
const ofPeople = /^(?:โรงเรียน|รร\.|โรงพยาบาล|รพ\.|วัด|สำนักสงฆ์|มัสยิด|อบต|เทศบาล|สำนักงาน|มหาวิทยาลัย|วิทยาลัย|ธ\.ก\.ส)/

/** Doubtful if neither its letters nor its position are those of a name. */
function confidenceOf({ low }: Board, { start, end }: Stretch, points: number): number {
  const value = low.slice(start, end)
  const like = shop.test(value) ? 1 : evidence(value.slice(rankLength(value, 0)))
  if (like < 0 || (like === 0 && points < 5) || (!shop.test(value) && leastEvidence(value) < -1.5)) return 0.45
  return points >= 4 ? 0.85 : 0.6
}

/** "มัดจำแล้ว 300 นภา 081…" */
const isLastBeforePhone = (board: Board, at: number, end: number): boolean =>
  /^[ก-๎]{2,16}(?: [ก-๎]{2,16})?$/.test(board.low.slice(at, end)) &&
  board.ownerAt(board.text[end] === ' ' ? end + 1 : end) === 'phone'

/** "… ถึง วีระ", "… ส่งยายไสว" */
const sending = new RegExp(
  '^(?:ถึง|ส่ง(?:ให้|ถึง)?) [ก-ฮเ-ไ][ก-๎]|^(?:ส่ง|ลง)บ้าน(?:พ่อ|ตา|คุณ|CALLS)[ก-ฮเ-ไ]|^ส่ง(?:CALLS)[ก-ฮเ-ไ][ก-๎]'.replaceAll(
    'CALLS',
    calls,
  ),
)

/** Where a name may start within the rest of a line: at its start, after a comma or a slash. */
function startsIn(board: Board, { start, end }: Stretch): number[] {
  const found = [start]
  const mark = listMark.exec(board.text.slice(start, Math.min(end, start + 8)))
  if (mark) found.push(start + mark[0].length)
  for (let at = start + 1; at < end && found.length < 6; at++)
    if (
      (/\d $/.test(board.low.slice(Math.max(start, at - 2), at)) && isLastBeforePhone(board, at, end)) ||
      /[a-z]{3}\. $/.test(board.low.slice(Math.max(start, at - 5), at)) ||
      /[,/|:;•?!>]/.test(board.text[at - 1] ?? '') ||
      /\) $/.test(board.text.slice(Math.max(start, at - 2), at)) ||
      (board.text[at - 1] === ' ' &&
        (sending.test(board.low.slice(at, at + 16)) ||
          shop.test(board.low.slice(at, at + 8)) ||
          /(?:(?:ค่ะ|คะ|ครับ|คับ|จ้า)(?:พี่|แม่ค้า|แอด|แอดมิน|เจ๊|ป้า)?|เดิม|แล้ว|เรียบร้อย|บาท|นะ|ด้วย|เลย|ก่อน|เย็น|เช้า|นี้)[ .?!]*$/.test(
            board.low.slice(Math.max(start, at - 12), at),
          ) ||
          hasSmallTalk(/(?<!\S)\S{2,24} $/.exec(board.low.slice(Math.max(start, at - 26), at))?.[0].trimEnd() ?? '')))
    )
      found.push(at)
  return found
}
