import type { AttributeTable } from './attributes'

/** What a widget's chunk must export under its name. */
type WidgetFile = Promise<Record<string, unknown>>

/**
 * One element: `widget` is the exported component of the chunk; `properties` take objects and functions; `events` maps
 * a DOM event to the callback property of the component; `height` is what the skeleton takes before the code arrives.
 */
export type ElementRow = {
  app: string
  widget: string
  load: () => WidgetFile
  height: number
  attributes?: AttributeTable
  properties?: readonly string[]
  /** what the widget is always given: elements of one kind share it and differ in this */
  given?: Readonly<Record<string, unknown>>
  /** functions of the widget that the element answers to */
  methods?: readonly string[]
  events?: Readonly<Record<string, string>>
}

/** `raan-card-<name>` for each call of a name; `card=call` where another card has the call's name already. */
const cards = (names: string, row: Omit<ElementRow, 'given'>): Record<string, ElementRow> =>
  Object.fromEntries(
    names.split(' ').map((each) => {
      const [card = '', name = card] = each.split('=')
      return [`raan-card-${card}`, { ...row, given: { name } }]
    }),
  )

export const elements: Readonly<Record<string, ElementRow>> = {
  'raan-shops': {
    app: 'shops',
    widget: 'RaanShops',
    load: () => import('../widgets/shops'),
    height: 68,
    attributes: { 'shop-id': 'number' },
    events: { 'raan-shop-changed': 'onChanged' },
  },
  'raan-sign-in': {
    app: 'auth',
    widget: 'RaanSignIn',
    load: () => import('../widgets/auth'),
    height: 440,
    attributes: { view: 'text', 'terms-url': 'text' },
    properties: ['hint'],
    events: { 'raan-view-changed': 'onViewChange', 'raan-signed-in': 'onSignedIn', 'raan-signed-out': 'onSignedOut' },
  },
  'raan-products': {
    app: 'store',
    widget: 'RaanProducts',
    load: () => import('../widgets/store'),
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
    load: () => import('../widgets/store'),
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
    load: () => import('../widgets/store'),
    height: 420,
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
    load: () => import('../widgets/checkout'),
    height: 640,
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
  'raan-cart': {
    app: 'cart',
    widget: 'RaanCart',
    load: () => import('../widgets/cart'),
    height: 320,
    attributes: { checkout: 'flag', 'checkout-href': 'text', 'read-only': 'flag' },
    events: { 'raan-cart-changed': 'onChanged', 'raan-cart-checkout': 'onCheckout' },
  },
  'raan-order': {
    app: 'order',
    widget: 'RaanOrder',
    load: () => import('../widgets/order'),
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
    load: () => import('../widgets/orders'),
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', print: 'flag', invoice: 'flag' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-order-opened': 'onOpened',
      'raan-orders-print': 'onPrint',
      'raan-order-invoice': 'onInvoice',
    },
  },
  'raan-invoices': {
    app: 'invoices',
    widget: 'RaanInvoices',
    load: () => import('../widgets/invoices'),
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'invoice-href': 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-invoice-open': 'onOpen' },
  },
  'raan-invoice': {
    app: 'invoices',
    widget: 'RaanInvoice',
    load: () => import('../widgets/invoices'),
    height: 720,
    attributes: {
      'invoice-id': 'number',
      mode: 'text',
      'copy-of': 'number',
      'order-number': 'text',
      'invoice-href': 'text',
      'has-list': 'flag',
    },
    events: { 'raan-invoice-open': 'onOpen', 'raan-invoice-saved': 'onSaved' },
  },
  'raan-users': {
    app: 'users',
    widget: 'RaanUsers',
    load: () => import('../widgets/users'),
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'user-href': 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' },
  },
  'raan-user': {
    app: 'users',
    widget: 'RaanUser',
    load: () => import('../widgets/users'),
    height: 720,
    attributes: { 'user-id': 'number', mode: 'text', 'user-href': 'text', 'has-list': 'flag' },
    events: { 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' },
  },
  'raan-labels': {
    app: 'labels',
    widget: 'RaanLabels',
    load: () => import('../widgets/labels'),
    height: 720,
    properties: ['orderNumbers'],
    events: { 'raan-labels-printed': 'onPrinted' },
  },
  ...cards(
    'support-tracker avg-sessions revenue-report goal-overview revenue product-orders sessions-device customers',
    {
      app: 'analytics',
      widget: 'RaanAnalyticsCard',
      load: () => import('../widgets/analytics'),
      height: 424,
      attributes: { period: 'text', year: 'number' },
      events: { 'raan-card-changed': 'onChanged' },
    },
  ),
  ...cards(
    'orders-bar-chart profit-line-chart subscribers revenue-generated=revenue sales orders site-traffic active-users newsletter',
    {
      app: 'statistics',
      widget: 'RaanStatisticCard',
      load: () => import('../widgets/statistics'),
      height: 196,
      attributes: { period: 'text' },
      events: { 'raan-card-changed': 'onChanged' },
    },
  ),
  'raan-datatable': {
    app: 'datatable',
    widget: 'RaanDatatable',
    load: () => import('../widgets/datatable'),
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', query: 'text' },
    properties: ['rows', 'columns'],
    events: {
      'raan-row-added': 'onRowAdded',
      'raan-row-edited': 'onRowEdited',
      'raan-query-changed': 'onQueryChanged',
    },
  },
  'raan-calendar': {
    app: 'calendar',
    widget: 'RaanCalendar',
    load: () => import('../widgets/calendar'),
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
    load: () => import('../widgets/todo'),
    height: 640,
    attributes: { query: 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-task-changed': 'onChanged' },
  },
  'raan-search': {
    app: 'search',
    widget: 'RaanSearch',
    load: () => import('../widgets/search'),
    height: 38,
    attributes: { shortcut: 'flag' },
    events: { 'raan-search-chosen': 'onChosen' },
  },
  'raan-chat': {
    app: 'chat',
    widget: 'RaanChat',
    load: () => import('../widgets/chat'),
    height: 640,
    attributes: { query: 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-chat-order': 'onOrder' },
  },
  'raan-email': {
    app: 'email',
    widget: 'RaanEmail',
    load: () => import('../widgets/email'),
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
    load: () => import('../widgets/dashboard'),
    height: 640,
    attributes: { router: 'text', base: 'text', path: 'text' },
    properties: ['hint', 'onResetSampleData'],
    events: { 'raan-navigated': 'onNavigated', 'raan-layout-changed': 'onLayoutChanged' },
  },
}

/** Attributes every element takes. */
export const commonAttributes = { locale: 'text', 'color-scheme': 'text' } as const satisfies AttributeTable
