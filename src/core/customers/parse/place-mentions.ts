import type { Place, PlaceTable } from '../address/place-table'
import type { Board } from './board'
import { isThai, longestAt } from './letters'
import { type Unread, unreadAt } from './place-spelling'
import {
  everydayWords,
  type Level,
  mayFollow,
  namedAfter,
  otherDistricts,
  otherNames,
  prefixes,
  prefixLevel,
} from './place-words'

/** A name of the table that stands in the text. */
export type Mention = {
  /** with ต. อ. จ. in front */
  start: number
  /** of the name */
  from: number
  end: number
  /** what the word in front of it says that it is */
  said: Level | null
  options: readonly Place[]
  /** "เมือง", which is เมือง + its province */
  capital: boolean
  /** 1 as the table writes it, less for another name and for a mistyped one */
  sure: number
}

const mostMentions = 48
const longestName = 30

/** Names that begin at `at` and end where a name may end, longest first. */
function namesAt(
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

/** The word that says a level at `at` ("ต.", "แขวง/ตำบล: "), and where the name after it begins. */
function prefixAt(board: Board, at: number): { level: Level; end: number } | null {
  const { text } = board
  const word = longestAt(prefixes, text, at)
  if (!word) return null
  if (word.length === 2 && word !== 'จ.' && word !== 'อ.' && word !== 'ต.' && isThai(text[at - 1])) return null
  let end = at + word.length
  let level = prefixLevel(word)
  for (let count = 0; count < 4 && /[ .:/\n(]/.test(text[end] ?? ''); count++) {
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

export function thaiMentions(board: Board, table: PlaceTable): { mentions: Mention[]; unread: Unread[] } {
  const { text, low } = board
  const found: Mention[] = []
  const unread: Unread[] = []
  let lastEnd = -1
  for (let at = 0; at < text.length && found.length < mostMentions; at++) {
    if (!isThai(text[at]) || board.ownerAt(at) !== 'free') continue
    const prefix = prefixAt(board, at)
    const said = prefix && namesAt(board, table, prefix.end, 3)[0]
    if (prefix && said) {
      found.push(mentionOf(table, at, prefix.end, said, prefix.level))
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
    if (isThai(text[at - 1]) && lastEnd !== at && board.ownerAt(at - 1) === 'free') continue
    const name = namesAt(board, table, at, 3)[0]
    if (!name || (namedAfter.test(low.slice(Math.max(0, at - 14), at)) && lastEnd !== at)) continue
    // สุขุมวิท 101: a road with the number of its soi
    if (/^\s?\d{1,3}(?![\d/])/.test(text.slice(name.end, name.end + 6))) continue
    found.push(mentionOf(table, at, at, name, null))
    lastEnd = name.end
    at = name.end - 1
  }
  return { mentions: found, unread }
}

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
  ]
  const options = places.filter(({ level }) => (exact ? !said || level === said : level !== 'sub' || said === 'sub'))
  return { start, from, end, said, options, capital: name === 'เมือง' && said !== 'sub', sure: exact ? 1 : 0.96 }
}

export const isEveryday = (board: Board, { from, end, said }: Mention): boolean =>
  said === null && everydayWords.has(board.text.slice(from, end))
