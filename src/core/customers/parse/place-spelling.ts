import type { Place } from '../address/place-table'
import type { Board } from './board'
import { isThai, longestAt } from './letters'
import type { Mention } from './place-mention'
import type { Candidate } from './place-score'
import { type Level, prefixes } from './place-words'

/** Text after ต. อ. จ. that is not a name in the table. */
export type Unread = { level: Level; start: number; from: number; end: number }

const longestName = 30
const mistyped = 0.6
const sameSounds: [RegExp, string][] = [
  [/[ก-ฮ]์|[็-๎]/g, ''],
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/[ธฑฒ]/g, 'ท'],
  [/ภ/g, 'พ'],
  [/[ฎดฏ]/g, 'ต'],
  [/ฐ/g, 'ถ'],
  [/ญ/g, 'ย'],
  [/ฬ/g, 'ล'],
  [/ฆ/g, 'ค'],
  [/ใ/g, 'ไ'],
  [/ู/g, 'ุ'],
  [/[ีึื]/g, 'ิ'],
  [/รร/g, 'ั'],
]

/** Two spellings with the same sound are the same name: ลำลุกกา is ลำลูกกา, ปทุมทานี is ปทุมธานี. */
const soundOf = (name: string): string =>
  sameSounds.reduce((sound, [letters, one]) => sound.replace(letters, one), name)

export function unreadAt(board: Board, level: Level, start: number, from: number): Unread | null {
  let end = from
  while (end - from < longestName && isThai(board.text[end]) && board.ownerAt(end) === 'free') {
    const next = end > from ? longestAt(prefixes, board.text, end) : ''
    if (next && !next.endsWith(' ')) break
    end++
  }
  return end - from > 3 ? { level, start, from, end } : null
}

/** Whether one letter more, less, changed or swapped with its neighbour turns one name into the other. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)]
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
}

const leastEdited = 4

/** The only place that sounds like the word; if there is none, the only one a letter away from it. */
function onlyAlike<P extends Place>(word: string, places: readonly P[]): P | null {
  const sound = soundOf(word)
  const sameSound = places.filter(({ name }) => soundOf(name) === sound)
  const alike =
    sameSound.length > 0 || word.length < leastEdited
      ? sameSound
      : places.filter(({ name }) => name.length >= leastEdited && isOneEdit(word, name))
  const [place = null, other] = alike
  return other ? null : place
}

const lastWord = /(?<=[ \n])(?:จ\.)?[ก-๎]{5,20}(?= ?(?:\d{5}(?!\d)|\n|$))/g
/** "… กำแพงเพ็ชร 62000": the province of the rest, mistyped without its prefix. */
function bareProvince({ text, isFree }: Board, { province }: Candidate): Mention | null {
  for (const { index, 0: words } of text.matchAll(lastWord)) {
    const end = index + words.length
    const word = words.replace('จ.', '')
    const isAlike = isOneEdit(word, province.name) || soundOf(province.name).endsWith(soundOf(word))
    if (isAlike && isFree(index, end))
      return {
        start: index,
        from: end - word.length,
        end,
        said: 'province',
        options: [province],
        capital: false,
        sure: mistyped,
      }
  }
  return null
}

/** Adds mistyped names to a candidate where the rest of the message allows only one meaning. */
export function withMistyped(board: Board, best: Candidate, unread: Unread[]): Candidate {
  const fixed = { ...best }
  const alike = <P extends Place>(level: Level, places: readonly P[]): { place: P; by: Mention } | null => {
    for (const each of unread.filter((one) => one.level === level)) {
      const place = onlyAlike(board.text.slice(each.from, each.end), places)
      if (place) return { place, by: { ...each, said: level, options: [place], capital: false, sure: mistyped } }
    }
    return null
  }
  if (!best.provinceBy) fixed.provinceBy = alike('province', [best.province])?.by ?? null
  fixed.provinceBy ??= bareProvince(board, best)
  if (!best.districtBy) {
    const found = alike('district', best.district ? [best.district] : best.province.districts)
    if (found) Object.assign(fixed, { district: found.place, districtBy: found.by })
  }
  if (!best.sub && fixed.district) {
    const inPost = fixed.postBy && fixed.district.subs.filter(({ posts }) => posts.includes(fixed.postBy?.digits ?? ''))
    const found = (inPost && alike('sub', inPost)) ?? alike('sub', fixed.district.subs)
    if (found) Object.assign(fixed, { sub: found.place, subBy: found.by })
  }
  return fixed
}
