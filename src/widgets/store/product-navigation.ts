import { createContext, type MouseEvent } from 'react'
import type { Product } from '../../core/store/store.contract'
import { productAddress, slugOf } from '../../core/store/store.slug'

export type ProductLeads = {
  /** URL pattern of a product, with `{slug}` or `{id}`; without it, products open in a dialog */
  productHref?: string | undefined
  /** return false to navigate on your own */
  onOpen?: ((detail: { productId: number; slug: string }) => unknown) | undefined
}

export type ProductNavigation = {
  /** undefined if products have no URL */
  hrefOf(product: Product): string | undefined
  follow(product: Product, event: MouseEvent): void
  /** what a product without a URL opens in */
  opens: 'dialog' | 'place'
}

export const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey

/** `show` opens a product without a URL. */
export const navigationOf = (
  { productHref, onOpen }: ProductLeads,
  opens: ProductNavigation['opens'],
  show: (product: Product) => void,
): ProductNavigation => ({
  opens,
  hrefOf: (product) => (productHref === undefined ? undefined : productAddress(productHref, product)),
  follow(product, event) {
    if (!isPlainClick(event)) return
    const isHandled = onOpen?.({ productId: product.id, slug: slugOf(product) }) === false
    if (isHandled) event.preventDefault()
    else if (productHref === undefined) show(product)
  },
})

export const ProductNavigationContext = createContext<ProductNavigation>({
  hrefOf: () => undefined,
  follow: () => undefined,
  opens: 'dialog',
})
