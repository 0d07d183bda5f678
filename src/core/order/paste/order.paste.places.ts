import type { PlaceTable, Sub } from '../../customers/address/place-table'
import { lookUp } from '../../kernel/look-up'
import type { DraftFields } from '../order.draft'

export const placeNames = ['subDistrict', 'district', 'province', 'postNum'] as const
export type PlaceFields = Pick<DraftFields, (typeof placeNames)[number]>

/** What the postcode contradicts, or that it doesn't exist. */
export type PlaceError =
  | { code: 'no-such-postcode' }
  | {
      code: 'disagree'
      field: 'subDistrict' | 'district' | 'province'
      /** where the postcode belongs */
      expected: string[]
    }

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/g, '')
    .replace(/^(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง)(?=.)/, '')

const aliases: Readonly<Record<string, string>> = {
  กทม: 'กรุงเทพมหานคร',
  'กทม.': 'กรุงเทพมหานคร',
  กรุงเทพ: 'กรุงเทพมหานคร',
  กรุงเทพฯ: 'กรุงเทพมหานคร',
}

/** As the table writes it: without its level, in full. */
function tidy({ subDistrict, district, province }: PlaceFields) {
  const typedProvince = bare(province)
  const whole = lookUp(aliases, typedProvince) ?? typedProvince
  const own = bare(district)
  return { province: whole, district: own === 'เมือง' ? `เมือง${whole}` : own, subDistrict: bare(subDistrict) }
}

/** Compares only names the table knows: an English or shortened name is not an error. */
export function placeError(fields: PlaceFields, table: PlaceTable): PlaceError | undefined {
  const subs = table.withPost(fields.postNum)
  if (subs.length === 0) return { code: 'no-such-postcode' }
  const typed = tidy(fields)
  const levels = { province: 'province', district: 'district', subDistrict: 'sub' } as const
  let left = subs
  for (const field of ['province', 'district', 'subDistrict'] as const) {
    const name = typed[field]
    if (!table.named(name).some(({ level }) => level === levels[field])) continue
    const nameOf = (sub: (typeof subs)[number]) =>
      field === 'subDistrict' ? sub.name : field === 'district' ? sub.district.name : sub.district.province.name
    const fitting = left.filter((sub) => nameOf(sub) === name)
    if (fitting.length === 0) return { code: 'disagree', field, expected: [...new Set(left.map(nameOf))].slice(0, 4) }
    left = fitting
  }
  return undefined
}

const placeOf = (sub: Sub, postNum: string): PlaceFields => ({
  subDistrict: sub.name,
  district: sub.district.name,
  province: sub.district.province.name,
  postNum,
})

/** The whole names equal to the typed one, otherwise those that begin with it. */
function narrowed(places: readonly PlaceFields[], field: keyof PlaceFields, typed: string): readonly PlaceFields[] {
  if (typed === '') return places
  const equal = places.filter((place) => place[field] === typed)
  return equal.length > 0 ? equal : places.filter((place) => place[field].startsWith(typed))
}

/** The places that a postcode or a sub-district can mean, as far as the other fields allow; in the table's order. */
export function placesFor(fields: PlaceFields, table: PlaceTable): readonly PlaceFields[] {
  const typed = tidy(fields)
  const { postNum } = fields
  const found =
    postNum === ''
      ? table.named(typed.subDistrict).flatMap((place) => (place.level === 'sub' ? placesOf(place) : []))
      : table.withPost(postNum).map((sub) => placeOf(sub, postNum))
  return (['province', 'district', 'subDistrict'] as const).reduce(
    (left, field) => narrowed(left, field, typed[field]),
    found as readonly PlaceFields[],
  )
}

const placesOf = (sub: Sub): PlaceFields[] => sub.posts.map((postNum) => placeOf(sub, postNum))

/** What all these places have in common, for the fields that are still empty. */
export function sharedPlace(places: readonly PlaceFields[], fields: PlaceFields): Partial<PlaceFields> {
  const [first, ...others] = places
  if (!first) return {}
  return Object.fromEntries(
    placeNames
      .filter((name) => fields[name].trim() === '' && others.every((place) => place[name] === first[name]))
      .map((name) => [name, first[name]]),
  )
}
