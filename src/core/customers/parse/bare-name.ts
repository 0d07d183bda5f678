import type { Field } from '../customers.parse'
import { hasAddressWord } from './address-words'
import type { Board, Stretch } from './board'
import { isThai } from './letters'
import { nameField, nameWithin, shop } from './names'
import { isTalk } from './talk'

const nickname = /^(?:พี่|น้อง|ป้า|ลุง|เจ๊|เจ้|เฮีย|น้า|อา|ยาย|ตา|แม่|ครู|หมอ|ช่าง)/

/** How well a stretch that nothing names would do as a name; 0 and less is none. */
function merit(board: Board, part: Stretch, marks: number[]): number {
  const { text, low, lines } = board
  const value = low.slice(part.start, part.end)
  if (isTalk(value) || (hasAddressWord(low, part.start, part.end, 'strong') >= 0 && !shop.test(value))) return 0
  const line = lines.findIndex(({ start, end }) => part.start >= start && part.start <= end)
  const { start, end } = lines[line] ?? part
  const words = value.split(/\s+/).length
  const before = text.slice(start, part.start).trim() === ''
  const fills = before && text.slice(part.end, end).trim() === ''
  const far = Math.min(...marks.map((mark) => Math.abs(mark - line)))
  if (far > 4) return 0
  let points = far === 0 ? 3 : far === 1 ? 2.5 : 1.5
  if (fills) points += 0.5
  else if (far > 0) points -= 1
  const digit = /^[ ,.]{1,2}(?=\d)/.exec(text.slice(part.end, part.end + 3))
  if (digit && board.ownerAt(part.end + digit[0].length) === 'free') points -= 2
  if (shop.test(value) || nickname.test(value)) points += 2
  if (words === 2 || words === 3) points += 1.5
  else if (words > 4) points -= 2
  if (!before && !isBounded(board, part)) points -= 2
  if (part.end - part.start < 3) points -= 0.5
  if (part.end - part.start > 45) points -= 2
  if (isThai(value[0]) && !/[ก-ฮ]/.test(value)) return 0
  return points
}

const isBounded = (board: Board, { start, end }: Stretch): boolean => {
  let from = start
  while (/[ ,./|:;•\-(]/.test(board.text[from - 1] ?? '')) from--
  return from <= 0 || board.text[from - 1] === '\n' || board.ownerAt(from - 1) !== 'free' || end >= board.text.length
}

/** The name nothing names: what is left beside a phone or an address and reads like one. */
export function takeBareName(board: Board, barred: (at: number) => boolean): Field<string> | null {
  const { lines } = board
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
  for (const index of [...near].sort((a, b) => a - b)) {
    const line = lines[index]
    if (!line) continue
    for (const stretch of board.freeIn(line.start, line.end).slice(0, 12)) {
      for (const start of startsIn(board, stretch)) {
        if (barred(start)) continue
        const part = nameWithin(board, start, stretch.end)
        if (!part) continue
        const points = merit(board, part, marks.slice(0, 30))
        if (points >= 2.5 && (!best || points > best.points)) best = { part, points }
      }
    }
  }
  return best && nameField(board, best.part, best.points >= 4 ? 0.85 : 0.6)
}

/** Where a name may begin within what is left of a line: at its start, after a comma or a slash. */
function startsIn(board: Board, { start, end }: Stretch): number[] {
  const found = [start]
  for (let at = start + 1; at < end && found.length < 6; at++)
    if (
      /[a-z]{3}\. $/.test(board.low.slice(Math.max(start, at - 5), at)) ||
      /[,/|:;•?!]/.test(board.text[at - 1] ?? '') ||
      (board.text[at - 1] === ' ' &&
        (shop.test(board.low.slice(at, at + 8)) ||
          /(?:ค่ะ|คะ|ครับ|คับ|จ้า)[ .?!]*$/.test(board.low.slice(Math.max(start, at - 8), at))))
    )
      found.push(at)
  return found
}
