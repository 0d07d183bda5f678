/** One value read from a message. `confidence` is 0..1; below `doubtful` somebody should look. */
export type Field<T> = {
  value: T
  confidence: number
  /** Where it stands: [start, end) in UTF-16 units of the text as given. Empty when it follows from the address table alone. */
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
 * Reads an order out of a pasted chat message; what neither stands in it nor follows from the address table is null.
 * No text makes it throw. The reader and the table are loaded by the first call: it rejects when they cannot be, and the
 * next call tries again.
 */
export async function parsePaste(text: string): Promise<PastedOrder> {
  const { readMessage } = await import('./parse/read-message')
  return readMessage(text)
}
