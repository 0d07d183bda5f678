import { hasAddressWord } from './address-words'
import type { Board, Stretch } from './board'
import { evidence } from './name-likeness'
import { shop } from './name-words'
import { isSmallTalk } from './talk'
import { hasTitle } from './titles'

const fullName = /^[ก-๎]{2,20} {1,2}[ก-๎]{3,20}(?= |$)/

/** Whether somebody is named outside a part of the message: with a title, or by a full name at the start of a line. */
export function namesAnother(board: Board, part: Stretch): boolean {
  return board.lines.some((line) =>
    board.freeIn(line.start, line.end).some(({ start, end }) => {
      if (start < part.end && end > part.start) return false
      const words = fullName.exec(board.low.slice(start, end))?.[0] ?? ''
      if (
        words &&
        !shop.test(words) &&
        !isSmallTalk(words) &&
        hasAddressWord(board.low, start, start + words.length, 'any') < 0 &&
        evidence(words) > 0.5
      )
        return true
      for (let at = start; at < end; at++) if (hasTitle(board.low, at)) return true
      return false
    }),
  )
}
