// Generated from elements.ts by npm run generate.
import type { RaanAnalyticsCardProps } from '../widgets/analytics'
import type { RaanSignInProps } from '../widgets/auth'
import type { RaanCalendarProps } from '../widgets/calendar'
import type { RaanCartProps } from '../widgets/cart'
import type { RaanChatProps } from '../widgets/chat'
import type { RaanCheckoutProps } from '../widgets/checkout'
import type { RaanDashboardProps } from '../widgets/dashboard'
import type { RaanDatatableProps } from '../widgets/datatable'
import type { RaanEmailProps } from '../widgets/email'
import type { RaanInvoiceProps, RaanInvoicesProps } from '../widgets/invoices'
import type { RaanLabelsProps } from '../widgets/labels'
import type { RaanOrderProps } from '../widgets/order'
import type { RaanOrdersProps } from '../widgets/orders'
import type { RaanSearchProps } from '../widgets/search'
import type { RaanShopsProps } from '../widgets/shops'
import type { RaanStatisticCardProps } from '../widgets/statistics'
import type { RaanProductProps, RaanProductsProps, RaanWishlistProps } from '../widgets/store'
import type { RaanTodoProps } from '../widgets/todo'
import type { RaanUserProps, RaanUsersProps } from '../widgets/users'
import type {
  AttributesOf,
  DetailOf,
  EventsElement,
  MethodOf,
  ProviderAttributes,
  RaanProviderElement,
} from './element-base'

export interface RaanShopsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-shop-changed': CustomEvent<DetailOf<RaanShopsProps, 'onChanged'>>
}
/** `<raan-shops>` */
export interface RaanShopsElement extends EventsElement<RaanShopsEvents> {
  shopId: RaanShopsProps['shopId']
}

export interface RaanSignInEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-view-changed': CustomEvent<DetailOf<RaanSignInProps, 'onViewChange'>>
  'raan-signed-in': CustomEvent<DetailOf<RaanSignInProps, 'onSignedIn'>>
  'raan-signed-out': CustomEvent<DetailOf<RaanSignInProps, 'onSignedOut'>>
}
/** `<raan-sign-in>` */
export interface RaanSignInElement extends EventsElement<RaanSignInEvents> {
  view: RaanSignInProps['view']
  termsUrl: RaanSignInProps['termsUrl']
  hint: RaanSignInProps['hint']
}

export interface RaanCartEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-cart-changed': CustomEvent<DetailOf<RaanCartProps, 'onChanged'>>
  'raan-cart-checkout': CustomEvent<DetailOf<RaanCartProps, 'onCheckout'>>
}
/** `<raan-cart>` */
export interface RaanCartElement extends EventsElement<RaanCartEvents> {
  checkout: RaanCartProps['checkout']
  checkoutHref: RaanCartProps['checkoutHref']
  readOnly: RaanCartProps['readOnly']
}

export interface RaanOrderEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-order-submit': CustomEvent<DetailOf<RaanOrderProps, 'onSubmit'>>
  'raan-order-submitted': CustomEvent<DetailOf<RaanOrderProps, 'onSubmitted'>>
  'raan-order-print': CustomEvent<DetailOf<RaanOrderProps, 'onPrint'>>
}
/** `<raan-order>` */
export interface RaanOrderElement extends EventsElement<RaanOrderEvents> {
  shopId: RaanOrderProps['shopId']
  ordersHref: RaanOrderProps['ordersHref']
  orderHref: RaanOrderProps['orderHref']
  print: RaanOrderProps['print']
  value: RaanOrderProps['value']
  submit: MethodOf<RaanOrderProps, 'submit'>
}

export interface RaanOrdersEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanOrdersProps, 'onQueryChanged'>>
  'raan-order-opened': CustomEvent<DetailOf<RaanOrdersProps, 'onOpened'>>
  'raan-orders-print': CustomEvent<DetailOf<RaanOrdersProps, 'onPrint'>>
  'raan-order-invoice': CustomEvent<DetailOf<RaanOrdersProps, 'onInvoice'>>
}
/** `<raan-orders>` */
export interface RaanOrdersElement extends EventsElement<RaanOrdersEvents> {
  perPage: RaanOrdersProps['perPage']
  query: RaanOrdersProps['query']
  print: RaanOrdersProps['print']
  invoice: RaanOrdersProps['invoice']
}

export interface RaanLabelsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-labels-printed': CustomEvent<DetailOf<RaanLabelsProps, 'onPrinted'>>
}
/** `<raan-labels>` */
export interface RaanLabelsElement extends EventsElement<RaanLabelsEvents> {
  orderNumbers: RaanLabelsProps['orderNumbers']
}

export interface RaanDashboardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-navigated': CustomEvent<DetailOf<RaanDashboardProps, 'onNavigated'>>
  'raan-layout-changed': CustomEvent<DetailOf<RaanDashboardProps, 'onLayoutChanged'>>
}
/** `<raan-dashboard>` */
export interface RaanDashboardElement extends EventsElement<RaanDashboardEvents> {
  router: RaanDashboardProps['router']
  base: RaanDashboardProps['base']
  path: RaanDashboardProps['path']
  hint: RaanDashboardProps['hint']
  onResetSampleData: RaanDashboardProps['onResetSampleData']
}

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

export interface RaanCheckoutEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-order-submit': CustomEvent<DetailOf<RaanCheckoutProps, 'onSubmit'>>
  'raan-order-submitted': CustomEvent<DetailOf<RaanCheckoutProps, 'onSubmitted'>>
  'raan-order-print': CustomEvent<DetailOf<RaanCheckoutProps, 'onPrint'>>
  'raan-shop-open': CustomEvent<DetailOf<RaanCheckoutProps, 'onShop'>>
}
/** `<raan-checkout>` */
export interface RaanCheckoutElement extends EventsElement<RaanCheckoutEvents> {
  shopId: RaanCheckoutProps['shopId']
  shopHref: RaanCheckoutProps['shopHref']
  ordersHref: RaanCheckoutProps['ordersHref']
  orderHref: RaanCheckoutProps['orderHref']
  print: RaanCheckoutProps['print']
}

export interface RaanInvoicesEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanInvoicesProps, 'onQueryChanged'>>
  'raan-invoice-open': CustomEvent<DetailOf<RaanInvoicesProps, 'onOpen'>>
}
/** `<raan-invoices>` */
export interface RaanInvoicesElement extends EventsElement<RaanInvoicesEvents> {
  perPage: RaanInvoicesProps['perPage']
  query: RaanInvoicesProps['query']
  invoiceHref: RaanInvoicesProps['invoiceHref']
}

export interface RaanInvoiceEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-invoice-open': CustomEvent<DetailOf<RaanInvoiceProps, 'onOpen'>>
  'raan-invoice-saved': CustomEvent<DetailOf<RaanInvoiceProps, 'onSaved'>>
}
/** `<raan-invoice>` */
export interface RaanInvoiceElement extends EventsElement<RaanInvoiceEvents> {
  invoiceId: RaanInvoiceProps['invoiceId']
  mode: RaanInvoiceProps['mode']
  copyOf: RaanInvoiceProps['copyOf']
  orderNumber: RaanInvoiceProps['orderNumber']
  invoiceHref: RaanInvoiceProps['invoiceHref']
  hasList: RaanInvoiceProps['hasList']
}

export interface RaanUsersEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanUsersProps, 'onQueryChanged'>>
  'raan-user-open': CustomEvent<DetailOf<RaanUsersProps, 'onOpen'>>
  'raan-user-saved': CustomEvent<DetailOf<RaanUsersProps, 'onSaved'>>
}
/** `<raan-users>` */
export interface RaanUsersElement extends EventsElement<RaanUsersEvents> {
  perPage: RaanUsersProps['perPage']
  query: RaanUsersProps['query']
  userHref: RaanUsersProps['userHref']
}

export interface RaanUserEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-user-open': CustomEvent<DetailOf<RaanUserProps, 'onOpen'>>
  'raan-user-saved': CustomEvent<DetailOf<RaanUserProps, 'onSaved'>>
}
/** `<raan-user>` */
export interface RaanUserElement extends EventsElement<RaanUserEvents> {
  userId: RaanUserProps['userId']
  mode: RaanUserProps['mode']
  userHref: RaanUserProps['userHref']
  hasList: RaanUserProps['hasList']
}

export interface RaanDatatableEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-row-added': CustomEvent<DetailOf<RaanDatatableProps, 'onRowAdded'>>
  'raan-row-edited': CustomEvent<DetailOf<RaanDatatableProps, 'onRowEdited'>>
  'raan-query-changed': CustomEvent<DetailOf<RaanDatatableProps, 'onQueryChanged'>>
}
/** `<raan-datatable>` */
export interface RaanDatatableElement extends EventsElement<RaanDatatableEvents> {
  mode: RaanDatatableProps['mode']
  perPage: RaanDatatableProps['perPage']
  query: RaanDatatableProps['query']
  rows: RaanDatatableProps['rows']
  columns: RaanDatatableProps['columns']
}

export interface RaanCalendarEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanCalendarProps, 'onQueryChanged'>>
  'raan-event-added': CustomEvent<DetailOf<RaanCalendarProps, 'onAdded'>>
  'raan-event-updated': CustomEvent<DetailOf<RaanCalendarProps, 'onUpdated'>>
  'raan-event-removed': CustomEvent<DetailOf<RaanCalendarProps, 'onRemoved'>>
  'raan-range-changed': CustomEvent<DetailOf<RaanCalendarProps, 'onRangeChanged'>>
}
/** `<raan-calendar>` */
export interface RaanCalendarElement extends EventsElement<RaanCalendarEvents> {
  view: RaanCalendarProps['view']
  date: RaanCalendarProps['date']
  calendars: RaanCalendarProps['calendars']
  query: RaanCalendarProps['query']
}

export interface RaanTodoEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanTodoProps, 'onQueryChanged'>>
  'raan-task-changed': CustomEvent<DetailOf<RaanTodoProps, 'onChanged'>>
}
/** `<raan-todo>` */
export interface RaanTodoElement extends EventsElement<RaanTodoEvents> {
  query: RaanTodoProps['query']
}

export interface RaanSearchEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-search-chosen': CustomEvent<DetailOf<RaanSearchProps, 'onChosen'>>
}
/** `<raan-search>` */
export interface RaanSearchElement extends EventsElement<RaanSearchEvents> {
  shortcut: RaanSearchProps['shortcut']
}

export interface RaanChatEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanChatProps, 'onQueryChanged'>>
  'raan-chat-order': CustomEvent<DetailOf<RaanChatProps, 'onOrder'>>
}
/** `<raan-chat>` */
export interface RaanChatElement extends EventsElement<RaanChatEvents> {
  query: RaanChatProps['query']
}

export interface RaanEmailEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanEmailProps, 'onQueryChanged'>>
  'raan-email-opened': CustomEvent<DetailOf<RaanEmailProps, 'onOpened'>>
  'raan-email-sent': CustomEvent<DetailOf<RaanEmailProps, 'onSent'>>
}
/** `<raan-email>` */
export interface RaanEmailElement extends EventsElement<RaanEmailEvents> {
  query: RaanEmailProps['query']
}

export interface RaanAnalyticsCardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-card-changed': CustomEvent<DetailOf<RaanAnalyticsCardProps, 'onChanged'>>
}
/** `<raan-card-support-tracker>`, `<raan-card-avg-sessions>`, `<raan-card-revenue-report>`, `<raan-card-goal-overview>`, `<raan-card-revenue>`, `<raan-card-product-orders>`, `<raan-card-sessions-device>`, `<raan-card-customers>` */
export interface RaanAnalyticsCardElement extends EventsElement<RaanAnalyticsCardEvents> {
  period: RaanAnalyticsCardProps['period']
  year: RaanAnalyticsCardProps['year']
}

export interface RaanStatisticCardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-card-changed': CustomEvent<DetailOf<RaanStatisticCardProps, 'onChanged'>>
}
/** `<raan-card-orders-bar-chart>`, `<raan-card-profit-line-chart>`, `<raan-card-subscribers>`, `<raan-card-revenue-generated>`, `<raan-card-sales>`, `<raan-card-orders>`, `<raan-card-site-traffic>`, `<raan-card-active-users>`, `<raan-card-newsletter>` */
export interface RaanStatisticCardElement extends EventsElement<RaanStatisticCardEvents> {
  period: RaanStatisticCardProps['period']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-provider': RaanProviderElement
    'raan-shops': RaanShopsElement
    'raan-sign-in': RaanSignInElement
    'raan-cart': RaanCartElement
    'raan-order': RaanOrderElement
    'raan-orders': RaanOrdersElement
    'raan-labels': RaanLabelsElement
    'raan-dashboard': RaanDashboardElement
    'raan-products': RaanProductsElement
    'raan-product': RaanProductElement
    'raan-wishlist': RaanWishlistElement
    'raan-checkout': RaanCheckoutElement
    'raan-invoices': RaanInvoicesElement
    'raan-invoice': RaanInvoiceElement
    'raan-users': RaanUsersElement
    'raan-user': RaanUserElement
    'raan-datatable': RaanDatatableElement
    'raan-calendar': RaanCalendarElement
    'raan-todo': RaanTodoElement
    'raan-search': RaanSearchElement
    'raan-chat': RaanChatElement
    'raan-email': RaanEmailElement
    'raan-card-support-tracker': RaanAnalyticsCardElement
    'raan-card-avg-sessions': RaanAnalyticsCardElement
    'raan-card-revenue-report': RaanAnalyticsCardElement
    'raan-card-goal-overview': RaanAnalyticsCardElement
    'raan-card-revenue': RaanAnalyticsCardElement
    'raan-card-product-orders': RaanAnalyticsCardElement
    'raan-card-sessions-device': RaanAnalyticsCardElement
    'raan-card-customers': RaanAnalyticsCardElement
    'raan-card-orders-bar-chart': RaanStatisticCardElement
    'raan-card-profit-line-chart': RaanStatisticCardElement
    'raan-card-subscribers': RaanStatisticCardElement
    'raan-card-revenue-generated': RaanStatisticCardElement
    'raan-card-sales': RaanStatisticCardElement
    'raan-card-orders': RaanStatisticCardElement
    'raan-card-site-traffic': RaanStatisticCardElement
    'raan-card-active-users': RaanStatisticCardElement
    'raan-card-newsletter': RaanStatisticCardElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-provider': ProviderAttributes
      'raan-shops': AttributesOf<RaanShopsElement, 'shopId'>
      'raan-sign-in': AttributesOf<RaanSignInElement, 'view' | 'termsUrl' | 'hint'>
      'raan-cart': AttributesOf<RaanCartElement, 'checkout' | 'checkoutHref' | 'readOnly'>
      'raan-order': AttributesOf<RaanOrderElement, 'shopId' | 'ordersHref' | 'orderHref' | 'print' | 'value'>
      'raan-orders': AttributesOf<RaanOrdersElement, 'perPage' | 'query' | 'print' | 'invoice'>
      'raan-labels': AttributesOf<RaanLabelsElement, 'orderNumbers'>
      'raan-dashboard': AttributesOf<RaanDashboardElement, 'router' | 'base' | 'path' | 'hint' | 'onResetSampleData'>
      'raan-products': AttributesOf<
        RaanProductsElement,
        'mode' | 'perPage' | 'sortBy' | 'query' | 'productHref' | 'wishlistHref' | 'checkoutHref'
      >
      'raan-product': AttributesOf<RaanProductElement, 'productId' | 'productHref' | 'shopHref' | 'checkoutHref'>
      'raan-wishlist': AttributesOf<RaanWishlistElement, 'productHref' | 'shopHref' | 'checkoutHref'>
      'raan-checkout': AttributesOf<RaanCheckoutElement, 'shopId' | 'shopHref' | 'ordersHref' | 'orderHref' | 'print'>
      'raan-invoices': AttributesOf<RaanInvoicesElement, 'perPage' | 'query' | 'invoiceHref'>
      'raan-invoice': AttributesOf<
        RaanInvoiceElement,
        'invoiceId' | 'mode' | 'copyOf' | 'orderNumber' | 'invoiceHref' | 'hasList'
      >
      'raan-users': AttributesOf<RaanUsersElement, 'perPage' | 'query' | 'userHref'>
      'raan-user': AttributesOf<RaanUserElement, 'userId' | 'mode' | 'userHref' | 'hasList'>
      'raan-datatable': AttributesOf<RaanDatatableElement, 'mode' | 'perPage' | 'query' | 'rows' | 'columns'>
      'raan-calendar': AttributesOf<RaanCalendarElement, 'view' | 'date' | 'calendars' | 'query'>
      'raan-todo': AttributesOf<RaanTodoElement, 'query'>
      'raan-search': AttributesOf<RaanSearchElement, 'shortcut'>
      'raan-chat': AttributesOf<RaanChatElement, 'query'>
      'raan-email': AttributesOf<RaanEmailElement, 'query'>
      'raan-card-support-tracker': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-avg-sessions': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-revenue-report': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-goal-overview': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-revenue': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-product-orders': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-sessions-device': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-customers': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year'>
      'raan-card-orders-bar-chart': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-profit-line-chart': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-subscribers': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-revenue-generated': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-sales': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-orders': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-site-traffic': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-active-users': AttributesOf<RaanStatisticCardElement, 'period'>
      'raan-card-newsletter': AttributesOf<RaanStatisticCardElement, 'period'>
    }
  }
}
