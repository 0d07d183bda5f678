// Generated from src/host/rows by npm run generate.
import type { RaanAccountEvents } from './account'
import type { RaanAnalyticsCardEvents } from './analytics'
import type { RaanSignInEvents } from './auth'
import type { RaanBlogEvents } from './blog'
import type { RaanCalendarEvents } from './calendar'
import type { RaanCartEvents } from './cart'
import type { RaanChatEvents } from './chat'
import type { RaanCheckoutEvents } from './checkout'
import type { RaanDashboardEvents } from './dashboard'
import type { RaanDatatableEvents } from './datatable'
import type { RaanEmailEvents } from './email'
import type { RaanFaqEvents } from './faq'
import type { RaanInvoiceEvents, RaanInvoicesEvents } from './invoices'
import type { RaanKnowledgeEvents } from './knowledge'
import type { RaanLabelsEvents } from './labels'
import type { RaanNotificationsEvents } from './notifications'
import type { RaanOrderEvents } from './order'
import type { RaanOrdersEvents } from './orders'
import type { RaanPricingEvents } from './pricing'
import type { RaanProfileEvents } from './profile'
import type { RaanSearchEvents } from './search'
import type { RaanShopsEvents } from './shops'
import type { RaanStatisticCardEvents } from './statistics'
import type { RaanProductEvents, RaanProductsEvents, RaanWishlistEvents } from './store'
import type { RaanTodoEvents } from './todo'
import type { RaanUserEvents, RaanUsersEvents } from './users'

declare global {
  interface GlobalEventHandlersEventMap {
    'raan-error': CustomEvent<{ code: string; error?: unknown }>
    'raan-account-saved': RaanAccountEvents['raan-account-saved']
    'raan-card-changed': RaanAnalyticsCardEvents['raan-card-changed'] | RaanStatisticCardEvents['raan-card-changed']
    'raan-cart-changed': RaanCartEvents['raan-cart-changed']
    'raan-cart-checkout':
      | RaanCartEvents['raan-cart-checkout']
      | RaanProductsEvents['raan-cart-checkout']
      | RaanProductEvents['raan-cart-checkout']
      | RaanWishlistEvents['raan-cart-checkout']
    'raan-chat-order': RaanChatEvents['raan-chat-order']
    'raan-comment-added': RaanBlogEvents['raan-comment-added']
    'raan-email-opened': RaanEmailEvents['raan-email-opened']
    'raan-email-sent': RaanEmailEvents['raan-email-sent']
    'raan-event-added': RaanCalendarEvents['raan-event-added']
    'raan-event-removed': RaanCalendarEvents['raan-event-removed']
    'raan-event-updated': RaanCalendarEvents['raan-event-updated']
    'raan-invoice-open': RaanInvoicesEvents['raan-invoice-open'] | RaanInvoiceEvents['raan-invoice-open']
    'raan-invoice-saved': RaanInvoiceEvents['raan-invoice-saved']
    'raan-knowledge-open': RaanKnowledgeEvents['raan-knowledge-open']
    'raan-labels-printed': RaanLabelsEvents['raan-labels-printed']
    'raan-layout-changed': RaanDashboardEvents['raan-layout-changed']
    'raan-navigated': RaanDashboardEvents['raan-navigated']
    'raan-notification-open': RaanNotificationsEvents['raan-notification-open']
    'raan-order-invoice': RaanOrdersEvents['raan-order-invoice']
    'raan-order-opened': RaanOrdersEvents['raan-order-opened']
    'raan-order-print': RaanOrderEvents['raan-order-print'] | RaanCheckoutEvents['raan-order-print']
    'raan-order-submit': RaanOrderEvents['raan-order-submit'] | RaanCheckoutEvents['raan-order-submit']
    'raan-order-submitted': RaanOrderEvents['raan-order-submitted'] | RaanCheckoutEvents['raan-order-submitted']
    'raan-orders-print': RaanOrdersEvents['raan-orders-print']
    'raan-plan-chosen': RaanPricingEvents['raan-plan-chosen']
    'raan-post-open': RaanBlogEvents['raan-post-open']
    'raan-post-saved': RaanBlogEvents['raan-post-saved']
    'raan-product-added':
      | RaanProductsEvents['raan-product-added']
      | RaanProductEvents['raan-product-added']
      | RaanWishlistEvents['raan-product-added']
    'raan-product-open':
      | RaanProductsEvents['raan-product-open']
      | RaanProductEvents['raan-product-open']
      | RaanWishlistEvents['raan-product-open']
    'raan-profile-changed': RaanProfileEvents['raan-profile-changed']
    'raan-profile-settings': RaanProfileEvents['raan-profile-settings']
    'raan-query-changed':
      | RaanOrdersEvents['raan-query-changed']
      | RaanProductsEvents['raan-query-changed']
      | RaanInvoicesEvents['raan-query-changed']
      | RaanUsersEvents['raan-query-changed']
      | RaanDatatableEvents['raan-query-changed']
      | RaanBlogEvents['raan-query-changed']
      | RaanCalendarEvents['raan-query-changed']
      | RaanTodoEvents['raan-query-changed']
      | RaanFaqEvents['raan-query-changed']
      | RaanChatEvents['raan-query-changed']
      | RaanEmailEvents['raan-query-changed']
    'raan-range-changed': RaanCalendarEvents['raan-range-changed']
    'raan-row-added': RaanDatatableEvents['raan-row-added']
    'raan-row-edited': RaanDatatableEvents['raan-row-edited']
    'raan-search-chosen': RaanSearchEvents['raan-search-chosen']
    'raan-shop-changed': RaanShopsEvents['raan-shop-changed']
    'raan-shop-open':
      | RaanProductEvents['raan-shop-open']
      | RaanWishlistEvents['raan-shop-open']
      | RaanCheckoutEvents['raan-shop-open']
    'raan-signed-in': RaanSignInEvents['raan-signed-in']
    'raan-signed-out': RaanSignInEvents['raan-signed-out']
    'raan-tab-changed': RaanAccountEvents['raan-tab-changed'] | RaanProfileEvents['raan-tab-changed']
    'raan-task-changed': RaanTodoEvents['raan-task-changed']
    'raan-user-open': RaanUsersEvents['raan-user-open'] | RaanUserEvents['raan-user-open']
    'raan-user-saved': RaanUsersEvents['raan-user-saved'] | RaanUserEvents['raan-user-saved']
    'raan-view-changed': RaanSignInEvents['raan-view-changed']
    'raan-wishlist-open': RaanProductsEvents['raan-wishlist-open']
  }
}
