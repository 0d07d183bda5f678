import { readCsv, separatorOf } from '../../kernel/csv'
import type { CourierField } from './orders.courier-formats'
import { longestCell, mostColumns, mostRowsAbove } from './orders.courier-formats.contract'

/** A column of a template; the field is undefined if the heading leaves it open. */
export type TemplateColumn = { heading: string; field: CourierField | undefined }
export type CourierTemplate = { above: string[][]; columns: TemplateColumn[] }

/** The headings are within the first rows: above them may be a title. */
const mostSearched = mostRowsAbove + 1

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    // NFKC takes ำ apart
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .toLowerCase()
    .replace(/[\s_.:*()[\]/\-"'“”]/g, '')

/** Data that a parcel of an order doesn't have, or that is about someone else. */
const others =
  /ผู้ส่ง|sender|shipper|อีเมล|email|ธนาคาร|bank|บัญชี|ประเภท|type|น้ำหนัก|weight|ค่าธรรมเนียม|fee|ประกัน|insur|มูลค่า|value/

const phone = /เบอร์|โทร|phone|mobile|^tel/
const second = /2|สำรอง|second|alternat/

const forms: readonly (readonly [CourierField, (text: string) => boolean])[] = [
  [
    'name',
    (text) =>
      /^(name|ชื่อ|ผู้รับ|recipient|receiver|consignee|ลูกค้า)$|ชื่อ(ผู้รับ|ลูกค้า|นามสกุล)|(consignee|recipient|receiver|customer)name/.test(
        text,
      ),
  ],
  ['otherPhone', (text) => phone.test(text) && second.test(text)],
  ['phone', (text) => phone.test(text) && !second.test(text)],
  ['address', (text) => /ที่อยู่|address/.test(text)],
  ['subDistrict', (text) => /ตำบล|แขวง|subdistrict|tambon/.test(text)],
  ['district', (text) => /อำเภอ|เขต|(?<!sub)district|amphoe/.test(text)],
  ['province', (text) => /จังหวัด|province/.test(text)],
  ['postNum', (text) => /ไปรษณีย์|post(al)?code|zip/.test(text)],
  ['cod', (text) => /cod(?!e)|เก็บเงินปลายทาง|เงินเก็บปลายทาง|เรียกเก็บ|เก็บปลายทาง/.test(text)],
  [
    'OrderNumber',
    (text) =>
      /order(number|no|id)|(เลข|หมายเลข|เลขที่|รหัส)(ออเดอร์|คำสั่งซื้อ)|อ้างอิง|^ref(erence)?(no|number)?#?1?$/.test(text),
  ],
  ['note', (text) => /หมายเหตุ|remark|^notes?$/.test(text)],
  ['items', (text) => /^(ชื่อ|รายการ|รายละเอียด)?สินค้า$|(item|product|goods)(s|name|description)?$/.test(text)],
  ['pieces', (text) => /จำนวน(ชิ้น|สินค้า)|quantity|^qty$|pieces/.test(text)],
  ['trackingNumber', (text) => /tracking|(เลข|หมายเลข)พัสดุ/.test(text)],
  ['running', (text) => /^(ลำดับ|ลำดับที่|no|#)$/.test(text)],
]

/** The field that a heading names; undefined if it names none, or several. */
export function fieldOf(heading: string): CourierField | undefined {
  const text = plain(heading)
  if (text === '' || others.test(text)) return undefined
  const found = forms.filter(([, isNamed]) => isNamed(text))
  return found.length === 1 ? found[0]?.[0] : undefined
}

const isWhole = (fields: readonly (CourierField | undefined)[]): CourierField => {
  if (fields.includes('district') || fields.includes('province')) return 'address'
  return fields.includes('postNum') ? 'addressWithPlaces' : 'addressWhole'
}

/** Fields of all headings: an address holds the places that have no column; of two with one field, the first has it. */
function fieldsOf(headings: readonly string[]): (CourierField | undefined)[] {
  const named = headings.map(fieldOf)
  const address = isWhole(named)
  const once = named.map((field, at) => (field && named.indexOf(field) < at ? undefined : field))
  const extra = named.includes('otherPhone') ? -1 : named.indexOf('phone', named.indexOf('phone') + 1)
  return once.map((field, at) => (at === extra && extra > 0 ? 'otherPhone' : field === 'address' ? address : field))
}

function trimmed(row: readonly string[]): string[] {
  const cells = row.map((cell) => cell.trim().slice(0, longestCell))
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** Headings and the rows above them of a courier's template; undefined if no row can be one of headings. */
export function readTemplate(text: string): CourierTemplate | undefined {
  const lines = readCsv(text, separatorOf(text)).slice(0, mostSearched).map(trimmed)
  const known = lines.map((line) => new Set(line.map(fieldOf).filter((field) => field !== undefined)).size)
  const best = Math.max(1, ...known)
  const at = best > 1 ? known.indexOf(best) : lines.findIndex((line) => line.filter(Boolean).length > 1)
  const headings = lines[at]?.slice(0, mostColumns)
  if (!headings) return undefined
  const fields = fieldsOf(headings)
  return {
    above: lines.slice(0, at).map((line) => line.slice(0, mostColumns)),
    columns: headings.map((heading, nth) => ({ heading, field: fields[nth] })),
  }
}
