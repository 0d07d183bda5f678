// Generated from elements.ts by npm run generate.

import type { LightRow } from './elements'

const alike = (tags: string, row: LightRow) => Object.fromEntries(tags.split(' ').map((tag) => [tag, row]))

/** All that a page knows of an element before its code is there. */
export const lightElements: Readonly<Record<string, LightRow>> = {
  'raan-shops': {
    load: () => import('./element-chunks/shops'),
    app: 'shops',
    height: 68,
    attributes: { 'shop-id': 'number' },
  },
  'raan-sign-in': {
    load: () => import('./element-chunks/auth'),
    app: 'auth',
    height: 440,
    attributes: { view: 'text', 'terms-url': 'text', 'forgot-password': 'flag', token: 'text' },
    properties: ['hint'],
  },
  'raan-cart': {
    load: () => import('./element-chunks/cart'),
    app: 'cart',
    height: 320,
    attributes: { checkout: 'flag', 'checkout-href': 'text', 'read-only': 'flag' },
  },
  'raan-order': {
    load: () => import('./element-chunks/order'),
    app: 'order',
    height: 960,
    attributes: { 'shop-id': 'number', 'orders-href': 'text', 'order-href': 'text', print: 'flag' },
    properties: ['value'],
    methods: ['submit'],
  },
  'raan-orders': {
    load: () => import('./element-chunks/orders'),
    app: 'orders',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', print: 'flag', invoice: 'flag' },
  },
  'raan-labels': {
    load: () => import('./element-chunks/labels'),
    app: 'labels',
    height: 720,
    properties: ['orderNumbers'],
  },
  'raan-dashboard': {
    load: () => import('./element-chunks/dashboard'),
    app: 'dashboard',
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
  },
  'raan-products': {
    load: () => import('./element-chunks/store'),
    app: 'store',
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
  },
  'raan-product': {
    load: () => import('./element-chunks/store'),
    app: 'store',
    height: 560,
    attributes: { 'product-id': 'number', 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
  },
  'raan-wishlist': {
    load: () => import('./element-chunks/store'),
    app: 'store',
    height: 420,
    attributes: { 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
  },
  'raan-checkout': {
    load: () => import('./element-chunks/checkout'),
    app: 'checkout',
    height: 640,
    attributes: {
      'shop-id': 'number',
      'shop-href': 'text',
      'orders-href': 'text',
      'order-href': 'text',
      print: 'flag',
    },
  },
  'raan-invoices': {
    load: () => import('./element-chunks/invoices'),
    app: 'invoices',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'invoice-href': 'text' },
  },
  'raan-invoice': {
    load: () => import('./element-chunks/invoices'),
    app: 'invoices',
    height: 720,
    attributes: {
      'invoice-id': 'number',
      mode: 'text',
      'copy-of': 'number',
      'order-number': 'text',
      'invoice-href': 'text',
      'has-list': 'flag',
    },
  },
  'raan-users': {
    load: () => import('./element-chunks/users'),
    app: 'users',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'user-href': 'text' },
  },
  'raan-user': {
    load: () => import('./element-chunks/users'),
    app: 'users',
    height: 720,
    attributes: { 'user-id': 'number', mode: 'text', 'user-href': 'text', 'has-list': 'flag' },
  },
  'raan-datatable': {
    load: () => import('./element-chunks/datatable'),
    app: 'datatable',
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', query: 'text' },
    properties: ['rows', 'columns'],
  },
  'raan-blog': {
    load: () => import('./element-chunks/blog'),
    app: 'blog',
    height: 720,
    attributes: { mode: 'text', 'post-id': 'text', 'per-page': 'number', query: 'text', 'post-href': 'text' },
  },
  'raan-calendar': {
    load: () => import('./element-chunks/calendar'),
    app: 'calendar',
    height: 720,
    attributes: { view: 'text', date: 'text', calendars: 'text', query: 'text' },
  },
  'raan-account': {
    load: () => import('./element-chunks/account'),
    app: 'account',
    height: 560,
    attributes: { tab: 'text' },
  },
  'raan-profile': {
    load: () => import('./element-chunks/profile'),
    app: 'profile',
    height: 720,
    attributes: { tab: 'text', 'settings-href': 'text' },
  },
  'raan-todo': { load: () => import('./element-chunks/todo'), app: 'todo', height: 640, attributes: { query: 'text' } },
  'raan-faq': {
    load: () => import('./element-chunks/faq'),
    app: 'faq',
    height: 640,
    attributes: { query: 'text', 'contact-phone': 'text', 'contact-email': 'text' },
  },
  'raan-pricing': {
    load: () => import('./element-chunks/pricing'),
    app: 'pricing',
    height: 720,
    attributes: { period: 'text' },
  },
  'raan-knowledge': {
    load: () => import('./element-chunks/knowledge'),
    app: 'knowledge',
    height: 640,
    attributes: { category: 'text', question: 'text', 'knowledge-href': 'text' },
  },
  'raan-search': {
    load: () => import('./element-chunks/search'),
    app: 'search',
    height: 38,
    attributes: { shortcut: 'flag' },
  },
  'raan-chat': { load: () => import('./element-chunks/chat'), app: 'chat', height: 640, attributes: { query: 'text' } },
  'raan-email': {
    load: () => import('./element-chunks/email'),
    app: 'email',
    height: 640,
    attributes: { query: 'text' },
  },
  ...alike(
    'raan-card-support-tracker raan-card-avg-sessions raan-card-revenue-report raan-card-goal-overview raan-card-revenue raan-card-product-orders raan-card-sessions-device raan-card-customers',
    {
      load: () => import('./element-chunks/analytics'),
      app: 'analytics',
      height: 424,
      attributes: { period: 'text', year: 'number' },
    },
  ),
  ...alike(
    'raan-card-orders-bar-chart raan-card-profit-line-chart raan-card-subscribers raan-card-revenue-generated raan-card-sales raan-card-orders raan-card-site-traffic raan-card-active-users raan-card-newsletter',
    {
      load: () => import('./element-chunks/statistics'),
      app: 'statistics',
      height: 196,
      attributes: { period: 'text' },
    },
  ),
}
