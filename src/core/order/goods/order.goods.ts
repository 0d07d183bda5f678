import type { OrderLines } from '../../cart/cart.lines'
import { isPlain } from '../../cart/cart.uq'
import type { Satang } from '../../kernel/money'
import type { OrderLine } from '../../orders/orders.contract'

/** What is known of a product of the order. */
export type Good = {
  id: number
  /** in the chosen shop */
  price: Satang
  /** pieces that no order needs; undefined = not counted */
  available: number | undefined
  /** withdrawn from sale since it was looked up first */
  isWithdrawn?: boolean
}

/** A line whose price followed the shop's. */
export type Repriced = { uq: string; name: string; from: Satang; to: Satang }

export type Oversold = { id: number; name: string; wanted: number; left: number; isWithdrawn: boolean }

/** Looked up in this shop; null = not one of the shops' products. */
export type KnownGoods = ReadonlyMap<number, Good | null>

export const idsOf = (lines: OrderLines): number[] => [
  ...new Set([...lines].flatMap(({ productId }) => productId ?? [])),
]

/** Prices that lines at catalogue price don't have yet. */
export function duePrices(lines: OrderLines, known: KnownGoods): Map<number, Satang> {
  const due = new Map<number, Satang>()
  for (const line of lines) {
    const good = line.productId === null ? undefined : known.get(line.productId)
    if (good && isPlain(line) && line.price !== good.price) due.set(good.id, good.price)
  }
  return due
}

/** Prices of everything in the order: also the catalogue price of lines priced by hand. */
export const pricesOf = (lines: OrderLines, known: KnownGoods): Map<number, Satang> =>
  new Map(
    idsOf(lines).flatMap((id): [number, Satang][] => {
      const good = known.get(id)
      return good ? [[id, good.price]] : []
    }),
  )

/** Changes since the user last dismissed them: each from its first price to its latest. */
export function addRepriced(before: readonly Repriced[], now: readonly Repriced[]): Repriced[] {
  const merged = new Map(before.map((each) => [each.uq, each]))
  for (const each of now) merged.set(each.uq, { ...each, from: merged.get(each.uq)?.from ?? each.from })
  return [...merged.values()].filter(({ from, to }) => from !== to)
}

/** Products of which the order needs more pieces than are left; of what is no longer sold, none is. */
export function oversold(lines: Iterable<OrderLine>, known: KnownGoods): Oversold[] {
  const wanted = new Map<number, Oversold>()
  for (const { productId, name, Quantity } of lines) {
    const good = productId === null ? undefined : known.get(productId)
    const left = good?.isWithdrawn ? 0 : good?.available
    if (productId === null || left === undefined) continue
    const before = wanted.get(productId)
    wanted.set(productId, {
      id: productId,
      name: before?.name ?? name,
      wanted: (before?.wanted ?? 0) + Quantity,
      left: Math.max(left, 0),
      isWithdrawn: good?.isWithdrawn === true,
    })
  }
  return [...wanted.values()].filter((each) => each.wanted > each.left)
}
