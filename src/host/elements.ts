import type { AttributeTable } from './attributes'

/**
 * One element: `app` is the folder of its widget, `widget` the component exported there; `properties` take objects and
 * functions; `events` maps a DOM event to the callback property of the component; `height` is what the skeleton takes
 * before the code arrives.
 */
export type ElementRow = {
  app: string
  widget: string
  height: number
  attributes?: AttributeTable
  properties?: readonly string[]
  /** functions of the widget that the element answers to */
  methods?: readonly string[]
  events?: Readonly<Record<string, string>>
}

/** What a page must know of an element before its code is there: light-elements.ts. */
export type LightRow = Omit<ElementRow, 'widget' | 'events'> & { load(): Promise<ElementChunk> }

/** What comes with the element's code: element-chunks/. */
export type ArrivingRow = Pick<ElementRow, 'widget' | 'events'>

/** An app's widgets by name, and the rows of their elements by tag. */
export type ElementChunk = { rows: Readonly<Record<string, ArrivingRow>> } & Readonly<Record<string, unknown>>

/** All elements. No page loads this file: `npm run generate` writes of it what a page needs first and what comes later. */
export const elements: Readonly<Record<string, ElementRow>> = {
  'raan-shops': {
    app: 'shops',
    widget: 'RaanShops',
    height: 68,
    attributes: { 'shop-id': 'number' },
    events: { 'raan-shop-changed': 'onChanged' },
  },
  'raan-sign-in': {
    app: 'auth',
    widget: 'RaanSignIn',
    height: 440,
    attributes: { view: 'text', 'terms-url': 'text' },
    properties: ['hint'],
    events: { 'raan-view-changed': 'onViewChange', 'raan-signed-in': 'onSignedIn', 'raan-signed-out': 'onSignedOut' },
  },
  'raan-products': {
    app: 'store',
    widget: 'RaanProducts',
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', 'sort-by': 'text' },
    events: { 'raan-product-added': 'onAdded' },
  },
  'raan-cart': {
    app: 'cart',
    widget: 'RaanCart',
    height: 320,
    attributes: { checkout: 'flag', 'checkout-href': 'text', 'read-only': 'flag' },
    events: { 'raan-cart-changed': 'onChanged', 'raan-cart-checkout': 'onCheckout' },
  },
  'raan-order': {
    app: 'order',
    widget: 'RaanOrder',
    height: 960,
    attributes: { 'shop-id': 'number', 'orders-href': 'text', 'order-href': 'text', print: 'flag' },
    properties: ['value'],
    methods: ['submit'],
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
    attributes: { 'per-page': 'number', query: 'text', print: 'flag' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-order-opened': 'onOpened',
      'raan-orders-print': 'onPrint',
    },
  },
  'raan-labels': {
    app: 'labels',
    widget: 'RaanLabels',
    height: 720,
    properties: ['orderNumbers'],
    events: { 'raan-labels-printed': 'onPrinted' },
  },
  'raan-calendar': {
    app: 'calendar',
    widget: 'RaanCalendar',
    height: 720,
    attributes: { view: 'text', date: 'text', calendars: 'text', query: 'text' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-event-added': 'onAdded',
      'raan-event-updated': 'onUpdated',
      'raan-event-removed': 'onRemoved',
      'raan-range-changed': 'onRangeChanged',
    },
  },
  'raan-todo': {
    app: 'todo',
    widget: 'RaanTodo',
    height: 640,
    attributes: { query: 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-task-changed': 'onChanged' },
  },
  'raan-search': {
    app: 'search',
    widget: 'RaanSearch',
    height: 38,
    attributes: { shortcut: 'flag' },
    events: { 'raan-search-chosen': 'onChosen' },
  },
  'raan-chat': {
    app: 'chat',
    widget: 'RaanChat',
    height: 640,
    attributes: { query: 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-chat-order': 'onOrder' },
  },
  'raan-email': {
    app: 'email',
    widget: 'RaanEmail',
    height: 640,
    attributes: { query: 'text' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-email-opened': 'onOpened',
      'raan-email-sent': 'onSent',
    },
  },
  'raan-dashboard': {
    app: 'dashboard',
    widget: 'RaanDashboard',
    height: 640,
    attributes: { router: 'text', base: 'text', path: 'text' },
    properties: ['hint', 'onResetSampleData'],
    events: { 'raan-navigated': 'onNavigated', 'raan-layout-changed': 'onLayoutChanged' },
  },
}
