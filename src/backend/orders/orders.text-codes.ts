import { createHash } from 'node:crypto'
import { provinces } from '../../core/orders/orders.provinces'

/** Above the numbers of provinces, with room for more. */
const firstOfOthers = 1000

/**
 * A number in place of a text that many orders have: a province, or a name of staff. Columns with it are only compared; the
 * order's JSON has the text. 0 is the empty text, and what isn't a province has 47 bits of its SHA-256. Stored: never change it.
 */
export function textCode(text: string): number {
  if (text === '') return 0
  const place = provinces.indexOf(text)
  if (place >= 0) return place + 1
  return firstOfOthers + Math.floor(createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2)
}
