import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import { positiveBahtSchema } from '../kernel/money'
import type { Area } from '../kernel/storage'
import { mostOrderLines, type OrderLine, orderLineSchema } from '../orders/orders.line'
import { editLines, type OrderLines } from './cart.lines'
import type { CartProductInfo } from './cart.offer'

export const cartRecordKey = 'cart'

/** Characters; longer image URLs (inline `data:` images) aren't worth storing. */
const longestImage = 2_500

const productSchema = v.object({
  id: v.number(),
  name: v.string(),
  price: positiveBahtSchema,
  image: v.string(),
  // without these, lines would grow once the server has responded
  shippingDate: v.exactOptional(v.string()),
  offers: v.exactOptional(v.number()),
  discountPercentage: v.exactOptional(v.number()),
})
const recordSchema = v.object({
  version: v.literal(1),
  lines: v.pipe(v.array(orderLineSchema), v.maxLength(mostOrderLines)),
  /** products whose quantity the server may not know yet */
  unsent: v.array(v.number()),
  products: v.array(productSchema),
})

export type Kept = { lines: OrderLines; unsent: readonly number[]; products: readonly CartProductInfo[] }

export type CartRecord<Context = never> = {
  /** undefined if missing or unreadable */
  read(): Kept | undefined
  /** Writes once at the end of the current task, with the state at that time. */
  keep(context: Context): void
  /** called when another tab wrote it */
  watch(fn: () => void): () => void
}

function parse(text: string): Kept | undefined {
  try {
    const record = decode(recordSchema, JSON.parse(text))
    return record.ok ? { ...record.value, lines: editLines(record.value.lines) } : undefined
  } catch {
    return undefined
  }
}

/** Caches the text of a row: rows never change. */
function writtenOnce<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const texts = new WeakMap<Row, string>()
  return (row) => {
    const text = texts.get(row) ?? textOf(row)
    texts.set(row, text)
    return text
  }
}

const lineText = writtenOnce((line: OrderLine) => JSON.stringify(encode(orderLineSchema, line)))
const productText = writtenOnce(({ image, ...product }: CartProductInfo) =>
  JSON.stringify(encode(productSchema, { ...product, image: image.length > longestImage ? '' : image })),
)

const textOf = ({ lines, unsent, products }: Kept): string =>
  `{"version":1,"lines":[${[...lines].map(lineText)}],"unsent":[${unsent}],"products":[${products.map(productText)}]}`

/** The stored cart of this browser (or tab), compact and versioned; an empty cart removes it. */
export function openRecord<Context extends object>(
  area: Area,
  keptOf: (context: Context) => Kept,
): CartRecord<Context> {
  let latest: Context | undefined
  const write = () => {
    if (!latest) return
    const kept = keptOf(latest)
    latest = undefined
    if (kept.lines.size === 0 && kept.unsent.length === 0) area.remove(cartRecordKey)
    else area.set(cartRecordKey, textOf(kept))
  }
  return {
    read() {
      const text = area.get(cartRecordKey)
      return text === null ? undefined : parse(text)
    },
    keep(context) {
      if (!latest) queueMicrotask(write)
      latest = context
    },
    watch: (fn) =>
      area.subscribe?.((key) => {
        if (key === undefined || key === cartRecordKey) fn()
      }) ?? (() => undefined),
  }
}
