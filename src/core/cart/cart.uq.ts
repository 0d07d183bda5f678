/** Key of a catalogue line as it is in the catalogue. */
export const plainUq = (productId: number): string => `p${productId}`

/** Key of a catalogue line with a price or colour of its own; `id` keeps several apart. */
export const changedUq = (productId: number, id: string): string => `p${productId}:${id}`

/** Key of a line of free text. */
export const freeUq = (id: string): string => `x:${id}`

export const isPlain = ({ uq, productId }: { uq: string; productId: number | null }): boolean =>
  productId !== null && uq === plainUq(productId)
