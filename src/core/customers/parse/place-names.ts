import type { PlaceTable } from '../address/place-table'
import type { Board } from './board'
import { isThai, longestAt } from './letters'
import { type Level, mayFollow, otherDistricts, otherNames, prefixes, prefixLevel } from './place-words'

const longestName = 30

/** Names that start at `at` and end at a possible word boundary, longest first. */
export function namesAt(
  board: Board,
  table: PlaceTable,
  at: number,
  depth: number,
): { end: number; name: string; exact: boolean }[] {
  const { text } = board
  const found: { end: number; name: string; exact: boolean }[] = []
  const may = (end: number) => board.isFree(at, end) && mayEnd(board, table, end, depth)
  for (const length of table.lengths(text.slice(at, at + 2))) {
    const name = text.slice(at, at + length)
    if (table.named(name).length && may(at + length)) found.push({ end: at + length, name, exact: true })
  }
  for (const others of [otherNames, otherDistricts])
    for (let end = Math.min(text.length, at + longestName); end > at + 2; end--) {
      const name = others.get(text.slice(at, end))
      if (name && may(end) && !found.some((each) => each.end >= end)) found.unshift({ end, name, exact: false })
    }
  if (text.startsWith('เมือง', at) && may(at + 5) && !found.some(({ end }) => end === at + 5))
    found.push({ end: at + 5, name: 'เมือง', exact: true })
  return found
}

function mayEnd(board: Board, table: PlaceTable, at: number, depth: number): boolean {
  const { text } = board
  if (!isThai(text[at]) || board.ownerAt(at) !== 'free') return true
  if (longestAt(mayFollow, text, at)) return true
  const prefix = longestAt(prefixes, text, at)
  if (prefix && !prefix.endsWith(' ')) return true
  return depth > 0 && namesAt(board, table, at, depth - 1).length > 0
}

/** ร.ต.สุเทพ is a lieutenant, รพ.สต.บ้านนา a clinic. */
const rank = /(?<![ก-๎.])(?:(?:พล|พ|ร|จ|ส|ด|น|ต)\.)+$|(?:รพ\.?ส|อบ|ทต)$/

/** The level prefix at `at` ("ต.", "แขวง/ตำบล: "), and where the name after it starts. */
export function prefixAt(board: Board, at: number): { level: Level; end: number } | null {
  const { text } = board
  const word = longestAt(prefixes, text, at)
  if (!word) return null
  if (word.length === 2 && rank.test(text.slice(Math.max(0, at - 12), at))) return null
  if (word.length === 2 && word !== 'จ.' && word !== 'อ.' && word !== 'ต.' && isThai(text[at - 1])) return null
  let end = at + word.length
  let level = prefixLevel(word)
  for (let count = 0; count < 4 && /[ .:=>/\n(]/.test(text[end] ?? ''); count++) {
    if (text[end] === '/') {
      const next = longestAt(prefixes, text, end + 1)
      if (next) {
        end += next.length
        level = prefixLevel(next) === level ? level : level
      }
    }
    end++
  }
  return { level, end }
}
