import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'
import { shopProductSchema } from './products.product'

/** Most pieces of one product. */
export const mostPieces = 1_000_000

/** Most characters of a reason. */
export const longestReason = 200

const whole = v.pipe(v.number(), v.safeInteger('whole'))
const least = (lowest: number) => v.pipe(whole, v.minValue(lowest, 'range'), v.maxValue(mostPieces, 'range'))

/** Pieces in the shop, as counted, or the number of them that is low. */
export const countedPiecesSchema = least(0)

/** Why the stock changes, for its list of changes. */
export const stockReasonSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'required'),
  v.maxLength(longestReason, 'too-long'),
)

export const stockChangeSchema = v.object({
  /** a product without variants on sale, or a variant */
  id: idSchema,
  /** `count`: so many are in the shop; `change`: so many came, or went if below 0; `stop`: no longer counted */
  kind: v.picklist(['count', 'change', 'stop']),
  pieces: v.optional(least(-mostPieces), 0),
  lowAt: v.exactOptional(countedPiecesSchema),
  reason: stockReasonSchema,
})
export type StockChange = v.InferOutput<typeof stockChangeSchema>

const stockMoveSchema = v.object({
  at: timestampSchema,
  by: v.string(),
  /** pieces in the shop before and after; null = not counted */
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  reason: v.string(),
})
export type StockMove = v.InferOutput<typeof stockMoveSchema>

export const stockCalls = {
  /** the latest changes by hand, latest first; what orders take is in their histories */
  moves: endpoint({
    name: 'products.moves',
    shops: 'shared',
    allow: ['read:Product', 'read:Order'],
    method: 'GET',
    path: '/api/products/{id}/moves',
    missing: true,
    repeat: 'safe',
    params: v.object({ id: idSchema }),
    answer: v.object({ moves: rows(stockMoveSchema) }),
  }),
  /** changes the stock by hand, once per key */
  change: endpoint({
    name: 'products.stock',
    shops: 'limited',
    allow: 'write:Product',
    method: 'POST',
    path: '/api/products/stock',
    missing: true,
    repeat: 'keyed',
    status: 201,
    body: v.object({ stock: stockChangeSchema }),
    answer: v.object({ product: shopProductSchema }),
  }),
}
