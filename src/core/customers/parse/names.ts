import type { Field } from '../customers.parse'
import { addressWordAt } from './address-words'
import { type Board, type Stretch, trimmed } from './board'
import { beginsWord, isDigit, isLatin, isThai, longestAt, wordList } from './letters'
import { hasTalk, withoutParticles } from './talk'

const titles = wordList([
  'คุณ',
  'นาย',
  'นางสาว',
  'นาง',
  'น.ส.',
  'น.ส',
  'นส.',
  'นส ',
  'ด.ช.',
  'ด.ญ.',
  'ดช.',
  'ดญ.',
  'เด็กชาย',
  'เด็กหญิง',
  'k.',
  'khun ',
  'mr.',
  'mr ',
  'mrs.',
  'mrs ',
  'ms.',
  'ms ',
  'miss ',
  'miss.',
  'คุณ.',
  'น. ส.',
])
const noTitles = wordList(['คุณภาพ', 'คุณลูกค้า', 'คุณแม่ค้า', 'คุณพ่อค้า', 'นายหน้า', 'คุณสมบัติ', 'คุณค่า'])
/** Beginnings of the names of shops, firms and offices. */
export const shop = /^(?:ร้าน|บริษัท|หจก|บจก|ห้าง|โรงเรียน|โรงพยาบาล|รพ\.|คลินิก|สำนักงาน|อบต|เทศบาล|วัด|บ\.)/
const edges = /[^ก-๎A-Za-zÀ-ɏ0-9()ฯ]/

const longestName = 80
/** Words that are left over where a name might be. */
const nobody =
  /^(?:ที่.*|ร้าน(?:เลย|ได้|ก่อน|เรา|นะ|นี้|นั้น|ไหน|ด้วย)?|ให้|ได้|มา|ไป|ของ|แล้ว|ด้วย|เลย|กับ|และ|ถึง|จาก|ผม|หนู|เรา|ฉัน|บ้าน|ชื่อ|เบอร์|สาขา|แบบ|ตาม|คน|แอด|แอดมิน|แม่ค้า|พ่อค้า|ร้านค้า|เจ้าของร้าน|ก็|นี้|นั้น)$/

/** Where the courtesy titles at `at` end, or `at`. */
export function afterTitles(low: string, at: number): number {
  for (let count = 0; count < 3; count++) {
    if (longestAt(noTitles, low, at)) return at
    const title = longestAt(titles, low, at)
    // Mr, Ms and K. take what follows; "นาย" alone is nobody
    if (!title || !/[ก-๎a-z.\s]/.test(low[at + title.length] ?? '')) return at
    at += title.length
    while (low[at] === ' ' || low[at] === '.') at++
  }
  return at
}

export function hasTitle(low: string, at: number): boolean {
  if (!beginsWord(low, at) || afterTitles(low, at) === at) return false
  // ยอดชาย นายดี: after a word นาย and นาง are names
  return (
    !/^นา[ยง]/.test(low.slice(at, at + 3)) ||
    !/[ก-๎] {0,2}$/.test(low.slice(Math.max(0, at - 3), at)) ||
    /(?:ค่ะ|คะ|ครับ|ที่|ถึง|ส่ง|ให้|ชื่อ|อยู่|รับ) {0,2}$/.test(low.slice(Math.max(0, at - 7), at))
  )
}

/** Where a name that begins at `start` ends: before a digit, a separator, an address, what is taken, or its sixth word. */
export function endOfName(board: Board, start: number, limit: number): number {
  const { text, low } = board
  let words = 0
  limit = Math.min(limit, start + longestName)
  for (let at = start; at < limit; at++) {
    const letter = text[at] ?? ''
    if (
      letter === '\n' ||
      board.ownerAt(at) !== 'free' ||
      (isDigit(letter) && !/สาขา(?:ที่)? ?\d?$/.test(text.slice(Math.max(start, at - 9), at))) ||
      /[,/|;:•=+*"<>#]/.test(letter)
    )
      return at
    if (!isThai(letter) && !isLatin(letter) && !isDigit(letter) && !/[ .()'\-–&ฯๆ]/.test(letter)) return at
    if (at > start && beginsWord(text, at) && /[\s(]/.test(text[at - 1] ?? '')) {
      if (
        ++words > 5 ||
        addressWordAt(low, at, words > 1 && !shop.test(low.slice(start, start + 8)) ? 'any' : 'strong')
      )
        return at
      const wordEnd = text.slice(at, at + 24).search(/[\s,]/)
      if (hasTalk(low.slice(at, wordEnd < 0 ? at + 24 : at + wordEnd))) return at
    }
    if (letter === ' ' && text[at + 1] === ' ' && words > 0) return at
  }
  return limit
}

/** The name within a stretch, without titles and what hangs on to it; null when there is none. */
export function nameWithin(board: Board, start: number, limit: number): Stretch | null {
  const { text, low } = board
  let part = trimmed(text, { start, end: limit }, edges)
  const first = afterTitles(low, part.start)
  const end = withoutParticles(text, first, endOfName(board, first, part.end))
  part = trimmed(text, { start: first, end }, edges)
  if (
    text[part.end] === '.' &&
    /(?:^|[\s.])[ก-ฮA-Za-z]$/.test(text.slice(Math.max(part.start, part.end - 2), part.end))
  )
    part.end++
  while (part.end > part.start && text[part.end - 1] === '(')
    part = trimmed(text, { start: part.start, end: part.end - 1 }, edges)
  const value = text.slice(part.start, part.end)
  if (text[part.end] === ')' && value.includes('(')) part.end++
  if (value.endsWith(')') && !value.includes('(')) part.end--
  if (text[part.start] === '(' && value.endsWith(')')) part = { start: part.start + 1, end: part.end - 1 }
  if (nobody.test(value)) return null
  if (part.end - part.start < 2 || part.end - part.start > 70 || !/[ก-ฮA-Za-z]/.test(value)) return null
  return part
}

export const nameField = (board: Board, part: Stretch, confidence: number): Field<string> => {
  board.take(part.start, part.end, 'name')
  return board.field(board.text.slice(part.start, part.end).replace(/\s+/g, ' '), confidence, part)
}
