import type { OrderLine } from '../../orders/orders.contract'
import { plainName } from '../../products/products.search'
import { chosenProduct, type MessageItem } from './order.paste.items'

/** A product whose quantity differs between message and order. */
export type LineDifference = {
  name: string
  /** pieces in the message; 0 = it isn't named there */
  said: number
  /** pieces in the order */
  has: number
  /** its line of the message */
  item: MessageItem | undefined
  /** its lines of the order */
  lines: readonly OrderLine[]
}

const keyOf = (item: MessageItem): string => {
  const product = chosenProduct(item)
  return product ? `p${product.id}` : plainName(item.text)
}

const lineKey = ({ productId, name }: OrderLine): string => (productId === null ? plainName(name) : `p${productId}`)

/** The user may have picked the product of an undecided line by hand. */
const mayBeFor = ({ candidates }: MessageItem, { productId }: OrderLine): boolean =>
  candidates.some(({ product }) => product.id === productId)

const piecesOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { Quantity }) => sum + Quantity, 0)

/** Lines of the message for the same product count together; undecided ones stay apart. */
function grouped(items: readonly MessageItem[]): { item: MessageItem; said: number }[] {
  const groups = new Map<string, { item: MessageItem; said: number }>()
  for (const item of items) {
    const key = item.choice === undefined ? item.key : keyOf(item)
    const { said = 0, item: first = item } = groups.get(key) ?? {}
    groups.set(key, { item: first, said: said + item.Quantity })
  }
  // an undecided line must not claim what belongs to a decided one
  return [...groups.values()].sort((a, b) => Number(a.item.choice === undefined) - Number(b.item.choice === undefined))
}

/**
 * Where the order differs from the products that its message names, skipped ones excepted: missing ones, other
 * quantities, and lines that the message doesn't name. Empty if it names none.
 */
export function lineDifferences(items: readonly MessageItem[], lines: readonly OrderLine[]): LineDifference[] {
  const asked = items.filter(({ choice }) => choice !== 'out')
  if (asked.length === 0) return []
  let unnamed = [...lines]
  const linesOf = (item: MessageItem): OrderLine[] => {
    if (item.choice !== undefined) return unnamed.filter((line) => lineKey(line) === keyOf(item))
    return unnamed.filter((line) => mayBeFor(item, line)).slice(0, 1)
  }
  const named = grouped(asked).map(({ item, said }) => {
    const own = linesOf(item)
    unnamed = unnamed.filter((line) => !own.includes(line))
    return { name: chosenProduct(item)?.name ?? item.text, said, has: piecesOf(own), item, lines: own }
  })
  const extra = unnamed.map((line) => ({
    name: line.name,
    said: 0,
    has: line.Quantity,
    item: undefined,
    lines: [line],
  }))
  return [...named, ...extra].filter(({ said, has }) => said !== has)
}

/** Whether the order can be given the message's products: each is decided, a free-text one has its price. */
export const canTakeMessage = (differences: readonly LineDifference[]): boolean =>
  differences.length > 0 &&
  differences.every(
    ({ item, lines }) =>
      !item || (item.choice !== undefined && (lines.length > 0 || chosenProduct(item) || item.price !== null)),
  )
