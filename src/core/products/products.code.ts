import { normalizeCharacters } from '../kernel/normalize-text'

/** A SKU or barcode as compared: capitals, Thai digits and full-width letters make no other code. */
export const plainCode = (code: string): string => normalizeCharacters(code).toLowerCase()

type Coded = { readonly sku: string; readonly barcode: string }
type Article = Coded & { readonly archived: boolean }

/** SKUs and barcodes of what is sold of a product, as compared, with their paths. */
export const codesOf = ({
  sku,
  barcode,
  variants,
}: Coded & { readonly variants: readonly Article[] }): { path: string; name: keyof Coded; code: string }[] =>
  [
    { path: '', sku, barcode, archived: false },
    ...variants.map((variant, nth) => ({ ...variant, path: `variants.${nth}.` })),
  ]
    .filter(({ archived }) => !archived)
    .flatMap((each) =>
      (['sku', 'barcode'] as const).map((name) => ({ path: each.path + name, name, code: plainCode(each[name]) })),
    )
    .filter(({ code }) => code !== '')
