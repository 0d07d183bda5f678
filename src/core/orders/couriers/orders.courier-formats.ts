import type { DeliveryValue } from '../orders.contract'

/**
 * What a cell holds. `addressWithPlaces`: with sub-district, district and province; `addressWhole`: with the postcode, too.
 * `running` counts the parcels of a file from 1; `text` is the same in every row.
 */
export const courierFields = [
  'OrderNumber',
  'name',
  'phone',
  'otherPhone',
  'address',
  'addressWithPlaces',
  'addressWhole',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'cod',
  'total',
  'items',
  'pieces',
  'trackingNumber',
  'note',
  'running',
  'text',
  'empty',
] as const
export type CourierField = (typeof courierFields)[number]

/** `csv` begins with a byte order mark, which Excel needs to show Thai; `csv-plain` doesn't. */
export const formatFiles = ['xlsx', 'csv', 'csv-plain'] as const
/** `digits` 0812345678, `groups` 081-234-5678, `international` 66812345678 */
export const formatPhones = ['digits', 'groups', 'international'] as const
/** how a parcel without COD is written */
export const formatNoCods = ['empty', 'zero'] as const

export type CourierColumn = {
  heading: string
  /** a later version may have stored one that isn't known here: its cells stay empty */
  field: CourierField | (string & {})
  /** a parcel without it isn't written */
  required?: boolean
  /** characters; 0 or missing = any number */
  longest?: number
  /** of the field `text` */
  text?: string
}

export type CourierFormat = {
  file: (typeof formatFiles)[number]
  phone: (typeof formatPhones)[number]
  noCod: (typeof formatNoCods)[number]
  /** rows above the headings */
  above?: readonly (readonly string[])[]
  /** the row of the first parcel, from 1; 0 or missing = the one below the headings */
  startRow?: number
  columns: readonly CourierColumn[]
}

/** A format that comes with Lang Raan: where it is known from, and when it was noted. */
export type BuiltInFormat = CourierFormat & { source: { from: 'assumption'; noted: string; about: string } }

const assumed = (about: string): BuiltInFormat['source'] => ({ from: 'assumption', noted: '2026-11-25', about })

const places = [
  { heading: 'ตำบล/แขวง', field: 'subDistrict' },
  { heading: 'อำเภอ/เขต', field: 'district', required: true },
  { heading: 'จังหวัด', field: 'province', required: true },
  { heading: 'รหัสไปรษณีย์', field: 'postNum', required: true },
] as const satisfies readonly CourierColumn[]

const post = {
  file: 'xlsx',
  phone: 'digits',
  noCod: 'empty',
  columns: [
    { heading: 'ชื่อผู้รับ', field: 'name', required: true, longest: 100 },
    { heading: 'ที่อยู่', field: 'address', required: true, longest: 255 },
    ...places,
    { heading: 'เบอร์โทรศัพท์', field: 'phone', required: true },
    { heading: 'จำนวนเงินเก็บปลายทาง', field: 'cod' },
    { heading: 'หมายเลขอ้างอิง', field: 'OrderNumber' },
    { heading: 'หมายเหตุ', field: 'note', longest: 255 },
  ],
  source: assumed('Thailand Post: columns of its bulk-deposit sheets for account customers, from memory'),
} as const satisfies BuiltInFormat

/**
 * The sheet that each courier imports. None of them publishes it without a login, so headings, order, limits and forms
 * are assumptions, as `source` says: a shop compares them with the template of its account and stores its own format.
 */
export const courierFormats: Readonly<Partial<Record<DeliveryValue, BuiltInFormat>>> = {
  ems: post,
  registered: post,
  flash: {
    file: 'xlsx',
    phone: 'digits',
    noCod: 'empty',
    columns: [
      { heading: 'Customer_order_number (เลขออเดอร์ของลูกค้า)', field: 'OrderNumber', longest: 50 },
      { heading: '*Consignee_name (ชื่อผู้รับ)', field: 'name', required: true, longest: 50 },
      { heading: '*Address (ที่อยู่)', field: 'addressWithPlaces', required: true, longest: 200 },
      { heading: '*Postal_code (รหัสไปรษณีย์)', field: 'postNum', required: true },
      { heading: '*Phone_number (เบอร์โทรศัพท์)', field: 'phone', required: true },
      { heading: 'Phone_number2 (เบอร์โทรศัพท์)', field: 'otherPhone' },
      { heading: 'COD (ยอดเรียกเก็บ)', field: 'cod' },
      { heading: 'Remark1 (หมายเหตุ1)', field: 'note', longest: 200 },
    ],
    source: assumed('Flash Express: bulk-order template of the merchant site, from memory'),
  },
  kex: {
    file: 'xlsx',
    phone: 'digits',
    noCod: 'zero',
    columns: [
      { heading: 'Recipient Name', field: 'name', required: true, longest: 100 },
      { heading: 'Mobile No.', field: 'phone', required: true },
      { heading: 'Address #1', field: 'address', required: true, longest: 255 },
      { heading: 'Sub District', field: 'subDistrict' },
      { heading: 'District', field: 'district', required: true },
      { heading: 'Province', field: 'province', required: true },
      { heading: 'Zip Code', field: 'postNum', required: true },
      { heading: 'COD Amt (Baht)', field: 'cod' },
      { heading: 'Remark', field: 'note', longest: 255 },
      { heading: 'Ref #1', field: 'OrderNumber', longest: 50 },
    ],
    source: assumed('KEX Express: bulk-shipment template of the customer site, from memory'),
  },
  jt: {
    file: 'xlsx',
    phone: 'digits',
    noCod: 'zero',
    columns: [
      { heading: 'หมายเลขคำสั่งซื้อ', field: 'OrderNumber', longest: 50 },
      { heading: 'ชื่อผู้รับ', field: 'name', required: true, longest: 50 },
      { heading: 'เบอร์โทรผู้รับ', field: 'phone', required: true },
      ...places,
      { heading: 'ที่อยู่ผู้รับ', field: 'address', required: true, longest: 200 },
      { heading: 'COD', field: 'cod' },
      { heading: 'หมายเหตุ', field: 'note', longest: 200 },
    ],
    source: assumed('J&T Express: VIP customer import sheet, from memory'),
  },
}
