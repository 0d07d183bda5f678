import * as v from 'valibot'

const pieces = v.pipe(v.number(), v.safeInteger())

/** Pieces of a product or variant. */
export const stockSchema = v.object({
  /** in the shop, including those in orders that haven't been shipped; below 0 if more were shipped than counted */
  onHand: pieces,
  /** in orders that haven't been shipped */
  reserved: v.optional(pieces, 0),
  /** low at this number of available pieces */
  lowAt: v.optional(pieces, 0),
})
export type Stock = v.InferOutput<typeof stockSchema>

/** Pieces that no order needs; below 0 if more were sold than there are. */
export const availablePieces = ({ onHand, reserved }: Stock): number => onHand - reserved

export const isLow = (stock: Stock): boolean => availablePieces(stock) <= stock.lowAt
