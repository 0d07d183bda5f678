// Generated from src/host/rows by npm run generate.
import type { RaanProductProps, RaanProductsProps, RaanWishlistProps } from '../../widgets/store'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanProductsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-product-added': CustomEvent<DetailOf<RaanProductsProps, 'onAdded'>>
  'raan-query-changed': CustomEvent<DetailOf<RaanProductsProps, 'onQueryChanged'>>
  'raan-product-open': CustomEvent<DetailOf<RaanProductsProps, 'onOpen'>>
  'raan-wishlist-open': CustomEvent<DetailOf<RaanProductsProps, 'onWishlist'>>
  'raan-cart-checkout': CustomEvent<DetailOf<RaanProductsProps, 'onCheckout'>>
}
/** `<raan-products>` */
export interface RaanProductsElement extends EventsElement<RaanProductsEvents> {
  mode: RaanProductsProps['mode']
  perPage: RaanProductsProps['perPage']
  sortBy: RaanProductsProps['sortBy']
  query: RaanProductsProps['query']
  productHref: RaanProductsProps['productHref']
  wishlistHref: RaanProductsProps['wishlistHref']
  checkoutHref: RaanProductsProps['checkoutHref']
}

export interface RaanProductEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-product-added': CustomEvent<DetailOf<RaanProductProps, 'onAdded'>>
  'raan-product-open': CustomEvent<DetailOf<RaanProductProps, 'onOpen'>>
  'raan-shop-open': CustomEvent<DetailOf<RaanProductProps, 'onShop'>>
  'raan-cart-checkout': CustomEvent<DetailOf<RaanProductProps, 'onCheckout'>>
}
/** `<raan-product>` */
export interface RaanProductElement extends EventsElement<RaanProductEvents> {
  productId: RaanProductProps['productId']
  productHref: RaanProductProps['productHref']
  shopHref: RaanProductProps['shopHref']
  checkoutHref: RaanProductProps['checkoutHref']
}

export interface RaanWishlistEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-product-added': CustomEvent<DetailOf<RaanWishlistProps, 'onAdded'>>
  'raan-product-open': CustomEvent<DetailOf<RaanWishlistProps, 'onOpen'>>
  'raan-shop-open': CustomEvent<DetailOf<RaanWishlistProps, 'onShop'>>
  'raan-cart-checkout': CustomEvent<DetailOf<RaanWishlistProps, 'onCheckout'>>
}
/** `<raan-wishlist>` */
export interface RaanWishlistElement extends EventsElement<RaanWishlistEvents> {
  productHref: RaanWishlistProps['productHref']
  shopHref: RaanWishlistProps['shopHref']
  checkoutHref: RaanWishlistProps['checkoutHref']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-products': RaanProductsElement
    'raan-product': RaanProductElement
    'raan-wishlist': RaanWishlistElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-products': AttributesOf<
        RaanProductsElement,
        'mode' | 'perPage' | 'sortBy' | 'query' | 'productHref' | 'wishlistHref' | 'checkoutHref',
        RaanProductsEvents
      >
      'raan-product': AttributesOf<
        RaanProductElement,
        'productId' | 'productHref' | 'shopHref' | 'checkoutHref',
        RaanProductEvents
      >
      'raan-wishlist': AttributesOf<
        RaanWishlistElement,
        'productHref' | 'shopHref' | 'checkoutHref',
        RaanWishlistEvents
      >
    }
  }
}
