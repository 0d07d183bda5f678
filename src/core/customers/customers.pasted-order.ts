/** One value read from a message. `confidence` is 0..1; below `doubtful`, the user should check it. */
export type Field<T> = {
  value: T
  confidence: number
  /** Position: [start, end) in UTF-16 units of the given text. Empty if derived from the address table only. */
  spans: [start: number, end: number][]
}

export type PastedItem = {
  text: string
  /** of one package, as written: "5 กก." */
  size?: string
  qty: number
  /** `qty` counts dozens */
  dozen?: true
  confidence: number
  spans: [start: number, end: number][]
}

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

/**
 * What was read from a message. With several recipients, `orders` has one order for each, in the order of the text; the
 * other fields are those of the first.
 */
export type PastedMessage = PastedOrder & { orders?: PastedOrder[] }
