// Generated from src/host/rows by npm run generate.

import type { ElementPart, LightRow } from './element-row'
import { waveMessages } from './wave-messages'

const alike = (tags: string, row: LightRow) => Object.fromEntries(tags.split(' ').map((tag) => [tag, row]))

/** All that a page knows of an element before its code is there. */
export const lightElements: Readonly<Record<string, LightRow>> = {
  'raan-shops': { app: 'shops', height: 68, firstCalls: ['/api/shops'], attributes: { 'shop-id': 'number' } },
  'raan-sign-in': {
    app: 'auth',
    height: 440,
    attributes: { view: 'text', 'terms-url': 'text', 'forgot-password': 'flag', token: 'text', registration: 'text' },
    properties: ['hint'],
  },
  'raan-cart': {
    app: 'cart',
    height: 320,
    firstCalls: ['/apps/ecommerce/cart'],
    attributes: { checkout: 'flag', 'checkout-href': 'text', 'read-only': 'flag' },
  },
  'raan-order': {
    app: 'order',
    height: 960,
    firstCalls: ['/api/shops', '/apps/ecommerce/cart'],
    attributes: { 'shop-id': 'number', 'orders-href': 'text', 'order-href': 'text', print: 'flag' },
    properties: ['value'],
    methods: ['submit'],
  },
  'raan-orders': {
    app: 'orders',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', print: 'flag', invoice: 'flag' },
  },
  'raan-labels': { app: 'labels', height: 720, properties: ['orderNumbers'] },
  'raan-dashboard': {
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
      live: 'text',
      registration: 'text',
    },
    properties: ['hint', 'onResetSampleData'],
  },
  'raan-products': {
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
    app: 'store',
    height: 560,
    attributes: { 'product-id': 'number', 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
  },
  'raan-wishlist': {
    app: 'store',
    height: 420,
    firstCalls: ['/apps/ecommerce/cart', '/apps/ecommerce/wishlist'],
    attributes: { 'product-href': 'text', 'shop-href': 'text', 'checkout-href': 'text' },
  },
  'raan-checkout': {
    app: 'checkout',
    height: 640,
    firstCalls: ['/api/shops', '/apps/ecommerce/cart'],
    attributes: {
      'shop-id': 'number',
      'shop-href': 'text',
      'orders-href': 'text',
      'order-href': 'text',
      print: 'flag',
    },
  },
  'raan-invoices': {
    app: 'invoices',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'invoice-href': 'text' },
  },
  'raan-invoice': {
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
    app: 'users',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'user-href': 'text', 'invite-href': 'text' },
  },
  'raan-user': {
    app: 'users',
    height: 720,
    attributes: { 'user-id': 'number', mode: 'text', 'user-href': 'text', 'invite-href': 'text', 'has-list': 'flag' },
  },
  'raan-datatable': {
    app: 'datatable',
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', query: 'text' },
    properties: ['rows', 'columns'],
  },
  'raan-blog': {
    app: 'blog',
    height: 720,
    attributes: { mode: 'text', 'post-id': 'text', 'per-page': 'number', query: 'text', 'post-href': 'text' },
  },
  'raan-calendar': {
    app: 'calendar',
    height: 720,
    attributes: { view: 'text', date: 'text', calendars: 'text', query: 'text' },
  },
  'raan-account': { app: 'account', height: 560, firstCalls: ['/account-setting/data'], attributes: { tab: 'text' } },
  'raan-profile': {
    app: 'profile',
    height: 720,
    firstCalls: ['/profile/data'],
    attributes: { tab: 'text', 'settings-href': 'text' },
  },
  'raan-todo': { app: 'todo', height: 640, attributes: { query: 'text' } },
  'raan-faq': {
    app: 'faq',
    height: 640,
    attributes: { query: 'text', 'contact-phone': 'text', 'contact-email': 'text' },
  },
  'raan-pricing': { app: 'pricing', height: 720, firstCalls: ['/pricing/data'], attributes: { period: 'text' } },
  'raan-knowledge': {
    app: 'knowledge',
    height: 640,
    firstCalls: ['/faq/data/knowledge_base{locale}'],
    attributes: { category: 'text', question: 'text', 'knowledge-href': 'text' },
  },
  'raan-search': { app: 'search', height: 38, attributes: { shortcut: 'flag' } },
  'raan-notifications': { app: 'notifications', height: 38 },
  'raan-chat': {
    app: 'chat',
    height: 640,
    firstCalls: ['/apps/chat/chats-and-contacts'],
    attributes: { query: 'text', 'users-href': 'text' },
  },
  'raan-email': { app: 'email', height: 640, attributes: { query: 'text' } },
  ...alike(
    'raan-card-support-tracker raan-card-avg-sessions raan-card-revenue-report raan-card-goal-overview raan-card-revenue raan-card-product-orders raan-card-sessions-device raan-card-customers',
    { app: 'analytics', height: 424, attributes: { period: 'text', year: 'number' } },
  ),
  ...alike(
    'raan-card-orders-bar-chart raan-card-profit-line-chart raan-card-subscribers raan-card-revenue-generated raan-card-sales raan-card-orders raan-card-site-traffic raan-card-active-users raan-card-newsletter',
    { app: 'statistics', height: 196, attributes: { period: 'text' } },
  ),
}

/** The code and the texts of each app's elements. */
export const elementParts: Readonly<Record<string, ElementPart>> = {
  shops: { load: () => import('./element-chunks/shops'), messages: waveMessages('./element-chunks/shops') },
  auth: { load: () => import('./element-chunks/auth'), messages: waveMessages('./element-chunks/auth') },
  cart: { load: () => import('./element-chunks/cart'), messages: waveMessages('./element-chunks/cart') },
  order: { load: () => import('./element-chunks/order'), messages: waveMessages('./element-chunks/order') },
  orders: { load: () => import('./element-chunks/orders'), messages: waveMessages('./element-chunks/orders') },
  labels: { load: () => import('./element-chunks/labels'), messages: waveMessages('./element-chunks/labels') },
  dashboard: { load: () => import('./element-chunks/dashboard'), messages: waveMessages('./element-chunks/dashboard') },
  store: { load: () => import('./element-chunks/store'), messages: waveMessages('./element-chunks/store') },
  checkout: { load: () => import('./element-chunks/checkout'), messages: waveMessages('./element-chunks/checkout') },
  invoices: { load: () => import('./element-chunks/invoices'), messages: waveMessages('./element-chunks/invoices') },
  users: { load: () => import('./element-chunks/users'), messages: waveMessages('./element-chunks/users') },
  datatable: { load: () => import('./element-chunks/datatable'), messages: waveMessages('./element-chunks/datatable') },
  blog: { load: () => import('./element-chunks/blog'), messages: waveMessages('./element-chunks/blog') },
  calendar: { load: () => import('./element-chunks/calendar'), messages: waveMessages('./element-chunks/calendar') },
  account: { load: () => import('./element-chunks/account'), messages: waveMessages('./element-chunks/account') },
  profile: { load: () => import('./element-chunks/profile'), messages: waveMessages('./element-chunks/profile') },
  todo: { load: () => import('./element-chunks/todo'), messages: waveMessages('./element-chunks/todo') },
  faq: { load: () => import('./element-chunks/faq'), messages: waveMessages('./element-chunks/faq') },
  pricing: { load: () => import('./element-chunks/pricing'), messages: waveMessages('./element-chunks/pricing') },
  knowledge: { load: () => import('./element-chunks/knowledge'), messages: waveMessages('./element-chunks/knowledge') },
  search: { load: () => import('./element-chunks/search'), messages: waveMessages('./element-chunks/search') },
  notifications: {
    load: () => import('./element-chunks/notifications'),
    messages: waveMessages('./element-chunks/notifications'),
  },
  chat: { load: () => import('./element-chunks/chat'), messages: waveMessages('./element-chunks/chat') },
  email: { load: () => import('./element-chunks/email'), messages: waveMessages('./element-chunks/email') },
  analytics: { load: () => import('./element-chunks/analytics'), messages: waveMessages('./element-chunks/analytics') },
  statistics: {
    load: () => import('./element-chunks/statistics'),
    messages: waveMessages('./element-chunks/statistics'),
  },
}
