import { lookUp } from '../../kernel/look-up'
import type { Stock } from '../products.stock'
import { mostPieces } from '../products.stock.contract'
import { parsePieces } from '../stock/products.stock.fields'
import type { SheetRow } from './products.read-sheet'

/** What an import does with the stock of a product, or of its variant with this name. */
export type PlannedStock = {
  /** '' = the product itself */
  variant: string
  /** pieces in the shop; null = not counted */
  from: number | null
  /** undefined = they stay */
  to: number | undefined
  /** undefined = it stays */
  lowAt: number | undefined
}

export const stockColumns = ['onHand', 'lowAt'] as const

/** A whole number in a cell: some programs write pieces with decimals. */
const piecesIn = (cell: string): number | null | undefined => parsePieces(cell.replace(/\.0+$/, ''))

/**
 * What a row says of the stock; undefined if it says nothing else than is known. `blame` is told which cell can't be
 * read, with a code.
 */
export function stockIn(
  { cells }: SheetRow,
  variant: string,
  stock: Stock | undefined,
  blame: (column: (typeof stockColumns)[number], code: string) => void,
): PlannedStock | undefined {
  const changedIn = (column: (typeof stockColumns)[number]): number | undefined => {
    const cell = lookUp(cells, column)
    const pieces = cell === undefined ? null : piecesIn(cell)
    // more may have been sold than was counted: below 0 is no mistake if it was so before
    if (pieces === null || (stock && pieces === stock[column])) return undefined
    if (pieces === undefined) blame(column, 'whole')
    else if (pieces < 0 || pieces > mostPieces) blame(column, 'range')
    return pieces
  }
  const [to, lowAt] = [changedIn('onHand'), changedIn('lowAt')]
  if (to === undefined && lowAt === undefined) return undefined
  if (to === undefined && !stock) blame('onHand', 'required')
  return { variant, from: stock?.onHand ?? null, to, lowAt }
}
