import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import { positiveBahtSchema } from '../kernel/money'
import type { Area } from '../kernel/storage'
import { mostOrderLines, orderLineSchema } from '../orders/orders.line'
import type { CartProductInfo } from './cart.edit'
import { editLines, type OrderLines } from './cart.lines'

export const cartRecordKey = 'cart'

/** Longer picture addresses (drawings within a `data:`) are not worth their place. */
const longestImage = 2_500

const recordSchema = v.object({
  version: v.literal(1),
  lines: v.pipe(v.array(orderLineSchema), v.maxLength(mostOrderLines)),
  /** products whose quantity the server may not know yet */
  unsent: v.array(v.number()),
  products: v.array(v.object({ id: v.number(), name: v.string(), price: positiveBahtSchema, image: v.string() })),
})

export type Kept = { lines: OrderLines; unsent: readonly number[]; products: readonly CartProductInfo[] }

export type CartRecord = {
  /** undefined where there is none, or none that can be read */
  read(): Kept | undefined
  /** Written once at the end of the running task, as `make` then says. */
  keep(make: () => Kept): void
  /** told when another tab wrote it */
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

const short = (products: Kept['products']) =>
  products.map((product) => (product.image.length > longestImage ? { ...product, image: '' } : product))

/** The cart of this browser (or tab), small and versioned; an empty one leaves nothing behind. */
export function openRecord(area: Area): CartRecord {
  let next: (() => Kept) | undefined
  const write = () => {
    const kept = next?.()
    next = undefined
    if (!kept) return
    const { lines, unsent, products } = kept
    if (lines.size === 0 && unsent.length === 0) area.remove(cartRecordKey)
    else {
      const record = { version: 1 as const, lines: [...lines], unsent: [...unsent], products: short(products) }
      area.set(cartRecordKey, JSON.stringify(encode(recordSchema, record)))
    }
  }
  return {
    read() {
      const text = area.get(cartRecordKey)
      return text === null ? undefined : parse(text)
    },
    keep(make) {
      if (!next) queueMicrotask(write)
      next = make
    },
    watch: (fn) =>
      area.subscribe?.((key) => {
        if (key === undefined || key === cartRecordKey) fn()
      }) ?? (() => undefined),
  }
}
