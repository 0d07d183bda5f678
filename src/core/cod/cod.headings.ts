/**
 * Words in the headings of couriers' settlement lists.
 *
 * Source: names in everyday use by Flash Express, KEX Express, J&T Express and Thailand Post, collected from memory in
 * November 2026. None of the four publishes a description of its list, so these are assumptions: a column that they
 * don't recognise, or of which they recognise several, is asked for on screen.
 */
const parcelWords = [
  'tracking',
  'เลขพัสดุ',
  'หมายเลขพัสดุ',
  'เลขติดตาม',
  'เลขที่พัสดุ',
  // KEX
  'consignment',
  'con\\.? ?no',
  // J&T
  'waybill',
  'awb',
  'ใบนำส่ง',
  // Flash
  '^pno$',
  // Thailand Post
  'barcode',
  'บาร์โค้ด',
  'หมายเลขสิ่งของ',
  'เลขที่สิ่งของ',
  // the shop's own number
  'order ?(?:no|number|id)',
  'เลข(?:ที่)?(?:คำสั่งซื้อ|ออเดอร์)',
]

/** The amount collected from the recipient, surest first. */
const amountWords = [
  [
    '^(?:(?:total )?cod|cod (?:amount|amt\\.?|value)|(?:ยอด|ยอดเงิน|จำนวนเงิน|มูลค่า) ?cod)(?: ?\\((?:thb|บาท|baht)\\))?$',
    '^(?:ยอด|ยอดเงิน|จำนวนเงิน)(?:ที่)?(?:เรียก)?เก็บ(?:เงิน)?(?:ปลายทาง)?$',
  ],
  ['cod', 'เก็บเงินปลายทาง', 'เก็บปลายทาง', 'พกง'],
  ['amount', 'ยอด', 'จำนวนเงิน'],
]

/** Fees, taxes, what is paid out after them, and columns about COD that aren't amounts. */
const otherWords =
  '(?<!มูล)ค่า|fee|charge|commission|vat|tax|ภาษี|หัก|deduct|สุทธิ|\\bnet|โอน|transfer|payout|remit|วัน|date|time|เวลา|เบอร์|โทร|phone|สถานะ|status|ธนาคาร|bank|ประเภท|type|บัญชี|account|ref|%'

const anyOf = (words: readonly string[]) => new RegExp(words.join('|'), 'i')
const parcel = anyOf(parcelWords)
const amounts = amountWords.map(anyOf)
const other = new RegExp(otherWords, 'i')

const spaced = (cell: string): string => cell.replace(/[\s_]+/g, ' ').trim()

export const isParcelHeading = (cell: string): boolean => parcel.test(spaced(cell))

/** How surely a heading is that of the amount, 0 is the surest; undefined if it isn't. */
export function amountRank(cell: string): number | undefined {
  const text = spaced(cell)
  const rank = amounts.findIndex((words) => words.test(text))
  return rank < 0 || (rank > 0 && other.test(text)) ? undefined : rank
}

/** Whether it names something else: a fee, a tax, a payout. */
export const isOtherHeading = (cell: string): boolean => amountRank(cell) === undefined && other.test(spaced(cell))

const knownOther = /^(?:vat|ภาษี|fee|ค่า|no\.?$|ลำดับ|ที่$|date|วันที่|name|ชื่อ)/i

/** Whether a row of cells names columns. Digits may occur, as in "VAT 7%". */
export function isHeadingRow(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '')
  const known = named.filter(
    (cell) => isParcelHeading(cell) || amountRank(cell) !== undefined || knownOther.test(spaced(cell)),
  )
  const hasColumn = named.some((cell) => isParcelHeading(cell) || amountRank(cell) !== undefined)
  return named.length > 1 && hasColumn && known.length * 3 >= named.length && !named.some((cell) => /\d{3}/.test(cell))
}
