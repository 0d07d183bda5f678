import { doubtful } from '../../customers/customers.doubtful'
import type { Field, PastedOrder } from '../../customers/customers.pasted-order'
import { arabicDigits, satang } from '../../kernel/money'
import { parseBaht } from '../../kernel/parse-baht'
import type { DraftFields } from '../order.draft'

/** Draft fields that a message can fill, in the order of the form. */
export const messageFields = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'note',
] as const
export type MessageField = (typeof messageFields)[number]

/** The meanings a stretch of a message can have. */
export const markKinds = [...messageFields, 'amount', 'cod', 'item'] as const
export type MarkKind = (typeof markKinds)[number]

export type Span = readonly [start: number, end: number]

/** One value found in a message. `amount` as digits of satang, `cod` as 'cod'. */
export type Found = { kind: Exclude<MarkKind, 'item'>; value: string; confidence: number; spans: readonly Span[] }

const found = (kind: Found['kind'], field: Field<unknown> | null): Found[] =>
  field
    ? [{ kind, value: kind === 'cod' ? 'cod' : String(field.value), confidence: field.confidence, spans: field.spans }]
    : []

/** The parsed values by form field. Several phones are one field with the lowest confidence among them. */
export function foundIn(pasted: PastedOrder): Found[] {
  const { phones } = pasted
  const phone: Field<string> | null =
    phones.length === 0
      ? null
      : {
          value: phones.map(({ value }) => value).join(', '),
          confidence: Math.min(...phones.map(({ confidence }) => confidence)),
          spans: phones.flatMap(({ spans }) => spans),
        }
  return [
    ...found('name', pasted.name),
    ...found('phoneNumber', phone),
    ...found('address', pasted.addressLine),
    ...found('subDistrict', pasted.subDistrict),
    ...found('district', pasted.district),
    ...found('province', pasted.province),
    ...found('postNum', pasted.postNum),
    ...found('note', pasted.note),
    ...found('amount', pasted.amount),
    ...found('cod', pasted.cod),
  ]
}

/** The draft values of the message, '' if missing. */
export function draftOf(all: readonly Found[]): Partial<DraftFields> {
  const values = new Map(all.map(({ kind, value }) => [kind, value]))
  return {
    ...Object.fromEntries(messageFields.map((name) => [name, values.get(name) ?? ''])),
    paymentMethod: values.has('cod') ? 'cod' : 'transfer',
  }
}

/** The amount named in the message, in satang. */
export function amountOf(all: readonly Found[]) {
  const amount = all.find(({ kind }) => kind === 'amount')
  return amount && satang(Number(amount.value))
}

const placeFields: readonly string[] = ['subDistrict', 'district', 'province', 'postNum']

/** Why the user should check a value: `disagree` = it contradicts other parts of the address. */
export type Doubt = 'disagree' | 'unsure'

export function doubtsOf(all: readonly Found[]): Partial<Record<MarkKind, Doubt>> {
  const doubted = all.filter(({ confidence }) => confidence < doubtful).map(({ kind }) => kind)
  const places = doubted.filter((kind) => placeFields.includes(kind))
  return Object.fromEntries(
    doubted.map((kind) => [kind, places.length > 1 && places.includes(kind) ? 'disagree' : 'unsure']),
  )
}

const prefixes: Partial<Record<MarkKind, RegExp>> = {
  name: /^(?:ชื่อ(?:ผู้รับ|ลูกค้า)?|ผู้รับ|name)\s*[:：]?\s*/i,
  address: /^(?:ที่อยู่(?:จัดส่ง)?|address)\s*[:：]?\s*/i,
  subDistrict: /^(?:ตำบล|แขวง|ต\.)\s*/,
  district: /^(?:อำเภอ|เขต|อ\.)\s*/,
  province: /^(?:จังหวัด|จ\.)\s*/,
}

/** The value of a stretch that the user assigned to a field. Undefined if it is invalid there. */
export function meantBy(kind: Found['kind'], stretch: string): string | undefined {
  const text = stretch.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (kind === 'cod') return 'cod'
  if (kind === 'amount') {
    const amount = parseBaht(text.replace(/[^\d๐-๙.,]/g, ''))
    return typeof amount === 'number' ? String(amount) : undefined
  }
  if (kind === 'postNum') return /\d{5}/.exec(arabicDigits(text).replace(/\D/g, ''))?.[0]
  if (kind === 'phoneNumber') {
    const digits = arabicDigits(text).replace(/[^\d+]/g, '')
    return /\d/.test(digits) ? digits.replace(/^\+?66(?=\d{8,9}$)/, '0') : undefined
  }
  return text.replace(prefixes[kind] ?? /^$/, '') || undefined
}
