import { mostMoney, type Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import { type CartContext, type CartRefusal, emptyCart, type Removed } from './cart.context'
import { mostQuantity } from './cart.contract'
import { noTally, plainLine, restoreLines, tallyOf, withLine, withoutLine } from './cart.lines'
import type { CartProductInfo } from './cart.offer'
import { takePrices } from './cart.prices'
import { change, refuse, type Step, unchanged, withContext, withProducts } from './cart.step'
import { changedUq, freeUq, isKind, isPlain, kindUq, plainUq } from './cart.uq'

/** A chosen variant of a product: `id` identifies its line, `name` is the line's name. */
export type LineKind = { id: string; name: string }

export type CartEdit =
  /** replaces the Quantity of an existing uq; a new line is appended */
  | { type: 'line.set'; line: OrderLine }
  /** 1 more of the product's plain line, or its first; with a kind (a colour), of the line of that kind */
  | { type: 'line.add'; product: CartProductInfo; Quantity?: number; kind?: LineKind }
  /** a free-text line */
  | { type: 'line.write'; name: string; price: Satang; Quantity: number }
  /** a custom price with its reason; the catalogue price makes it a plain line again */
  | { type: 'line.reprice'; uq: string; price: Satang; priceReason?: string }
  | { type: 'line.remove'; uq: string }
  /** restores one of the last removed lines at its position */
  | { type: 'line.restore'; uq: string }
  | { type: 'lines.replace'; lines: Iterable<OrderLine> }
  /** what products cost in the chosen shop: lines at catalogue price take it */
  | { type: 'lines.price'; prices: ReadonlyMap<number, Satang> }
  | { type: 'clear' }

export const isEdit = (event: { type: string }): event is CartEdit =>
  event.type.startsWith('line') || event.type === 'clear'

/** Maximum number of removed lines that can be restored. */
const mostRemoved = 10

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

const refusalOf = ({ name, price, productId, Quantity }: OrderLine): CartRefusal | undefined => {
  if (!isWhole(Quantity, 1, mostQuantity)) return 'quantity'
  if (!isWhole(price, 0, mostMoney)) return 'price'
  if (productId === null && name.trim() === '') return 'name'
  return undefined
}

const productOf = ({ productId }: OrderLine): number[] => (productId === null ? [] : [productId])
const productsOf = (lines: readonly OrderLine[]): number[] => [...new Set(lines.flatMap(productOf))]

/** Adds product data from plain lines where nothing else provided it. */
const withPlain = ({ products }: CartContext, lines: Iterable<OrderLine>) =>
  withProducts(
    products,
    [...lines].flatMap((line) => {
      const { productId, name, price } = line
      const isNew = productId !== null && isPlain(line) && !products.has(String(productId))
      return isNew ? { id: productId, name, price, image: '' } : []
    }),
  )

/** Replaces the line with the same uq, or appends it. */
function put(context: CartContext, line: OrderLine, products: CartContext['products']): Step {
  const code = refusalOf(line)
  if (code) return refuse(context, line.uq, code)
  const isInPlace = context.lines.has(line.uq) || context.fallback?.lines.has(line.uq) !== true
  return change(context, withLine(context, line), productOf(line), { products, isInPlace })
}

/** A new line is copied: totals would become wrong if its sender mutated it. */
function set(context: CartContext, line: OrderLine): Step {
  const known = context.lines.get(line.uq)
  if (!known) return put(context, { ...line }, withPlain(context, [line]))
  if (known.Quantity === line.Quantity) return unchanged(context)
  return put(context, { ...known, Quantity: line.Quantity }, context.products)
}

function add(context: CartContext, product: CartProductInfo, pieces: number, kind: LineKind | undefined): Step {
  const plain = plainLine(product, 0)
  const first = kind ? { ...plain, uq: kindUq(product.id, kind.id), name: kind.name } : plain
  const known = context.lines.get(first.uq) ?? first
  return put(context, { ...known, Quantity: known.Quantity + pieces }, withProducts(context.products, [product]))
}

function reprice(context: CartContext, line: OrderLine, price: Satang, reason: string): Step {
  const { lines, products } = context
  const { productId } = line
  const { priceReason: _, ...rest } = line
  const priced: OrderLine = { ...rest, price, ...(reason && { priceReason: reason }) }
  // free text has no catalogue price; a line of a chosen kind keeps its kind
  if (productId === null || isKind(line)) return put(context, priced, products)
  const isCatalogue = price === products.get(String(productId))?.price && !reason
  if (isCatalogue === isPlain(line)) return put(context, priced, products)
  const code = refusalOf(priced)
  if (code) return refuse(context, line.uq, code)
  const uq = isCatalogue ? plainUq(productId) : changedUq(productId, context.newId())
  const twin = lines.get(uq)
  const Quantity = Math.min(line.Quantity + (twin?.Quantity ?? 0), mostQuantity)
  const turned = [...lines].flatMap((each) => {
    if (each.uq === line.uq) return { ...priced, uq, Quantity }
    return each.uq === uq ? [] : each
  })
  return change(context, tallyOf(turned), [productId])
}

function remove(context: CartContext, line: OrderLine): Step {
  const { lines, removed } = context
  const step = change(context, withoutLine(context, line.uq), productOf(line), { isInPlace: true })
  return withContext(step, { removed: [...removed.slice(1 - mostRemoved), { line, before: lines }] })
}

function restore(context: CartContext, { line, before }: Removed): Step {
  const isIts = ({ uq }: OrderLine) => uq === line.uq
  const after = tallyOf(restoreLines(context.lines, before, isIts))
  const removed = context.removed.filter((each) => !isIts(each.line))
  return withContext(change(context, after, productOf(line)), { removed })
}

function replace(context: CartContext, given: readonly OrderLine[]): Step {
  for (const line of given) {
    const code = refusalOf(line)
    if (code) return refuse(context, line.uq, code)
  }
  const after = tallyOf(given)
  const products = withPlain(context, after.lines)
  return change(context, after, productsOf([...context.lines, ...after.lines]), { products })
}

function clear(context: CartContext): Step {
  const step = change(context, noTally, productsOf(context.lines.toArray()))
  const { reading } = step.context
  return withContext(step, { ...emptyCart, removed: [], reading: reading && { ...reading, emptied: true } })
}

/** Applies an edit, or rejects it with the line and the reason, without changes. */
export function editCart(context: CartContext, edit: CartEdit): Step {
  const { lines, removed } = context
  switch (edit.type) {
    case 'line.set':
      return set(context, edit.line)
    case 'line.add':
      return add(context, edit.product, edit.Quantity ?? 1, edit.kind)
    case 'line.write': {
      const { name, price, Quantity } = edit
      return put(context, { uq: freeUq(context.newId()), productId: null, name, price, Quantity }, context.products)
    }
    case 'line.reprice': {
      const line = lines.get(edit.uq)
      return line ? reprice(context, line, edit.price, edit.priceReason?.trim() ?? '') : unchanged(context)
    }
    case 'line.remove': {
      const line = lines.get(edit.uq)
      return line ? remove(context, line) : unchanged(context)
    }
    case 'line.restore': {
      const last = removed.find(({ line }) => line.uq === edit.uq)
      return last ? restore(context, last) : unchanged(context)
    }
    case 'lines.replace':
      return replace(
        context,
        Array.from(edit.lines, (line) => ({ ...line })),
      )
    case 'lines.price':
      return takePrices(context, edit.prices)
    case 'clear':
      return clear(context)
  }
}
