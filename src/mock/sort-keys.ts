import { thaiKey } from '../core/orders/orders.thai-key'

export type SortKey = string | number

export const byCode = (a: SortKey, b: SortKey): number => (a < b ? -1 : a > b ? 1 : 0)

/** The same text comes again and again; those seen are forgotten when they are very many. */
const mostKeys = 200_000
const thaiKeys = new Map<string, string>()

/** `thaiKey`, worked out once for each text. */
export function thaiKeyOf(text: string): string {
  const known = thaiKeys.get(text)
  if (known !== undefined) return known
  if (thaiKeys.size >= mostKeys) thaiKeys.clear()
  const key = thaiKey(text)
  thaiKeys.set(text, key)
  return key
}
