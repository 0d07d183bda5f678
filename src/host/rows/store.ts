import type { ElementRow } from '../element-row'

/** The product catalogue. */
export const storeRows: Readonly<Record<string, ElementRow>> = {
  'raan-products': {
    app: 'store',
    widget: 'RaanProducts',
    height: 640,
    attributes: {
      mode: 'text',
      'per-page': 'number',
      'sort-by': 'text',
      query: 'text',
      'product-href': 'text',
      'wishlist-href': 'text',
      'checkout-href': 'text',
    },
    events: {
      'raan-product-added': 'onAdded',
      'raan-query-changed': 'onQueryChanged',
      'raan-product-open': 'onOpen',
      'raan-wishlist-open': 'onWishlist',
      'raan-cart-checkout': 'onCheckout',
    },
  },
  'raan-product': {
    app: 'store',
    widget: 'RaanProduct',
    height: 560,
    attributes: { 'product-id': 'number', 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
    events: {
      'raan-product-added': 'onAdded',
      'raan-product-open': 'onOpen',
      'raan-shop-open': 'onShop',
      'raan-cart-checkout': 'onCheckout',
    },
  },
  'raan-wishlist': {
    app: 'store',
    widget: 'RaanWishlist',
    height: 420,
    firstCalls: ['/apps/ecommerce/cart', '/apps/ecommerce/wishlist'],
    attributes: { 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
    events: {
      'raan-product-added': 'onAdded',
      'raan-product-open': 'onOpen',
      'raan-shop-open': 'onShop',
      'raan-cart-checkout': 'onCheckout',
    },
  },
  'raan-checkout': {
    app: 'checkout',
    widget: 'RaanCheckout',
    height: 640,
    firstCalls: ['/api/shops', '/apps/ecommerce/cart'],
    attributes: {
      'shop-id': 'number',
      'shop-href': 'text',
      'orders-href': 'text',
      'order-href': 'text',
      print: 'flag',
    },
    events: {
      'raan-order-submit': 'onSubmit',
      'raan-order-submitted': 'onSubmitted',
      'raan-order-print': 'onPrint',
      'raan-shop-open': 'onShop',
    },
  },
}
