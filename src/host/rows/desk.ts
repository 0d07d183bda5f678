import type { ElementRow } from '../elements'

/** The desk and the elements around it. */
export const deskRows: Readonly<Record<string, ElementRow>> = {
  'raan-shops': {
    app: 'shops',
    widget: 'RaanShops',
    height: 68,
    firstCalls: ['/api/shops'],
    attributes: { 'shop-id': 'number' },
    events: { 'raan-shop-changed': 'onChanged' },
  },
  'raan-sign-in': {
    app: 'auth',
    widget: 'RaanSignIn',
    height: 440,
    attributes: { view: 'text', 'terms-url': 'text', 'forgot-password': 'flag', token: 'text' },
    properties: ['hint'],
    events: { 'raan-view-changed': 'onViewChange', 'raan-signed-in': 'onSignedIn', 'raan-signed-out': 'onSignedOut' },
  },
  'raan-cart': {
    app: 'cart',
    widget: 'RaanCart',
    height: 320,
    firstCalls: ['/apps/ecommerce/cart'],
    attributes: { checkout: 'flag', 'checkout-href': 'text', 'read-only': 'flag' },
    events: { 'raan-cart-changed': 'onChanged', 'raan-cart-checkout': 'onCheckout' },
  },
  'raan-order': {
    app: 'order',
    widget: 'RaanOrder',
    height: 960,
    firstCalls: ['/api/shops', '/apps/ecommerce/cart'],
    attributes: { 'shop-id': 'number', 'orders-href': 'text', 'order-href': 'text', print: 'flag' },
    properties: ['value'],
    methods: ['submit'],
    types: ['OrderApi'],
    events: {
      'raan-order-submit': 'onSubmit',
      'raan-order-submitted': 'onSubmitted',
      'raan-order-print': 'onPrint',
    },
  },
  'raan-orders': {
    app: 'orders',
    widget: 'RaanOrders',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', print: 'flag', invoice: 'flag' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-order-opened': 'onOpened',
      'raan-orders-print': 'onPrint',
      'raan-order-invoice': 'onInvoice',
    },
  },
  'raan-labels': {
    app: 'labels',
    widget: 'RaanLabels',
    height: 720,
    properties: ['orderNumbers'],
    events: { 'raan-labels-printed': 'onPrinted' },
  },
  'raan-dashboard': {
    app: 'dashboard',
    widget: 'RaanDashboard',
    height: 640,
    attributes: {
      router: 'text',
      base: 'text',
      path: 'text',
      'opens-at': 'text',
      'help-href': 'text',
      'contact-phone': 'text',
      'contact-email': 'text',
    },
    properties: ['hint', 'onResetSampleData'],
    events: { 'raan-navigated': 'onNavigated', 'raan-layout-changed': 'onLayoutChanged' },
  },
}
