import { pathSegment } from '../kernel/address'
import type { Product } from './store.contract'

type Named = Pick<Product, 'id' | 'slug'>

/** A product's URL segment; ends with its id, whatever slugs a backend makes. */
export const slugOf = ({ id, slug }: Named): string =>
  slug === String(id) || slug.endsWith(`-${id}`) ? slug : `${slug === '' ? 'product' : slug}-${id}`

/** The id at the end of a slug, or undefined if there is none. */
export function idOfSlug(slug: string): number | undefined {
  const id = Number(/(?:^|-)(\d{1,15})$/.exec(slug)?.[1])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Fills `/shop/{slug}` or `/shop/{id}` with a product. */
export const productAddress = (pattern: string, product: Named): string =>
  pattern.replaceAll('{id}', String(product.id)).replaceAll('{slug}', () => pathSegment(slugOf(product)))
