import type { PastedItem, PastedOrder } from '../customers.pasted-order'
import { asWritten } from './address-pieces'
import { type Board, type Stretch, stretchesOf, trimmed } from './board'
import type { Count } from './count'
import { countsIn } from './counts'
import { isInstitution } from './institutions'
import { openBoard } from './quantities'
import type { Tagged } from './tagger'
import { withoutParticles } from './talk'
import { isDozen } from './units'

/** Of log odds: what it takes against what the rules are not sure of, and against what they are. */
const least = { missing: 4, items: [3, 6], address: [2, 2] } as const
/** From here on, an address is right more than nine times in ten. */
const certain = 25
const fairlySure = 0.6
const doubted = 0.5
const unsure = 0.45
const farthest = 30

/** "2 x", "จำนวน 2": what may be between a product and its quantity. */
const between = /^[\s:=(x×-]*(?:(?:จำนวน|อย่างละ|qty|เอา|ขอ|รับ|อีก|แค่)[\s:=(x×-]*)?$/

const bare = ({ text }: Board, { start, end }: Stretch): Stretch =>
  trimmed(text, { start, end: withoutParticles(text, start, end) })

/** "ขนมไข่ 300" before บาท */
const withoutPrice = ({ text }: Board, { start, end }: Stretch): Stretch => ({
  start,
  end:
    end -
    (/^ ?(?:บาท|฿|\.-)/.test(text.slice(end, end + 4))
      ? (/ \d{2,5}$/.exec(text.slice(start, end))?.[0].length ?? 0)
      : 0),
})
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
/** "2.5 มม. สายไฟ": the size of a product that begins with it. */
function withSize({ low }: Board, { start, end }: Stretch): Stretch {
  const [size = ''] = sizeBefore.exec(low.slice(Math.max(0, start - 24), start)) ?? []
  const first = start - size.length
  return { start: first === 0 || isOrdered.test(low.slice(Math.max(0, first - 6), first)) ? first : start, end }
}
const sizeBefore =
  /(?<![\d.,/-])\d{1,4}(?:\.\d{1,2})? ?(?:มม|ซม|มล|กก|นิ้ว|กรัม|ลิตร|เมตร|ฟุต|ออนซ์|วัตต์|[cm]m|ml|k?g|oz)\.? $/
const isOrdered = /(?:\n|(?:เอา|ขอ|สั่ง|รับ|จอง) ?)$/

/** The products that the message as a whole speaks for; null if the rules' stand. */
function taggedItems(board: Board, { items }: PastedOrder, tagged: Tagged): PastedItem[] | null {
  const products = tagged.products
    .map((part) => withSize(board, withoutCode(board, withoutPrice(board, bare(board, part)))))
    .filter(({ start, end }) => end - start > 1)
  const read = stretchesOf(
    board,
    items.flatMap(({ spans }) => spans),
  ).filter(({ start, end }) => /\D/.test(board.text.slice(start, end)))
  if (products.length === 0) return null
  const sure = Math.min(...items.map(({ confidence }) => confidence))
  const found = itemsBy(board, products)
  const isMore = products.length > items.length
  const limit = items.length ? least.items[sure < doubted && !isMore ? 0 : 1] : least.missing
  return found && tagged.advantage('products', products, read) > limit ? found : null
}

/** The same of the address line. It keeps the institutions and the house that the rules read. */
function taggedAddress(board: Board, order: PastedOrder, tagged: Tagged): PastedOrder['addressLine'] {
  const { addressLine } = order
  const pieces = tagged.address.map((part) => bare(board, part)).filter(({ start, end }) => end - start > 1)
  const isPlaced = order.phones.length > 0 || order.subDistrict || order.district || order.province
  if (!pieces.length || !isPlaced) return null
  const line = board.field<string>(asWritten(board, pieces), unsure, ...pieces)
  const joined = line.value.replace(/\s/g, '')
  const words = addressLine?.value.split(' ') ?? []
  const drops = words.some(
    (word, index) => isInstitution(words.slice(index).join(' ').toLowerCase()) && !joined.includes(word),
  )
  if (drops || (order.house && !joined.includes(order.house.value))) return null
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
