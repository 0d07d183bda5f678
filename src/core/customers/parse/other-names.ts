import { addressWordAt, hasAddressWord } from './address-words'
import type { Board, Stretch } from './board'
import { isInstitution } from './institutions'
import { evidence } from './name-likeness'
import { calls, nobody, says, shop } from './name-words'
import { nameWithin } from './names'
import { isSmallTalk } from './talk'
import { afterTitles, hasTitle } from './titles'

const fullName = /^[ก-๎]{2,20} {1,2}[ก-๎]{3,20}(?= |$)/
const beforePhone = /(?<![ก-๎])[ก-๎]{3,16}(?: [ก-๎]{3,20})?$/
/** "บอกให้เฮียตี๋รับ", "ถึงทนายวรวิทย์ ธรรมชัย", "(คุณแม่ทองคำ ศรีภู)" */
const toldOf = new RegExp(
  `(?:ถึง|บอก(?:ให้)?|ให้|ติดต่อ|รับโดย|ถามหา|โทร(?:หา)?|เบอร์|ถวาย|มอบให้|\\() ?(?:คุณ)?((?:หมวด|พระอาจารย์|พระครู|พระมหา|หลวง(?:พ่อ|พี่|ตา|ปู่)|โยม|${calls})[ก-ฮเ-ไ][ก-๎]{1,12}?(?: [ก-๎]{2,20})?)(?= ?รับ| |\\)|\\d|$|\\n)`,
  'g',
)

const calledBefore = new RegExp(`(?<![ก-๎])(?:คุณ|${calls})[ก-ฮเ-ไ][ก-๎]{1,12}$`)

const isPerson = (board: Board, { start, end }: Stretch): boolean => {
  const words = board.low.slice(start, end)
  return (
    !shop.test(words) &&
    !isInstitution(words) &&
    !isSmallTalk(words) &&
    !nobody.test(words) &&
    !says.test(words) &&
    hasAddressWord(board.low, start, end, 'any') < 0
  )
}

/** "ติดต่อป้าแจ๋ว": who is told of, with what people call them. */
export function mentionedPerson(board: Board): Stretch | null {
  for (const { index, 0: said, 1: who = '' } of board.low.matchAll(toldOf)) {
    const start = index + said.lastIndexOf(who)
    const found = { start, end: start + who.length }
    if (board.isFree(found.start, found.end) && isPerson(board, found)) return found
  }
  return null
}

/** Somebody who is named outside a part of the message: told of, with a title, by a full name, or before a phone. */
export function otherPerson(board: Board, part: Stretch): Stretch | null {
  const mentioned = mentionedPerson(board)
  if (mentioned) return mentioned
  for (const line of board.lines)
    for (const free of board.freeIn(line.start, line.end)) {
      if (free.start < part.end && free.end > part.start) continue
      for (let at = free.start; at < free.end; at++) {
        const titled = hasTitle(board.low, at) ? nameWithin(board, at, free.end) : null
        if (titled) return titled
      }
      const whole = fullName.exec(board.low.slice(free.start, free.end))
      const named = whole && { start: free.start, end: free.start + whole[0].length }
      if (whole && named && isPerson(board, named) && evidence(whole[0]) > 0.3) return named
      const phone = board.ownerAt(board.text[free.end] === ' ' ? free.end + 1 : free.end) === 'phone'
      // "เฮียตี๋รับ 081…"
      const kin = phone ? calledBefore.exec(board.low.slice(free.start, free.end)) : null
      const taker = kin && nameWithin(board, free.start + kin.index, free.end)
      if (taker && isPerson(board, taker)) return taker
      const last = phone ? beforePhone.exec(board.low.slice(free.start, free.end)) : null
      const caller = last && { start: free.start + last.index, end: free.end }
      if (
        last &&
        caller &&
        isPerson(board, caller) &&
        evidence(last[0]) > 0 &&
        !addressWordAt(board.low, caller.start, 'any')
      )
        return caller
    }
  return null
}

export const namesAnother = (board: Board, part: Stretch): boolean => otherPerson(board, part) !== null

const whoWithin =
  /(?<=\S \S[^()]{2,60})\(((?:คุณ|ครู|พระ|แม่ชี|หลวง|อาจารย์|พี่|น้อง|ป้า|ลุง|ผอ|หมอ|นาย|นาง|น\.ส)[^()\n]{1,30})\)/
/** "ผู้รับ: ฝ่ายธุรการ สำนักงานอัยการ (คุณวราพร)" */
export function personWithin(board: Board, part: Stretch): Stretch | null {
  const words = board.low.slice(part.start, part.end)
  const found = isInstitution(words.trimStart()) ? whoWithin.exec(words) : null
  if (!found?.[1]) return null
  const start = part.start + found.index + 1
  const person = nameWithin(board, afterTitles(board.low, start), start + found[1].length)
  return person && board.isFree(person.start, person.end) ? person : null
}
