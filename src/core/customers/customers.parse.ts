/** One value read from a message. `confidence` is 0..1; below `doubtful`, the user should check it. */
export type Field<T> = {
  value: T
  confidence: number
  /** Position: [start, end) in UTF-16 units of the given text. Empty if derived from the address table only. */
  spans: [start: number, end: number][]
}

export type PastedItem = { text: string; qty: number; confidence: number; spans: [start: number, end: number][] }

export type PastedOrder = {
  name: Field<string> | null
  /** Without sub-district, district, province and postcode, as written. */
  addressLine: Field<string> | null
  house: Field<string> | null
  subDistrict: Field<string> | null
  district: Field<string> | null
  province: Field<string> | null
  postNum: Field<string> | null
  phones: Field<string>[]
  cod: Field<true> | null
  /** Satang. */
  amount: Field<number> | null
  items: PastedItem[]
  note: Field<string> | null
}

export { doubtful } from './customers.doubtful'

/**
 * Parses an order from a pasted chat message; values that are neither in it nor derived from the address table are
 * null. Never rejects because of the text. The first call loads the parser and the table; it rejects if that fails, and
 * the next call retries.
 */
export async function parsePaste(text: string): Promise<PastedOrder> {
  const { readMessage } = await import('./parse/read-message')
  return readMessage(text)
}
