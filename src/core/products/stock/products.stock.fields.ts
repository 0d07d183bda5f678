import type { FieldErrors } from '../../kernel/errors'
import { arabicDigits } from '../../kernel/money'
import { normalizeText } from '../../kernel/normalize-text'
import { longestReason, mostPieces, type StockChange } from '../products.stock.contract'

/** A change of the stock in a form; numbers as typed. */
export type StockDraft = {
  kind: StockChange['kind']
  pieces: string
  lowAt: string
  reason: string
}

/** A whole number, "๑๒", "1,200", "+5", "-3"; undefined if it isn't one, null if nothing is typed. */
export function parsePieces(typed: string): number | null | undefined {
  const plain = arabicDigits(typed.normalize('NFKC')).replace(/\s/g, '')
  if (plain === '') return null
  // a decimal comma must not make 15 pieces of 1,5
  const isWhole = /^[+-]?\d{1,9}$/.test(plain) || /^[+-]?\d{1,3}(?:,\d{3}){1,2}$/.test(plain)
  return isWhole ? Number(plain.replaceAll(',', '')) : undefined
}

/** A count has a reason of its own; what was typed stays. */
export function reasonOf(reason: string, kind: StockDraft['kind'], countReason: string): string {
  if (reason !== '' && reason !== countReason) return reason
  return kind === 'count' ? countReason : ''
}

/** The change as sent; only for a draft without errors. */
export function changeOf(id: number, { kind, pieces, lowAt, reason }: StockDraft): StockChange {
  const limit = parsePieces(lowAt)
  return {
    id,
    kind,
    pieces: kind === 'stop' ? 0 : (parsePieces(pieces) ?? 0),
    ...(kind !== 'stop' && typeof limit === 'number' && { lowAt: limit }),
    reason: normalizeText(reason),
  }
}

const isBetween = (number: number, least: number) => number >= least && number <= mostPieces

function errorOf(typed: string, least: number): string | undefined {
  const number = parsePieces(typed)
  if (number === undefined) return 'whole'
  return number === null || isBetween(number, least) ? undefined : 'range'
}

/** Error codes by field; empty if the change can be sent. */
export function stockErrors({ kind, pieces, lowAt, reason }: StockDraft): FieldErrors {
  const errors: FieldErrors = {}
  if (kind !== 'stop') {
    const wrong = errorOf(pieces, kind === 'count' ? 0 : -mostPieces)
    if (wrong) errors.pieces = [wrong]
    else if (parsePieces(pieces) === null || (kind === 'change' && parsePieces(pieces) === 0))
      errors.pieces = ['required']
    const limit = errorOf(lowAt, 0)
    if (limit) errors.lowAt = [limit]
  }
  if (normalizeText(reason) === '') errors.reason = ['required']
  else if (reason.length > longestReason) errors.reason = ['too-long']
  return errors
}
