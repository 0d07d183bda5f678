// Generated from elements.ts by npm run generate.

import type { LightRow } from './elements'

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
    attributes: { view: 'text', 'terms-url': 'text' },
    properties: ['hint'],
  },
  'raan-products': {
    load: () => import('./element-chunks/store'),
    app: 'store',
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', 'sort-by': 'text' },
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
    attributes: { 'per-page': 'number', query: 'text', print: 'flag' },
  },
  'raan-labels': {
    load: () => import('./element-chunks/labels'),
    app: 'labels',
    height: 720,
    properties: ['orderNumbers'],
  },
  'raan-calendar': {
    load: () => import('./element-chunks/calendar'),
    app: 'calendar',
    height: 720,
    attributes: { view: 'text', date: 'text', calendars: 'text', query: 'text' },
  },
  'raan-todo': { load: () => import('./element-chunks/todo'), app: 'todo', height: 640, attributes: { query: 'text' } },
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
  'raan-dashboard': {
    load: () => import('./element-chunks/dashboard'),
    app: 'dashboard',
    height: 640,
    attributes: { router: 'text', base: 'text', path: 'text' },
    properties: ['hint', 'onResetSampleData'],
  },
}
