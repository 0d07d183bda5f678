import type { District, Place, Province, Sub } from '../address/place-table'
import type { Mention } from './place-mention'
import type { Post } from './place-posts'

/** A table place the message may mean, and its evidence in the message. */
export type Candidate = {
  sub: Sub | null
  district: District | null
  province: Province
  subBy: Mention | null
  districtBy: Mention | null
  provinceBy: Mention | null
  postBy: Post | null
  score: number
}

export const postsOf = ({ sub, district, province }: Pick<Candidate, 'sub' | 'district' | 'province'>): Set<string> => {
  if (sub) return new Set(sub.posts)
  const districts = district ? [district] : province.districts
  return new Set(districts.flatMap(({ subs }) => subs.flatMap(({ posts }) => posts)))
}

const isCapital = (district: District) => district.name === `เมือง${district.province.name}`

/** The mention that supports a place; one with a level prefix is preferred. */
function speaksFor(place: Place, mentions: Mention[], ...not: (Mention | null)[]): Mention | null {
  let best: Mention | null = null
  for (const each of mentions) {
    if (not.includes(each) || (each.said && each.said !== place.level)) continue
    const named = each.options.includes(place) || (each.capital && place.level === 'district' && isCapital(place))
    if (named && (!best || (each.said !== null && best.said === null))) best = each
  }
  return best
}

function judge(
  sub: Sub | null,
  district: District | null,
  province: Province,
  mentions: Mention[],
  posts: Post[],
): Candidate {
  const subBy = sub && speaksFor(sub, mentions)
  const provinceBy = speaksFor(province, mentions, subBy)
  let districtBy = district && speaksFor(district, mentions, subBy, provinceBy)
  // a single พระนครศรีอยุธยา, district or province: only the province is certain
  if (!districtBy && district && !subBy && provinceBy && !provinceBy.said && district.name === province.name)
    districtBy = null
  const codes = postsOf({ sub, district, province })
  const postBy = posts.find(({ digits }) => codes.has(digits)) ?? null
  let score = 0
  if (subBy) score += 4 + (subBy.said ? 1 : 0)
  if (districtBy) score += (districtBy.capital ? 3 : 4.2) + (districtBy.said ? 1 : 0)
  if (provinceBy) score += 3 + (provinceBy.said ? 0.5 : 0)
  if (postBy) score += district ? 4 : 2
  else if (posts.some(({ known }) => known)) score -= 1
  const used = [subBy, districtBy, provinceBy]
  for (const each of mentions) {
    if (used.includes(each)) continue
    if (each.said && each.options.length) score -= each.said === 'province' ? 3.5 : 3
  }
  const order = used.filter((each) => each !== null).map(({ from }) => from)
  if (order.length > 1) {
    const spread = Math.max(...order) - Math.min(...order)
    score -= Math.min(1, spread / 400)
    if (order.every((from, index) => index === 0 || from > (order[index - 1] ?? 0))) score += 0.3
  }
  return { sub, district, province, subBy, districtBy, provinceBy, postBy, score }
}

const mostCandidates = 600

/** Every place with evidence in the message, best first. */
export function candidates(
  mentions: Mention[],
  posts: Post[],
  withPost: (digits: string) => readonly Sub[],
): Candidate[] {
  const places = new Set<Place>()
  for (const each of mentions) for (const option of each.options) places.add(option)
  for (const each of mentions)
    if (each.capital)
      for (const place of [...places]) {
        const province =
          place.level === 'province' ? place : place.level === 'sub' ? place.district.province : place.province
        const capital = province.districts.find(isCapital)
        if (capital) places.add(capital)
      }
  for (const { digits } of posts)
    for (const sub of withPost(digits)) {
      places.add(sub.district)
      places.add(sub.district.province)
    }
  return [...places]
    .slice(0, mostCandidates)
    .map((place) =>
      place.level === 'sub'
        ? judge(place, place.district, place.district.province, mentions, posts)
        : place.level === 'district'
          ? judge(null, place, place.province, mentions, posts)
          : judge(null, null, place, mentions, posts),
    )
    .sort((a, b) => b.score - a.score)
}
