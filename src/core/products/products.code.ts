import { normalizeCharacters } from '../kernel/normalize-text'

/** A SKU or barcode as compared: capitals, Thai digits and full-width letters make no other code. */
export const plainCode = (code: string): string => normalizeCharacters(code).toLowerCase()
