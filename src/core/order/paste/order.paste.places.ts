import type { PlaceTable } from '../../customers/address/place-table'
import { lookUp } from '../../kernel/look-up'
import type { DraftFields } from '../order.draft'

export type PlaceFields = Pick<DraftFields, 'subDistrict' | 'district' | 'province' | 'postNum'>

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

/** Compares only names the table knows: an English or shortened name is not an error. */
export function placeError(fields: PlaceFields, table: PlaceTable): PlaceError | undefined {
  const subs = table.withPost(fields.postNum)
  if (subs.length === 0) return { code: 'no-such-postcode' }
  const typedProvince = bare(fields.province)
  const province = lookUp(aliases, typedProvince) ?? typedProvince
  const district = bare(fields.district) === 'เมือง' ? `เมือง${province}` : bare(fields.district)
  const typed = { province, district, subDistrict: bare(fields.subDistrict) }
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
