import { mostQuantity } from '../../cart/cart.contract'
import { mostMoney, type Satang, satang } from '../../kernel/money'
import { linesTotal } from '../../order/order.totals'
import { longestLineText, mostOrderLines, type OrderLine } from '../orders.line'
import { Problem } from '../sheet/cells'

/** What one row says of the goods; `amount` is for the whole quantity. */
export type GoodsRow = {
  readonly product: string
  readonly quantity: number | undefined
  readonly price: Satang | undefined
  readonly amount: Satang | undefined
}

export type Goods = {
  readonly lines: readonly OrderLine[]
  /** what doesn't fit into a line's name */
  readonly rest: string
}

const nameless = 'สินค้า'

const named = ({ product }: GoodsRow): string => product || nameless

/** `ชา × 2; กาแฟ × 1`, as in our own spreadsheet: a row for each. */
function spread(row: GoodsRow): GoodsRow[] {
  if (row.price !== undefined || row.amount !== undefined || row.quantity !== undefined) return [row]
  const pieces = row.product.split(';').map((piece) => /^(\S.*?) × (\d{1,5})$/.exec(piece.trim()))
  return pieces.every((piece) => piece !== null)
    ? pieces.map((piece) => ({ ...row, product: piece[1] ?? '', quantity: Number(piece[2]) }))
    : [row]
}

const uqOf = (nth: number): string => `import-${nth + 1}`

/** A line for this amount: by piece if it can be divided, otherwise as one piece that names the quantity. */
function lineFor(row: GoodsRow, amount: Satang, nth: number): OrderLine {
  const { quantity = 1 } = row
  const isWhole = amount % quantity === 0
  const name = isWhole || quantity === 1 ? named(row) : `${named(row)} × ${quantity}`
  return {
    uq: uqOf(nth),
    productId: null,
    name,
    price: isWhole ? satang(amount / quantity) : amount,
    Quantity: isWhole ? quantity : 1,
  }
}

const quantified = (row: GoodsRow): string => `${named(row)}${row.quantity === undefined ? '' : ` × ${row.quantity}`}`

/** One line for all goods, whose single prices nobody knows. */
function unpriced(rows: readonly GoodsRow[], goods: Satang): OrderLine[] {
  const [first, ...others] = rows
  if (first && others.length === 0) return [lineFor(first, goods, 0)]
  return [{ uq: uqOf(0), productId: null, name: rows.map(quantified).join('; '), price: goods, Quantity: 1 }]
}

const priceOf = ({ price, quantity = 1, amount }: GoodsRow): Satang | undefined =>
  price === undefined ? amount : satang(price * quantity)

/** Long names are cut; the whole text is returned as `rest`. */
function shortened(lines: readonly OrderLine[]): Goods | Problem {
  if (lines.some(({ price }) => price > mostMoney))
    return new Problem('has a price that is too large', 'price-too-large')
  const cut = ({ name }: OrderLine) => (name.length > longestLineText ? `${name.slice(0, longestLineText - 1)}…` : name)
  const long = lines.filter(({ name }) => name.length > longestLineText)
  return { lines: lines.map((line) => ({ ...line, name: cut(line) })), rest: long.map(({ name }) => name).join('; ') }
}

/** The lines of an order. `goods` is what they cost together, if the order's total says so. */
export function goodsOf(rows: readonly GoodsRow[], goods: Satang | undefined): Goods | Problem {
  const all = rows.flatMap(spread)
  if (all.length > mostOrderLines)
    return new Problem(`has more than ${mostOrderLines} lines`, 'too-many-lines', { other: String(mostOrderLines) })
  const wrong = all.find(({ quantity }) => quantity !== undefined && (quantity < 1 || quantity > mostQuantity))
  if (wrong)
    return new Problem(`has a quantity of ${wrong.quantity}`, 'quantity-out-of-range', {
      given: String(wrong.quantity),
    })
  const prices = all.map(priceOf)
  if (prices.every((price) => price === undefined))
    return goods === undefined
      ? new Problem('has neither a total nor prices', 'unpriced')
      : shortened(unpriced(all, goods))
  const missing = all.find((_, nth) => prices[nth] === undefined)
  if (missing)
    return new Problem(`has a price for some lines only, none for “${named(missing)}”`, 'partly-priced', {
      given: named(missing),
    })
  const lines = all.map((row, nth) => lineFor(row, prices[nth] ?? satang(0), nth))
  const sum = linesTotal(lines)
  return goods === undefined || goods === sum
    ? shortened(lines)
    : new Problem(
        `doesn’t add up: the lines are ${sum / 100} baht, but with discount and costs the total leaves ${goods / 100}`,
        'sum',
        { given: String(sum / 100), other: String(goods / 100) },
      )
}
