import { lookUp } from '../../kernel/look-up'
import type { PlaceTable } from '../address/place-table'
import type { Board } from './board'
import { afterParticles, isThai } from './letters'
import type { Mention } from './place-mention'
import { namesAt, prefixAt } from './place-names'
import { type Unread, unreadAt } from './place-spelling'
import { everydayWords, type Level, namedAfter, otherDistricts, otherNames } from './place-words'

const mostMentions = 48

/** พานพุ่ม is no district: a short name directly before other letters. */
const isSyllable = (board: Board, table: PlaceTable, { name, end }: { name: string; end: number }): boolean =>
  name.length < 4 &&
  isThai(board.text[end]) &&
  afterParticles(board.text, end) === end &&
  board.ownerAt(end) === 'free' &&
  !prefixAt(board, end) &&
  !namesAt(board, table, end, 3)[0]
/** ส่งมาที่สตึก */
const sentTo = /ส่ง(?:มา|ไป)ที่$/
export function thaiMentions(board: Board, table: PlaceTable): { mentions: Mention[]; unread: Unread[] } {
  const { text, low } = board
  const found: Mention[] = []
  const unread: Unread[] = []
  let lastEnd = -1
  for (let at = 0; at < text.length && found.length < mostMentions; at++) {
    if (!isThai(text[at]) || board.ownerAt(at) !== 'free') continue
    const prefix = prefixAt(board, at) ?? bareLevelAt(board, table, at)
    const said = prefix && namesAt(board, table, prefix.end, 3)[0]
    const mention = prefix && said && mentionOf(table, at, prefix.end, said, prefix.level)
    // เขต กทม: the name is of another level, and unambiguous
    if (prefix && mention && !mention.capital && !mention.options.length && !said.exact) {
      lastEnd = prefix.end
      at = prefix.end - 1
      continue
    }
    if (mention && isOfOffice(text, at)) {
      at = said.end - 1
      continue
    }
    if (mention) {
      found.push(mention)
      lastEnd = said.end
      at = said.end - 1
      continue
    }
    const mistyped = prefix && unread.length < mostMentions && unreadAt(board, prefix.level, at, prefix.end)
    if (mistyped) {
      unread.push(mistyped)
      at = mistyped.from - 1
      continue
    }
    if (
      isThai(text[at - 1]) &&
      lastEnd !== at &&
      board.ownerAt(at - 1) === 'free' &&
      !sentTo.test(text.slice(Math.max(0, at - 9), at))
    )
      continue
    const name = namesAt(board, table, at, 3)[0]
    const follows = lastEnd > 0 && low.slice(lastEnd, at).trim() === ''
    if (!name || (namedAfter.test(low.slice(Math.max(0, at - 14), at)) && !follows)) continue
    // ปาริฉัตร ณ ลำปาง is a surname
    if (/(?<![ก-๎])ณ ?$/.test(low.slice(Math.max(0, at - 3), at))) continue
    // ถ.เชียงใหม่-ลำปาง
    if (text[at - 1] === '-' && isThai(text[at - 2])) continue
    // ม.12 บ้านโคกกลาง is a village, not บ้านโคก
    if (
      name.name.startsWith('บ้าน') &&
      isThai(text[name.end]) &&
      /(?:ม\.|หมู่(?:ที่)?) ?\d{1,2} ?$/.test(text.slice(Math.max(0, at - 12), at))
    )
      continue
    if (isSyllable(board, table, name)) continue
    // there is a sub-district ถนน, but the word nearly always means a road
    if (name.name === 'ถนน') continue
    // "โอน 199 สองยอด": without its province, a number
    if (name.name === 'สอง' && !/^,? ?(?:จ\.|จังหวัด|แพร่|\d{5})/.test(text.slice(name.end, name.end + 10))) continue
    // สุขุมวิท 101: a road with the number of its soi
    if (/^\s?\d{1,3}(?![\d/])/.test(text.slice(name.end, name.end + 6))) continue
    found.push(mentionOf(table, at, at, name, null))
    lastEnd = name.end
    at = name.end - 1
  }
  return { mentions: found.filter((each, index) => !isRoad(text, each, found[index + 1])), unread }
}

/** "ถนนเพชรบุรี, มักกะสัน, ราชเทวี": a road that a sub-district is named after, before the sub-district. */
const isRoad = (text: string, { start, from, end, said }: Mention, next: Mention | undefined): boolean =>
  said === null &&
  text.startsWith('ถนน', from) &&
  /\d\s$/.test(text.slice(Math.max(0, start - 2), start)) &&
  next?.options.some(({ level }) => level === 'sub') === true &&
  /^[ ,]{1,3}$/.test(text.slice(end, next.start))

const levelLetters: Readonly<Record<string, Level>> = { ต: 'sub', อ: 'district', จ: 'province' }

/** "ตบางพระ อเมือง จฉะเชิงเทรา": a level without its dot, if a name of that level follows and none starts here. */
function bareLevelAt(board: Board, table: PlaceTable, at: number): { level: Level; end: number } | null {
  const level = lookUp(levelLetters, board.text[at] ?? '')
  if (!level || isThai(board.text[at - 1]) || namesAt(board, table, at, 1).length > 0) return null
  const [name] = namesAt(board, table, at + 1, 3)
  if (!name || (name.name === 'เมือง' ? level !== 'district' : name.end - at < 4)) return null
  return name.name === 'เมือง' || table.named(name.name).some((place) => place.level === level)
    ? { level, end: at + 1 }
    : null
}

/** เทศบาลตำบลหนองปลิง, สนง.ที่ดินจังหวัดสุโขทัย: the level is part of an office's name. */
function isOfOffice(text: string, at: number): boolean {
  const before = /[ก-๎.]{2,40}$/.exec(text.slice(Math.max(0, at - 40), at))
  return before !== null && office.test(before[0])
}
const office =
  /(?:^|\.)(?:เทศบาล|สำนักงาน|สนง|ที่ว่าการ|ศาล|โรงพยาบาล|รพ|องค์การ|องค์กร|กศน|สกร|การไฟฟ้า|ไฟฟ้า|การประปา|ประปา|เรือนจำ|โรงเรียน|อนุบาล|วิทยาลัย|ศูนย์|สถานี|พัฒนาชุมชน|เกษตร|สาธารณสุข|ที่ดิน|ขนส่ง|ไปรษณีย์|ธนาคาร|ด่าน|กอง|หอการค้า|สหกรณ์|ห้องสมุด|สรรพากร|ปศุสัตว์|ประมง|สมาคม|ชมรม|บ้านพัก|คลัง|ทะเบียน|ไร่|สวน|สภา)[ก-๎]*\.?$/

function mentionOf(
  table: PlaceTable,
  start: number,
  from: number,
  { end, name, exact }: { end: number; name: string; exact: boolean },
  said: Level | null,
): Mention {
  const places = [
    ...table.named(name),
    ...table.named(otherNames.get(name) ?? '').filter(({ level }) => level === 'province'),
    // เขตป้อมปราบ, which is also a sub-district
    ...(said === 'district' ? table.named(otherDistricts.get(name) ?? '') : []),
  ]
  const options = places.filter(({ level }) => (!said ? exact || level !== 'sub' : level === said))
  return { start, from, end, said, options, capital: name === 'เมือง' && said !== 'sub', sure: exact ? 1 : 0.96 }
}

export const isEveryday = (board: Board, { from, end, said }: Mention): boolean =>
  said === null && everydayWords.has(board.text.slice(from, end))
