import type { District, Place, Province, Sub } from '../address/place-table'
import type { Field, PastedOrder } from '../customers.pasted-order'
import type { Board } from './board'
import type { Mention } from './place-mention'
import type { Post } from './place-posts'
import { type Candidate, postsOf } from './place-score'
import type { Level } from './place-words'

export type Places = Pick<PastedOrder, 'subDistrict' | 'district' | 'province' | 'postNum'>

/** Confidence of contradicting parts: below `doubtful`. */
const against = { outlier: 0.3, other: 0.45, bystander: 0.6 }

/** The value they have in common, or null. */
function common<T>(values: (T | null)[]): T | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}

function reaches(place: Place, digits: string): boolean {
  const sub = place.level === 'sub' ? place : null
  const district = sub?.district ?? (place.level === 'district' ? place : null)
  const province = district?.province ?? (place as Province)
  return postsOf({ sub, district, province }).has(digits)
}

/**
 * The fields of a place. `equals`: places with the same evidence as `best`, so only their common values are used.
 * Values in the text are kept even if they contradict each other; missing ones are derived from the table or null.
 */
export function placeFields(
  board: Board,
  best: Candidate,
  equals: Candidate[],
  mentions: Mention[],
  posts: Post[],
): Places {
  const used = [best.subBy, best.districtBy, best.provinceBy]
  const others = mentions.filter((each) => each.said && !used.includes(each) && each.options.length > 0)
  const post = best.postBy ?? posts.find(({ labelled }) => labelled) ?? posts.at(-1) ?? null
  const wrong = post !== null && !best.postBy

  const named = (
    level: Level,
    value: string | null,
    place: Sub | District | Province | null,
    by: Mention | null,
  ): Field<string> | null => {
    const other = by ? undefined : others.find(({ said }) => said === level)
    if (other) {
      board.take(other.start, other.end, 'place')
      return board.field(other.options[0]?.name ?? '', against.outlier, { start: other.from, end: other.end })
    }
    if (value === null) return null
    let confidence = by ? by.sure * (by.said ? 1 : 0.92) : 0.85
    if (others.length) confidence = Math.min(confidence, against.bystander)
    if (!place || (wrong && !reaches(place, post.digits))) confidence = Math.min(confidence, against.other)
    if (by) board.take(by.start, by.end, 'place')
    return board.field(value, confidence, ...(by ? [{ start: by.from, end: by.end }] : []))
  }

  const district = common(equals.map((each) => each.district))
  const province = common(equals.map((each) => each.province))
  const places: Places = {
    subDistrict: named(
      'sub',
      common(equals.map((each) => each.sub?.name ?? null)),
      equals.length === 1 ? best.sub : null,
      best.subBy,
    ),
    district: named('district', district?.name ?? null, district, best.districtBy),
    province: named('province', province?.name ?? null, province, best.provinceBy),
    postNum: null,
  }
  if (post) {
    board.take(post.start, post.end, 'place')
    const confidence = wrong ? against.outlier : post.labelled ? 1 : 0.95
    return { ...places, postNum: board.field(post.digits, confidence, post) }
  }
  const [only, second] = new Set(equals.flatMap((each) => [...postsOf(each)]))
  if (district && only && !second && !others.length) places.postNum = board.field(only, 0.9)
  return places
}
