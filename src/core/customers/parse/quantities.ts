import type { Board, Owner } from './board'
import { countsIn } from './counts'
import type { Token } from './tokens'

const chosenLater = new Set<Owner>(['item', 'name', 'address', 'talk'])

/** The board as it is before anybody or anything is named. */
export const openBoard = (board: Board): Board => ({
  ...board,
  ownerAt: (at) => {
    const owner = board.ownerAt(at)
    return chosenLater.has(owner) ? 'free' : owner
  },
})

/** Where quantities are: with a unit, with another mark, or a number alone. '' elsewhere. */
export function quantitiesIn(board: Board, tokens: readonly Token[]): string[] {
  const marks = tokens.map(() => '')
  const open = openBoard(board)
  for (const { start, end } of board.lines) {
    let from = start
    for (let at = start; at <= end; at++) {
      if (at < end && open.ownerAt(at) === 'free') continue
      if (at > from)
        for (const count of countsIn(open, { start: from, end: at }))
          tokens.forEach((token, index) => {
            if (token.start >= count.start && token.start < count.end)
              marks[index] = count.sure ? (count.unit ? 'U' : 'S') : 'w'
          })
      from = at + 1
    }
  }
  return marks
}

/** The nearest quantity before each token and how far it is; with a mark where a line break is between. */
export function nearestBefore(marks: readonly string[], tokens: readonly Token[], farthest: number): string[] {
  let last = '^'
  let since = farthest
  return marks.map((mark, index) => {
    const before = `${last}${Math.min(since, farthest)}`
    if (mark) {
      last = mark
      since = 0
    } else if (tokens[index]?.word === '\n') last = `${last},`.slice(-2)
    since++
    return before
  })
}
