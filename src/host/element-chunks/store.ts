// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/store'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-products': {
    widget: 'RaanProducts',
    events: {
      'raan-product-added': 'onAdded',
      'raan-query-changed': 'onQueryChanged',
      'raan-product-open': 'onOpen',
      'raan-wishlist-open': 'onWishlist',
      'raan-cart-checkout': 'onCheckout',
    },
  },
  'raan-product': {
    widget: 'RaanProduct',
    events: {
      'raan-product-added': 'onAdded',
      'raan-product-open': 'onOpen',
      'raan-shop-open': 'onShop',
      'raan-cart-checkout': 'onCheckout',
    },
  },
  'raan-wishlist': {
    widget: 'RaanWishlist',
    events: {
      'raan-product-added': 'onAdded',
      'raan-product-open': 'onOpen',
      'raan-shop-open': 'onShop',
      'raan-cart-checkout': 'onCheckout',
    },
  },
}
