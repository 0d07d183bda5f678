/** Key of an unchanged catalogue line. */
export const plainUq = (productId: number): string => `p${productId}`

/** Key of a catalogue line with a custom price or colour; `id` distinguishes several. */
export const changedUq = (productId: number, id: string): string => `p${productId}:${id}`

/** Key of a catalogue line of a chosen kind, e.g. a colour: the same kind is the same line. */
export const kindUq = (productId: number, kind: string): string => changedUq(productId, `k.${kind}`)

export const isKind = ({ uq }: { uq: string }): boolean => /^p\d+:k\./.test(uq)

/** Key of a free-text line. */
export const freeUq = (id: string): string => `x:${id}`

export const isPlain = ({ uq, productId }: { uq: string; productId: number | null }): boolean =>
  productId !== null && uq === plainUq(productId)
