import type { Level } from './place-words'

export const before: Record<string, Level> = {
  t: 'sub',
  tambon: 'sub',
  tambol: 'sub',
  tumbon: 'sub',
  tumbol: 'sub',
  khwaeng: 'sub',
  kwaeng: 'sub',
  khwang: 'sub',
  kwang: 'sub',
  a: 'district',
  amphoe: 'district',
  amphur: 'district',
  ampur: 'district',
  amphor: 'district',
  amphoer: 'district',
  amper: 'district',
  aumphur: 'district',
  khet: 'district',
  ket: 'district',
  changwat: 'province',
  jangwat: 'province',
  j: 'province',
  c: 'province',
  province: 'province',
  district: 'district',
  prov: 'province',
}
export const subDistrict = /^sub[ -]?district[ :=.]{0,3}(?=[a-z])/
export const after: [RegExp, Level][] = [
  [/^[ .-]{0,2}sub[ -]?district/, 'sub'],
  [/^[ .-]{0,2}district/, 'district'],
  [/^[ .-]{0,2}province/, 'province'],
]
export const capitalWords = new Set(['mueang', 'muang', 'meuang', 'mueng', 'muaeng', 'maung'])
/** Address words that sound like a place: soi is not Sawi. */
export const never = new Set(
  'soi moo mu road rd street room floor village condo building tower house unit no the'.split(' '),
)
export const notBefore =
  /(?:soi|road|rd\.?|thanon|village|moo ?baan|mooban|condo|condominium|tower|building|bldg\.?|hotel|mr\.?|ms\.?|mrs\.?|miss|khun|k\.|name|near|opposite)[ :]{0,2}$/
export const notAfter =
  /^[ .]{0,2}(?:road|rd(?![a-z])|street|st(?![a-z])|soi|alley|lane|tower|condo|building|village|hotel|park|place|residence|school|hospital|\d{1,3}(?!\d)(?!\/))/

/** Whether the text has Latin words where a place is expected. */
export const hasLatinPlace = (low: string): boolean =>
  /(?<![a-z])(?:bangkok|bkk|thailand|krung ?thep|tamb[oó]l|tambon|tumbo[nl]|amph?oe|amph?ur|amphor|khet|khwaeng|kwaeng|changwat|province|district|subdistrict|sub-district|[ta]\. ?[a-z]{3})/.test(
    low,
  ) ||
  /(?<![a-z])(?:chiang ?(?:mai|rai)|phuket|pattaya|hua ?hin|chon ?buri|nontha ?buri|pathum ?thani|samut ?(?:prakan|sakhon)|nakhon|khon ?kaen|udon|ubon|surat|songkhla|hat ?yai|rayong|krabi|phetcha?|prachuap|kanchana|ayutt?haya|korat|lop ?buri|sara ?buri|ratcha ?buri|lampang|lamphun|phitsanulok|koh? samui|trang|trat|buri ?ram|sisaket|loei|nong ?khai)/.test(
    low,
  ) ||
  /[a-z]{3}[ ,.\n]{1,4}\d{5}(?!\d)/.test(low) ||
  /(?<!\d)\d{5}[ ,.\n]{1,4}[a-z]{3}/.test(low)
