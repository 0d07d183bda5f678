import type { PastedItem, PastedOrder } from '../customers.pasted-order'
import { asWritten } from './address-pieces'
import { addressWordAt } from './address-words'
import { type Board, type Stretch, stretchesOf, trimmed } from './board'
import type { Count } from './count'
import { countsIn } from './counts'
import { isInstitution } from './institutions'
import { noOrder } from './item-lines'
import { isThai } from './letters'
import { openBoard } from './quantities'
import type { Tagged } from './tagger'
import { withoutParticles } from './talk'
import { isDozen } from './units'

/** Of log odds: what it takes against what the rules are not sure of, and against what they are. */
const least = { missing: 4, items: [3, 6], address: [4, 10] } as const
/** From here on, an address is right more than nine times in ten. */
const certain = 25
const fairlySure = 0.6
const doubted = 0.5
const unsure = 0.45
const farthest = 30

/** "2 x", "จำนวน 2": what may be between a product and its quantity. */
const between = /^[\s:=(x×-]*(?:(?:จำนวน|อย่างละ|qty|เอา|ขอ|รับ|อีก|แค่)[\s:=(x×-]*)?$/

/** Whether a stretch begins or ends within a word. */
export function isCut(board: Board, { start, end }: Stretch): boolean {
  const { text, ownerAt } = openBoard(board)
  const joined = (at: number, free: number) => isThai(text[at - 1]) && isThai(text[at]) && ownerAt(free) === 'free'
  return joined(start, start - 1) || joined(end, end)
}

const bare = ({ text }: Board, { start, end }: Stretch): Stretch =>
  trimmed(text, { start, end: withoutParticles(text, start, end) })

/** "ขนมไข่ 300" before บาท, and nothing but a word for ordering, aren't products. */
const withoutPrice = ({ text }: Board, { start, end }: Stretch): Stretch => ({
  start,
  end:
    end -
    (/^ ?(?:บาท|฿|\.-)/.test(text.slice(end, end + 4))
      ? (/ \d{2,5}$/.exec(text.slice(start, end))?.[0].length ?? 0)
      : 0),
})
const onlyVerb = /^(?:เอา|ขอ|สั่ง|รับ|จอง|ซื้อ|เพิ่ม)$/

function countOf(board: Board, product: Stretch, from: number, to: number): Count | undefined {
  const open = openBoard(board)
  return (
    countsIn(open, { start: product.end, end: to }).find(({ start }) =>
      between.test(board.low.slice(product.end, start)),
    ) ??
    countsIn(open, { start: from, end: product.start }).findLast(({ end }) =>
      /^\s*(?:of )?$/.test(board.low.slice(end, product.start)),
    )
  )
}

function itemsBy(board: Board, products: readonly Stretch[]): PastedItem[] | null {
  const counts = products.map((product, index) =>
    countOf(
      board,
      product,
      products[index - 1]?.end ?? Math.max(0, product.start - farthest),
      products[index + 1]?.start ?? Math.min(board.text.length, product.end + farthest),
    ),
  )
  if (counts.includes(undefined)) return null
  return products.map((product, index) => {
    const count = counts[index]
    return {
      text: board.text.slice(product.start, product.end).replace(/\s+/g, ' '),
      qty: count?.qty ?? 1,
      ...(count && isDozen(board.low.slice(count.digits.end, count.end)) && { dozen: true }),
      confidence: unsure,
      spans: [product, ...(count ? [count.digits] : [])]
        .map(({ start, end }) => board.message.spanOf(start, end))
        .sort(([a], [b]) => a - b),
    }
  })
}

/** "รหัส A12" is A12. */
const withoutCode = ({ low }: Board, { start, end }: Stretch): Stretch => ({
  start:
    start +
    (/^รหัส ?(?=[a-z]{0,3}\d)|^(?:แค่|กับ(?!ข้าว|แกล้ม|ดัก)|และ)(?=[ก-ฮเ-ไ][ก-๎])/.exec(low.slice(start, end))?.[0].length ??
      0),
  end,
})
/** "รุ่น B ลำโพง" doesn't begin at its B. */
const withinModel = /(?:รุ่น|เบอร์|ไซ[สซ]์|size) ?$/

/** "2.5 มม. สายไฟ": the size of a product that begins with it. */
function withSize({ low }: Board, { start, end }: Stretch): Stretch {
  const [size = ''] = sizeBefore.exec(low.slice(Math.max(0, start - 24), start)) ?? []
  const first = start - size.length
  return { start: first === 0 || isOrdered.test(low.slice(Math.max(0, first - 6), first)) ? first : start, end }
}
const sizeBefore =
  /(?<![\d.,/-])\d{1,4}(?:\.\d{1,2})? ?(?:มม|ซม|มล|กก|นิ้ว|กรัม|ลิตร|เมตร|ฟุต|ออนซ์|วัตต์|[cm]m|ml|k?g|oz)\.? $/
const isOrdered = /(?:\n|(?:เอา|ขอ|สั่ง|รับ|จอง) ?)$/

const measure = /^(?:มม|ซม|มล|กก|นิ้ว|กรัม|ลิตร|เมตร|ฟุต|ออนซ์|วัตต์|[cm]m|ml|k?g|oz)(?![ก-๎a-z])/i
/** "เบอร์ 54", "8 นิ้ว": of the product before. */
const ofProduct = /^(?:เบอร์|ไซ[สซ]|สี|กลิ่น|รส|รุ่น|ลาย|size|ตัว|ใบ|แบบ|\d)/
/** What a product may follow without a blank. */
const beforeProduct = /(?:เอา|ขอ|สั่ง|รับ|จอง|ส่ง|เพิ่ม|ซื้อ|ได้|ค่ะ|ครับ|คะ|กับ|และ)$/
const shortest = 5

function isProduct(board: Board, part: Stretch, items: readonly PastedItem[]): boolean {
  const { text, low } = board
  const words = text.slice(part.start, part.end).replace(/\s+/g, ' ')
  const line = board.lines.find(({ start, end }) => start <= part.start && end >= part.end)
  const cut = isThai(text[part.start - 1]) && isThai(text[part.start]) && board.ownerAt(part.start - 1) === 'free'
  return (
    line !== undefined &&
    !onlyVerb.test(words) &&
    !noOrder.test(low.slice(line.start, line.end)) &&
    !withinModel.test(low.slice(Math.max(0, part.start - 6), part.start)) &&
    // "เสื่อโยคะ 6 มม. สีเทา" doesn't begin at its measure
    !(measure.test(words) && /\d ?$/.test(low.slice(Math.max(0, part.start - 2), part.start))) &&
    !/^เลข(?:ประจำ|บัตร|ผู้|พัสดุ)|(?:^| )สาขา/.test(words) &&
    (!ofProduct.test(words.toLowerCase()) || items.some((item) => item.text.startsWith(words.slice(0, shortest)))) &&
    (!cut ||
      (beforeProduct.test(low.slice(Math.max(0, part.start - 8), part.start)) &&
        !/^ขอ[งบน]/.test(low.slice(part.start - 2, part.start + 1))))
  )
}

/** "ส้มตำ 2 ไก่ย่าง" was read as one product: within each that was read there is another. */
const isSplit = (products: readonly Stretch[], read: readonly Stretch[]): boolean =>
  products.length > read.length &&
  products.every((part) => read.some(({ start, end }) => part.start >= start && part.end <= end)) &&
  read.every(({ start, end }) => products.some((part) => part.start >= start && part.end <= end))

const overlapsAny = (board: Board, parts: readonly Stretch[], spans: PastedOrder['items'][number]['spans']): boolean =>
  stretchesOf(board, spans).some((own) => parts.some(({ start, end }) => start < own.end && end > own.start))

/** The products that the message as a whole speaks for; null if the rules' stand. */
function taggedItems(board: Board, { items, phones, addressLine }: PastedOrder, tagged: Tagged): PastedItem[] | null {
  const products = tagged.products
    .map((part) => withSize(board, withoutCode(board, withoutPrice(board, bare(board, part)))))
    .filter(({ start, end }) => end - start > 1)
  const read = stretchesOf(
    board,
    items.flatMap(({ spans }) => spans),
  ).filter(({ start, end }) => /\D/.test(board.text.slice(start, end)))
  // no product is invented beside those that the rules read, and none is dropped; one that they read may be two
  if (products.length === 0 || (items.length > 0 && products.length !== items.length && !isSplit(products, read)))
    return null
  // "ตึกแดง 2 คูหา" is read as part of the address
  if (
    items.length === 0 &&
    addressLine &&
    addressLine.confidence >= doubted &&
    overlapsAny(board, products, addressLine.spans)
  )
    return null
  // without anybody to send it to, it may be talk
  if (items.length === 0 && phones.length === 0 && !addressLine) return null
  if (!products.every((part) => isProduct(board, part, items))) return null
  const sure = Math.min(...items.map(({ confidence }) => confidence))
  const found = itemsBy(board, products)
  const limit = items.length ? least.items[sure < doubted ? 0 : 1] : least.missing
  return found && tagged.advantage('products', products, read) > limit ? found : null
}

/** "เผื่อไม่รับ) 40/12": what a bracket elsewhere opens. */
const isHalf = ({ text }: Board, { start, end }: Stretch): boolean => /^[^(]*\)/.test(text.slice(start, end))

/** The same of the address line. It keeps the institutions and the house that the rules read. */
function taggedAddress(board: Board, order: PastedOrder, tagged: Tagged): PastedOrder['addressLine'] {
  const { addressLine, house } = order
  const pieces = tagged.address.map((part) => bare(board, part)).filter(({ start, end }) => end - start > 1)
  const isPlaced = order.phones.length > 0 || order.subDistrict || order.district || order.province
  if (!pieces.length || !isPlaced || pieces.some((piece) => isCut(board, piece) || isHalf(board, piece))) return null
  const line = board.field<string>(asWritten(board, pieces), unsure, ...pieces)
  const joined = line.value.replace(/\s/g, '')
  const words = addressLine?.value.split(' ') ?? []
  const drops = words.some(
    (word, index) => isInstitution(words.slice(index).join(' ').toLowerCase()) && !joined.includes(word),
  )
  // "ตึก C ห้อง 88/374" isn't 88/374
  const dropsWord = words.some((word, index) => {
    const known = addressWordAt(words.slice(index).join(' ').toLowerCase(), 0, 'strong')
    return /^(?:ตึก|ห้อง|ชั้น|อาคาร|ซอย|ซ\.|หมู่|ม\.)/.test(known) && !joined.includes(word.slice(known.length) || word)
  })
  if (
    drops ||
    dropsWord ||
    (house && !pieces.some(({ start, end }) => board.text.slice(start, end).includes(house.value)))
  )
    return null
  const read = addressLine ? stretchesOf(board, addressLine.spans) : []
  const limit = addressLine ? least.address[addressLine.confidence < doubted ? 0 : 1] : least.missing
  const advantage = tagged.advantage('address', pieces, read)
  if (advantage <= limit) return null
  return advantage > certain ? { ...line, confidence: fairlySure } : line
}

type Spans = readonly (readonly [number, number])[]

const spansOf = ({ cod: _, amount, house: __, phones, items, ...fields }: PastedOrder): Spans =>
  [...Object.values(fields), amount, ...phones, ...items].flatMap((field) => (field ? field.spans : []))

const overlaps = (spans: Spans): boolean => {
  const sorted = [...spans].sort(([a], [b]) => a - b)
  return sorted.some(([start], index) => start < (sorted[index - 1]?.[1] ?? 0))
}

/** The order with the products and the address that the message as a whole is far likelier to name. To be checked. */
export function withTagged(board: Board, order: PastedOrder, tagged: Tagged): PastedOrder {
  const items = taggedItems(board, order, tagged)
  const addressLine = taggedAddress(board, order, tagged)
  const ways: Partial<PastedOrder>[] = [
    { ...(items && { items }), ...(addressLine && { addressLine }) },
    ...(addressLine ? [{ addressLine }] : []),
    ...(items ? [{ items }] : []),
  ]
  for (const way of ways) {
    const other = { ...order, ...way }
    if (!overlaps(spansOf(other))) return other
  }
  return order
}
