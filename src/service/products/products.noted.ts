import type { StockMove } from '../../core/products/products.stock.contract'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import type { StoredProduct } from './products.table'

const baht = (amount: number | null | undefined): string => (typeof amount === 'number' ? String(amount / 100) : '')

/** What the log says of a product: everything but its picture. */
const watched = (product: StoredProduct) => ({
  name: product.name,
  sku: product.sku,
  barcode: product.barcode,
  unit: product.unit,
  price: baht(product.price),
  prices: product.prices.map(({ shopId, price }) => `${shopId}: ${baht(price)}`).join(', '),
  cost: baht(product.cost),
  variants: product.variants.flatMap(({ archived, name }) => (archived ? [] : name)).join(', '),
  aliases: product.aliases.join(', '),
  archived: product.archived ? 'yes' : 'no',
})

/** Appends a new or changed product to the activity log. */
export function noteProduct(
  tx: Tx,
  by: Bearer | null,
  call: string,
  before: StoredProduct | undefined,
  after: StoredProduct,
): void {
  const { archived, ...fields } = watched(after)
  const changes = before ? changesBetween(watched(before), { ...fields, archived }) : changesBetween(undefined, fields)
  note(tx, by, { kind: 'product', call, record: after.name, changes })
}

/** Appends a change of the stock by hand, with its reason. */
export function noteStock(
  tx: Tx,
  by: Bearer | null,
  { id: productId, name, variants }: StoredProduct,
  id: number,
  { from, to, reason }: StockMove,
): void {
  const variant = id === productId ? undefined : variants.find((each) => each.id === id)
  const changes = changesBetween({ onHand: from, reason: '' }, { onHand: to, reason })
  note(tx, by, { kind: 'product', call: 'products.stock', record: variant ? `${name} ${variant.name}` : name, changes })
}
