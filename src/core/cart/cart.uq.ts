/** Key of a catalogue line as it is in the catalogue. */
export const plainUq = (productId: number): string => `p${productId}`

/** Key of a catalogue line with a price or colour of its own; `id` keeps several apart. */
export const changedUq = (productId: number, id: string): string => `p${productId}:${id}`

/** Key of a catalogue line in a chosen kind, as a colour: the same kind again is the same line. */
export const kindUq = (productId: number, kind: string): string => changedUq(productId, `k.${kind}`)

export const isKind = ({ uq }: { uq: string }): boolean => /^p\d+:k\./.test(uq)

/** Key of a line of free text. */
export const freeUq = (id: string): string => `x:${id}`

export const isPlain = ({ uq, productId }: { uq: string; productId: number | null }): boolean =>
  productId !== null && uq === plainUq(productId)
