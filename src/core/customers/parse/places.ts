import type { PlaceTable } from '../address/place-table'
import type { Board } from './board'
import { afterParticles } from './letters'
import { type Places, placeFields } from './place-fields'
import type { Mention } from './place-mention'
import { isEveryday } from './place-mentions'
import type { Post } from './place-posts'
import { type Candidate, candidates } from './place-score'
import { type Unread, withMistyped } from './place-spelling'
import { isCountedProduct } from './units'

const nowhere: Places = { subDistrict: null, district: null, province: null, postNum: null }

/** Adjacent mentions and postcodes with nothing between them: 0, 1, 2 … per row of neighbours. */
function chains(board: Board, marks: (Mention | Post)[]): Map<Mention | Post, number> {
  const sorted = [...marks].sort((a, b) => a.start - b.start)
  const chain = new Map<Mention | Post, number>()
  let last: Mention | Post | undefined
  let number = 0
  for (const mark of sorted) {
    if (last && !areNeighbours(board, last.end, mark.start)) number++
    chain.set(mark, number)
    last = mark
  }
  return chain
}

const levels =
  /(?<![a-z])(?:khwaeng|khet|tambon|amphoe|amphur|sub-?district|district|province|changwat|zip|post ?code)(?![a-z])/g

function areNeighbours(board: Board, end: number, start: number): boolean {
  if (start - end > 32) return false
  const between = board.low.slice(end, start).replace(levels, (word) => ' '.repeat(word.length))
  for (let at = end; at < start; at++)
    if (
      !/[\s,./|()\-–:;>=•_"'“”\ud83c-\udfff\u2600-\u27bf]/.test(between[at - end] ?? '') &&
      board.ownerAt(at) !== 'label'
    )
      return false
  return true
}

/** Chooses the place the message means, without guessing more than the message says. */
export function choosePlaces(
  board: Board,
  table: PlaceTable,
  mentions: Mention[],
  posts: Post[],
  unread: Unread[],
  hasAddress: (at: number) => boolean,
): Places {
  const chain = chains(board, [...mentions, ...posts])
  const sizes = new Map<number, number>()
  for (const each of chain.values()) sizes.set(each, (sizes.get(each) ?? 0) + 1)
  const isChained = (each: Mention | Post) => (sizes.get(chain.get(each) ?? -1) ?? 0) > 1
  const trusted = mentions.filter(
    (each) =>
      each.said ||
      isChained(each) ||
      (standsAlone(board, each) &&
        !isEveryday(board, each) &&
        each.options.some(({ level }) => level === 'province')) ||
      (!isEveryday(board, each) &&
        !isOfBuilding(board, each) &&
        hasAddress(each.start) &&
        each.options.some(({ level }) => level !== 'sub')),
  )
  const real = posts.filter(
    (each) =>
      each.labelled ||
      isChained(each) ||
      // "จังหวัด พิษณุโลค 65000"
      (each.known && (hasAddress(each.start) || unread.some(({ end }) => areNeighbours(board, end, each.start)))),
  )
  const ranked = candidates(trusted, real, table.withPost).filter(({ sub, subBy, districtBy, provinceBy, postBy }) => {
    if (!sub) return districtBy || provinceBy || postBy
    const next = [districtBy, provinceBy, postBy].filter((each) => each !== null)
    return subBy && (subBy.said || next.some((each) => chain.get(each) === chain.get(subBy)))
  })
  const [first] = ranked
  if (!first) return wrongPost(board, real)
  const equals = ranked.filter(
    ({ score, sub }) => score > first.score - 0.05 && (sub === null) === (first.sub === null),
  )
  // among equals, the one that explains more of the mistyped names wins
  const fixed = equals.map((each) => withMistyped(board, each, [...unread, ...misplaced(each, trusted)]))
  const most = Math.max(...fixed.map(mentioned))
  const [best = first, ...others] = fixed.filter((each) => mentioned(each) === most)
  return placeFields(board, best, [best, ...others], trusted, real)
}

/** "สมชาย 0812207722 เชียงใหม่": between a phone or a line break and the end of its line. */
function standsAlone({ text, low, ownerAt }: Board, { start, end }: Mention): boolean {
  let [from, to] = [start - 1, end]
  while (/[ ,/-]/.test(text[from] ?? '')) from--
  const begins = from >= 0 && ownerAt(from) === 'phone'
  while (text[to] === ' ') to++
  if (/^ ?[/|]/.test(text.slice(end, end + 2)) || isCountedProduct(low, to)) return begins
  to = afterParticles(text, to)
  while (/[^ก-๎\w\n]/.test(text[to] ?? '')) to++
  to = afterParticles(text, to)
  const ends =
    to >= text.length ||
    text[to] === '\n' ||
    /^(?:ขอบคุณ|ขอบใจ|รบกวน|ฝาก)(?=[ก-๎]{0,8}[^ก-๎]*$)/.test(text.slice(to, to + 30))
  return ends && (begins || (text[from] === '\n' && start > 0))
}

/** คอนโดลุมพินี เมกะซิตี้ บางนา ตึก A: part of the building's name. */
function isOfBuilding({ low }: Board, { start, end }: Mention): boolean {
  const before = low.slice(Math.max(0, start - 30), start)
  return (
    /คอนโด|หมู่บ้าน|โครงการ|มบ\.|อาคาร/.test(before.slice(before.lastIndexOf('\n') + 1)) ||
    /^ ?(?:ตึก|ห้อง|ชั้น|อาคาร|ซอย|ซ\.)/.test(low.slice(end, end + 6))
  )
}

function wrongPost(board: Board, posts: Post[]): Places {
  const post = posts.find(({ labelled }) => labelled)
  if (!post) return nowhere
  board.take(post.start, post.end, 'place')
  return { ...nowhere, postNum: board.field(post.digits, 0.3, post) }
}

/** Names with a level that a candidate leaves unexplained: a typo can be the name of a place elsewhere. */
const misplaced = ({ subBy, districtBy, provinceBy }: Candidate, mentions: Mention[]): Unread[] =>
  mentions.flatMap((each) =>
    each.said && each.from > each.start && ![subBy, districtBy, provinceBy].includes(each)
      ? [{ level: each.said, start: each.start, from: each.from, end: each.end }]
      : [],
  )

const mentioned = ({ subBy, districtBy, provinceBy }: Candidate): number =>
  [subBy, districtBy, provinceBy].filter((each) => each !== null).length
