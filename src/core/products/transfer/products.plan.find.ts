import { plainCode } from '../products.code'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import type { SheetRow } from './products.read-sheet'

const withoutZeros = (code: string): string => code.replace(/^0+/, '')

/** A number that a spreadsheet has shortened: `8.85E+12`. */
export const isShortened = (cell: string): boolean => /^\d([.,]\d+)?e\+\d+$/i.test(cell)

/** A code in a cell. A spreadsheet drops zeros before numbers and shortens long ones: such a code stays as it is. */
export function codeIn(cell: string | undefined, before: string): string {
  if (cell === undefined || isShortened(cell)) return before
  const isSame = /^\d+$/.test(cell) && withoutZeros(cell) === withoutZeros(before)
  return isSame ? before : cell
}

export const isOtherCode = (cell: string | undefined, before: string): boolean =>
  before !== '' && plainCode(codeIn(cell, before)) !== plainCode(before)

/** Whether a row's name or SKU says that it is another product. */
function isOther({ cells: { name, sku } }: SheetRow, product: ShopProduct | undefined): boolean {
  if (!product || name === undefined || plainName(name) === plainName(product.name)) return false
  return product.sku === '' || sku === undefined || isOtherCode(sku, product.sku)
}

/** Whether another program numbered the rows: 1, 2, 3 and so on, mostly beside what has another number here. */
function areRowNumbers(rows: readonly SheetRow[], byId: ReadonlyMap<number, ShopProduct>): boolean {
  const numbered = rows.filter(({ cells: { id, variant } }) => id !== undefined && variant === undefined)
  const ids = numbered.map(({ cells }) => Number(cells.id))
  const isCounted = ids.length > 1 && ids.every((id, nth) => nth === 0 || id === (ids[nth - 1] ?? 0) + 1)
  const taken = numbered.filter((_, nth) => byId.has(ids[nth] ?? 0))
  const others = taken.filter((row) => isOther(row, byId.get(Number(row.cells.id))))
  return isCounted && others.length * 2 > taken.length
}

/** Stored products by what a row may name them with. */
export function finder(rows: readonly SheetRow[], existing: readonly ShopProduct[]) {
  const byId = new Map(
    existing.flatMap((product) => [product.id, ...product.variants.map(({ id }) => id)].map((id) => [id, product])),
  )
  const hasIds = !areRowNumbers(rows, byId)
  const sold = existing.filter(({ archived }) => !archived)
  const archived = existing.filter((product) => product.archived)
  // what is sold comes before what isn't: its code may have been another one's
  const bySku = new Map(
    [...archived, ...sold].flatMap((product) => (product.sku ? [[plainCode(product.sku), product]] : [])),
  )
  const byName = new Map(sold.map((product) => [plainName(product.name), product]))
  return ({ id, sku, name = '', variant }: SheetRow['cells']): ShopProduct | undefined => {
    const numbered = hasIds ? byId.get(Number(id)) : undefined
    const coded = variant === undefined ? bySku.get(plainCode(sku ?? '')) : undefined
    const named = byName.get(plainName(name))
    // products may have the same name, but not under two codes
    const isNamed = named && (variant !== undefined || !isOtherCode(sku, named.sku))
    return numbered ?? coded ?? (isNamed ? named : undefined)
  }
}
