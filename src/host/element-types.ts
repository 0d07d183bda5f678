// Generated from elements.ts by npm run generate.

import type { RaanSignInProps } from '../widgets/auth'
import type { RaanCalendarProps } from '../widgets/calendar'
import type { RaanCartProps } from '../widgets/cart'
import type { RaanChatProps } from '../widgets/chat'
import type { RaanDashboardProps } from '../widgets/dashboard'
import type { RaanEmailProps } from '../widgets/email'
import type { RaanLabelsProps } from '../widgets/labels'
import type { RaanOrderProps } from '../widgets/order'
import type { RaanOrdersProps } from '../widgets/orders'
import type { RaanSearchProps } from '../widgets/search'
import type { RaanShopsProps } from '../widgets/shops'
import type { RaanProductsProps } from '../widgets/store'
import type { RaanTodoProps } from '../widgets/todo'
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

export interface RaanProductsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-product-added': CustomEvent<DetailOf<RaanProductsProps, 'onAdded'>>
}
/** `<raan-products>` */
export interface RaanProductsElement extends EventsElement<RaanProductsEvents> {
  mode: RaanProductsProps['mode']
  perPage: RaanProductsProps['perPage']
  sortBy: RaanProductsProps['sortBy']
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
}
/** `<raan-orders>` */
export interface RaanOrdersElement extends EventsElement<RaanOrdersEvents> {
  perPage: RaanOrdersProps['perPage']
  query: RaanOrdersProps['query']
  print: RaanOrdersProps['print']
}

export interface RaanLabelsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-labels-printed': CustomEvent<DetailOf<RaanLabelsProps, 'onPrinted'>>
}
/** `<raan-labels>` */
export interface RaanLabelsElement extends EventsElement<RaanLabelsEvents> {
  orderNumbers: RaanLabelsProps['orderNumbers']
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

declare global {
  interface HTMLElementTagNameMap {
    'raan-provider': RaanProviderElement
    'raan-shops': RaanShopsElement
    'raan-sign-in': RaanSignInElement
    'raan-products': RaanProductsElement
    'raan-cart': RaanCartElement
    'raan-order': RaanOrderElement
    'raan-orders': RaanOrdersElement
    'raan-labels': RaanLabelsElement
    'raan-calendar': RaanCalendarElement
    'raan-todo': RaanTodoElement
    'raan-search': RaanSearchElement
    'raan-chat': RaanChatElement
    'raan-email': RaanEmailElement
    'raan-dashboard': RaanDashboardElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-provider': ProviderAttributes
      'raan-shops': AttributesOf<RaanShopsElement, 'shopId'>
      'raan-sign-in': AttributesOf<RaanSignInElement, 'view' | 'termsUrl' | 'hint'>
      'raan-products': AttributesOf<RaanProductsElement, 'mode' | 'perPage' | 'sortBy'>
      'raan-cart': AttributesOf<RaanCartElement, 'checkout' | 'checkoutHref' | 'readOnly'>
      'raan-order': AttributesOf<RaanOrderElement, 'shopId' | 'ordersHref' | 'orderHref' | 'print' | 'value'>
      'raan-orders': AttributesOf<RaanOrdersElement, 'perPage' | 'query' | 'print'>
      'raan-labels': AttributesOf<RaanLabelsElement, 'orderNumbers'>
      'raan-calendar': AttributesOf<RaanCalendarElement, 'view' | 'date' | 'calendars' | 'query'>
      'raan-todo': AttributesOf<RaanTodoElement, 'query'>
      'raan-search': AttributesOf<RaanSearchElement, 'shortcut'>
      'raan-chat': AttributesOf<RaanChatElement, 'query'>
      'raan-email': AttributesOf<RaanEmailElement, 'query'>
      'raan-dashboard': AttributesOf<RaanDashboardElement, 'router' | 'base' | 'path' | 'hint' | 'onResetSampleData'>
    }
  }
}
