import { addressWordAt, addressWordFrom, hasAddressWord } from './address-words'
import { type Board, type Owner, type Stretch, trimmed } from './board'
import { numbered } from './house-words'
import type { House } from './houses'
import { isInstitution } from './institutions'
import { beginsWord } from './letters'
import { isInvisible } from './message'
import { built } from './recipients'
import { isSmallTalk, withoutParticles } from './talk'
import { hasTitle } from './titles'

/** "ส่งวัดโพธิ์งาม" */
const sentTo = /(?:^|\s)(?:(?:จัด)?ส่ง(?:ไป|มา)?(?:ที่)?|(?:ผม|หนู)?(?:ทำงาน|อยู่)(?:ที่|อยู่)?)$/

/** Where the address starts within a stretch: at its house number, or at the first address word. */
export function anchorIn(board: Board, { start, end }: Stretch, house: House | null, kind: 'strong' | 'any'): number {
  for (let at = start; at < end; at++) {
    if (house && at === house.start) return at
    if (
      at === start
        ? addressWordFrom(board.low, at, kind)
        : beginsWord(board.text, at)
          ? addressWordAt(board.low, at, kind)
          : isSentToVillage(board, start, at) ||
            (!board.low.startsWith('ไปรษณีย์', at) &&
              sentTo.test(board.low.slice(Math.max(start, at - 16), at)) &&
              (addressWordFrom(board.low, at, 'any') || isSentToWork(board.low.slice(at, end))))
    )
      return at
  }
  return -1
}

/** "ส่งบ้านเข็กน้อย 87" */
const isSentToVillage = ({ low }: Board, start: number, at: number): boolean =>
  /(?:^|\s)(?:จัด)?ส่ง$/.test(low.slice(Math.max(start, at - 7), at)) &&
  /^บ้าน(?!พัก)[ก-๎]{3,20} (?!555)\d/.test(low.slice(at, at + 28))

/** "ส่งอู่ช่างดำ 77", not "ส่งร้านเดิม" */
const isSentToWork = (words: string): boolean => isInstitution(words) && !/555|^\S{0,12}(?:เดิม|นี้|เลย|ก่อน)/.test(words)

const monk = /^(?:หลวง(?:พี่|พ่อ|ตา|ปู่)|พระครู|พระอาจารย์|แม่ชี)[ก-๎]/
/** "วัดป่า (พระอาจารย์ต้น)": who receives it there. */
const somebodyWithin = /^\((?:คุณ|ครู|พระ|แม่ชี|หลวง|อาจารย์|ผอ\.|หมอ)[^()\n]{1,24}\)\s*$/

export function pieceOf(board: Board, start: number, end: number): Stretch | null {
  let last = end
  for (let at = start; at < end; at++)
    if (
      at > start &&
      ((monk.test(board.low.slice(at, at + 12)) && /\s/.test(board.text[at - 1] ?? '')) ||
        somebodyWithin.test(board.low.slice(at, Math.min(end, at + 40))) ||
        (beginsWord(board.text, at) && /\s/.test(board.text[at - 1] ?? '') && hasTitle(board.low, at)))
    ) {
      last = at
      break
    }
  const piece = trimmed(board.text, { start, end: withoutParticles(board.text, start, last) })
  while (piece.end > piece.start && board.text[piece.end - 1] === '(') piece.end--
  // "(หน้าวัด) 12 ม.1"
  if (board.text[piece.start - 1] === '(' && /^[^(]*\)/.test(board.text.slice(piece.start, piece.end))) piece.start--
  return piece.end > piece.start && /[ก-ฮA-Za-z]|\d\/\d|^\d{1,4}$/.test(board.text.slice(piece.start, piece.end))
    ? piece
    : null
}

/**
 * "บ่อวิน 159/77 หมู่ 3 กฤษณะ พานิช 0934410562": after the place and the address, a name before a phone is not part of
 * the address.
 */
export function nameEnd(board: Board, start: number, end: number): number {
  let next = end
  while (board.text[next] === ' ') next++
  const slashed = board.text[next] === '/'
  while (/[ /]/.test(board.text[next] ?? '')) next++
  if (board.ownerAt(next) !== 'phone') return end
  // ถ.ศรีสุนทร / ริต้า / 0994418062
  const divided = / \/ ([ก-๎]{2,20}(?: [ก-๎]{2,20})?)(?: \/)?$/.exec(board.low.slice(start, end))
  const who = divided?.[1] ?? ''
  const road = divided && /(?:ถ\.|ถนน|ซ\.|ซอย|ม\.|หมู่)/.test(board.low.slice(start, start + divided.index))
  if (divided && road && !isSmallTalk(who) && !built.test(who) && !numbered.test(who))
    return hasAddressWord(board.low, start + divided.index + 3, end, 'any') < 0 ? start + divided.index : end
  if (slashed) return end
  const found = /(?<=\d) {1,2}[ก-๎]{2,20}(?: [ก-๎]{2,20})?$/.exec(board.low.slice(start, end))
  if (!found || /^ {1,2}(?:บ้าน|ถนน|ซอย|แยก)/.test(found[0]) || isSmallTalk(found[0].trim())) return end
  return hasAddressWord(board.low, start + found.index + 1, end, 'any') < 0 ? start + found.index : end
}

/** As written, on one line, without invisible characters. */
export function asWritten(board: Board, pieces: Stretch[]): string {
  const { raw, spanOf } = board.message
  const written = pieces.map(({ start, end }) => raw.slice(...spanOf(start, end))).join(' ')
  const seen = [...written].filter((letter) => !isInvisible(letter.charCodeAt(0))).join('')
  return seen.replace(/\s+/g, ' ').trim()
}

/** Whether text that nothing claims and that isn't talk is left on a line with an address or a place. */
export const hasResidue = (board: Board, owners: readonly Owner[]): boolean =>
  board.lines.some(
    ({ start, end }) =>
      owners.some((owner) => board.hasIn(start, end, owner)) &&
      board.freeIn(start, end).some((rest) => {
        const words = board.low.slice(rest.start, withoutParticles(board.text, rest.start, rest.end))
        return /[ก-ฮa-z]{3}|[ก-ฮ][ก-๎]{2}/.test(words) && !isSmallTalk(words)
      }),
  )

/** The first unit of a place on a line, -1 if there is none. */
export function firstPlace(board: Board, line: Stretch): number {
  for (let at = line.start; at < line.end; at++) if (board.ownerAt(at) === 'place') return at
  return -1
}

/** The last unit of a place on a line, -1 if there is none. */
export function lastPlace(board: Board, line: Stretch): number {
  for (let at = line.end - 1; at >= line.start; at--) if (board.ownerAt(at) === 'place') return at
  return -1
}

/** Number of address words on a line. */
export function addressWordsIn(board: Board, { start, end }: Stretch): number {
  let count = 0
  for (let at = start; at < end; at++)
    if (board.ownerAt(at) === 'free' && addressWordAt(board.low, at, 'strong')) {
      count++
      at += 2
    }
  return count
}
