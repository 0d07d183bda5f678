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

const currency = '(?: ?\\((?:thb|บาท|baht)\\))?'

/** The amount collected from the recipient, and nothing else. */
const collectedWords = [
  `^(?:(?:total )?cod|cod (?:amount|amt\\.?|value)|(?:ยอด|ยอดเงิน|จำนวนเงิน|มูลค่า) ?cod)${currency}$`,
  `^(?:ยอด|ยอดเงิน|จำนวนเงิน)(?:ที่)?(?:เรียก)?เก็บ(?:เงิน)?(?:ปลายทาง)?${currency}$`,
]

/** Cash on delivery, in a heading whose other words are `neutralWords`. */
const codWords = [
  'cod(?!e)',
  'c\\.o\\.d',
  'cash on delivery',
  'เก็บเงินปลายทาง',
  'เก็บปลายทาง',
  'พกง',
  'amount (?:to )?collect(?:ed)?',
  'collect(?:ed|ion) amount',
]
const neutralWords = 'total|amount|amt|value|collect(?:ed|ion)?|รวม|ยอด|จำนวนเงิน|มูลค่า|เรียก|เก็บ|ที่|เงิน|บาท|thb|baht'

/** An amount of any kind: of the parcel if no other column has amounts. */
const bareWords = [`^(?:amount|ยอด|ยอดเงิน|จำนวนเงิน)${currency}$`]
const amountWords = ['amount', 'amt', 'ยอด', 'จำนวนเงิน', ...codWords]

const feeWords = [
  '(?<!มูล)ค่า',
  ...['fee', 'charge', 'commission', 'freight', 'shipping', 'insur', 'declared', 'vat', 'tax', 'ภาษี', 'ประกัน', '%'],
  ...['deduct', 'discount', 'refund', 'หัก', 'ส่วนลด', 'คืน'],
]
/** What the shop gets after fees. */
const payoutWords = [
  ...['\\bnet', 'payable', 'payout', 'remit', 'settle', 'transfer', 'received'],
  ...['สุทธิ', 'โอน', 'ได้รับ', 'รับจริง', 'เงินเข้า'],
]
/** Fees, taxes and what is paid out after them. */
const otherMoneyWords = [...feeWords, ...payoutWords, 'paid', 'actual', 'balance', 'จ่าย', 'คงเหลือ']

/** What isn't an amount, although it may be a number. */
const otherWords = [
  ...['date', 'time', 'วัน', 'เวลา', 'phone', 'เบอร์', 'โทร', 'status', 'สถานะ', 'type', 'ประเภท'],
  ...['bank', 'ธนาคาร', 'account', 'บัญชี', '\\bref(?!und)', '^no\\.?$', 'ลำดับ'],
  ...['\\bcount', 'qty', 'pieces', 'ชิ้น', 'weight', 'น้ำหนัก', 'postal', 'postcode', '\\bzip', 'ไปรษณีย์'],
]

const anyOf = (words: readonly string[]) => new RegExp(words.join('|'), 'i')
const parcel = anyOf(parcelWords)
const collected = anyOf(collectedWords)
const cod = anyOf(codWords)
const neutral = new RegExp(`${codWords.join('|')}|${neutralWords}`, 'gi')
const bare = anyOf(bareWords)
const anyAmount = anyOf(amountWords)
const otherMoney = anyOf(otherMoneyWords)
const payout = anyOf(payoutWords)
const intoAccount = /เข้าบัญชี|to (?:bank )?account/i
const fee = anyOf(feeWords)
const noAmount = anyOf(otherWords)

const spaced = (cell: string): string => cell.replace(/[\s_]+/g, ' ').trim()

export const isParcelHeading = (cell: string): boolean => parcel.test(spaced(cell))

/** How surely a heading is that of the amount collected, 0 is the surest; undefined if it isn't sure. */
export function amountRank(cell: string): number | undefined {
  const text = spaced(cell)
  if (collected.test(text)) return 0
  return cod.test(text) && !/[\p{L}%]/u.test(text.replace(neutral, '')) ? 1 : undefined
}

/** "Amount": the amount collected only if no other column has amounts. */
export const isBareAmountHeading = (cell: string): boolean => bare.test(spaced(cell))

/** Whether it names something else: a fee, a tax, a payout. */
export function isOtherHeading(cell: string): boolean {
  const text = spaced(cell)
  return amountRank(cell) === undefined && (otherMoney.test(text) || noAmount.test(text))
}

/** Whether it names what the shop gets for a parcel. */
export function isPayoutHeading(cell: string): boolean {
  const text = spaced(cell)
  return payout.test(text) && !fee.test(text) && !noAmount.test(text.replace(intoAccount, ''))
}

/** Whether it may be the heading of the amount, surely or not. */
export const isAmountHeading = (cell: string): boolean => anyAmount.test(spaced(cell)) && !isOtherHeading(cell)

/** Whether a column below this heading may have amounts, of parcels or others. */
export function isMoneyHeading(cell: string): boolean {
  const text = spaced(cell)
  return !noAmount.test(text) && (anyAmount.test(text) || otherMoney.test(text))
}

/** Whether a column below this heading has no amounts, even if it has numbers. */
export const isNoAmountHeading = (cell: string): boolean => isParcelHeading(cell) || noAmount.test(spaced(cell))

/** Whether a row of cells names columns. Digits may occur, as in "VAT 7%". */
export function isHeadingRow(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== '')
  const hasNumber = named.some((cell) => /\d{3}/.test(cell) || /^[\d.,]+$/.test(cell))
  return named.length > 1 && !hasNumber && named.some((cell) => isParcelHeading(cell) || isAmountHeading(cell))
}
