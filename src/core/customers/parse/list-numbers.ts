import type { Board, Stretch } from './board'

const listNumber = /^\s{0,4}(\d{1,2})(?:[.)]|\s?[-:])\s{0,3}(?=[^\s\d])/
/** Fewer may be a house number and a quantity. */
const fewest = 3

/** The numbers of a numbered form or list, "3.ที่อยู่ : 155 หมู่ 2": lines that count 1, 2, 3 …. */
function listNumbers({ lines, low }: Pick<Board, 'lines' | 'low'>): Stretch[] {
  const found: Stretch[] = []
  for (const { start, end } of lines) {
    const match = listNumber.exec(low.slice(start, Math.min(end, start + 16)))
    if (match && Number(match[1]) === found.length + 1) found.push({ start, end: start + match[0].length })
  }
  return found.length < fewest ? [] : found
}

/** Claims them, so that none becomes part of an address. */
export function takeListNumbers(board: Board): void {
  for (const { start, end } of listNumbers(board)) board.take(start, end, 'label')
}
