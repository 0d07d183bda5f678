import { isSoldItself, type ProductVariant, type ShopProduct, soldVariants } from '../../core/products/products.product'
import { plainName } from '../../core/products/products.search'

/** What an order line can be made of, with what it is found by. */
export type Offer = {
  readonly product: ShopProduct
  readonly variant: ProductVariant | undefined
  readonly name: string
  /** as compared: name, codes and other names */
  readonly plain: readonly string[]
}

/** Rows are replaced, never changed in place: what they are found by is prepared once. */
const offers = new WeakMap<ShopProduct, readonly Offer[]>()

const variantName = ({ name }: ShopProduct, variant: ProductVariant): string => `${name} ${variant.name}`

function prepared(product: ShopProduct): readonly Offer[] {
  const { name, sku, barcode, aliases } = product
  const own = [sku, barcode, ...aliases]
  const itself = { product, variant: undefined, name, plain: [name, ...own].map(plainName) }
  const ofVariants = product.variants.map((variant) => {
    const whole = variantName(product, variant)
    const ofAliases = aliases.map((alias) => `${alias} ${variant.name}`)
    const texts = [whole, variant.sku, variant.barcode, ...own, ...ofAliases]
    return { product, variant, name: whole, plain: texts.map(plainName) }
  })
  return isSoldItself(product) ? [itself, ...ofVariants] : ofVariants
}

/** One offer for each variant, and one for a product that is sold itself. */
export function offersOf(product: ShopProduct): readonly Offer[] {
  const known = offers.get(product) ?? prepared(product)
  offers.set(product, known)
  return known
}

/** The offers on sale. */
export const soldOffers = (product: ShopProduct): readonly Offer[] => {
  if (product.archived) return []
  const sold = soldVariants(product)
  return offersOf(product).filter(({ variant }) => variant === undefined || sold.includes(variant))
}
