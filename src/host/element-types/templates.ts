// Generated from src/host/rows by npm run generate.
import type { ProviderTemplate, Template } from '../element-template'
import type { RaanAccountElement, RaanAccountEvents } from './account'
import type { RaanAnalyticsCardElement, RaanAnalyticsCardEvents } from './analytics'
import type { RaanSignInElement, RaanSignInEvents } from './auth'
import type { RaanBlogElement, RaanBlogEvents } from './blog'
import type { RaanCalendarElement, RaanCalendarEvents } from './calendar'
import type { RaanCartElement, RaanCartEvents } from './cart'
import type { RaanChatElement, RaanChatEvents } from './chat'
import type { RaanCheckoutElement, RaanCheckoutEvents } from './checkout'
import type { RaanDashboardElement, RaanDashboardEvents } from './dashboard'
import type { RaanDatatableElement, RaanDatatableEvents } from './datatable'
import type { RaanEmailElement, RaanEmailEvents } from './email'
import type { RaanFaqElement, RaanFaqEvents } from './faq'
import type { RaanInvoiceElement, RaanInvoiceEvents, RaanInvoicesElement, RaanInvoicesEvents } from './invoices'
import type { RaanKnowledgeElement, RaanKnowledgeEvents } from './knowledge'
import type { RaanLabelsElement, RaanLabelsEvents } from './labels'
import type { RaanNotificationsElement, RaanNotificationsEvents } from './notifications'
import type { RaanOrderElement, RaanOrderEvents } from './order'
import type { RaanOrdersElement, RaanOrdersEvents } from './orders'
import type { RaanPricingElement, RaanPricingEvents } from './pricing'
import type { RaanProfileElement, RaanProfileEvents } from './profile'
import type { RaanSearchElement, RaanSearchEvents } from './search'
import type { RaanShopsElement, RaanShopsEvents } from './shops'
import type { RaanStatisticCardElement, RaanStatisticCardEvents } from './statistics'
import type {
  RaanProductElement,
  RaanProductEvents,
  RaanProductsElement,
  RaanProductsEvents,
  RaanWishlistElement,
  RaanWishlistEvents,
} from './store'
import type { RaanTodoElement, RaanTodoEvents } from './todo'
import type { RaanUserElement, RaanUserEvents, RaanUsersElement, RaanUsersEvents } from './users'

export interface ElementTemplates {
  'raan-provider': ProviderTemplate
  'raan-shops': Template<RaanShopsElement, 'shopId', RaanShopsEvents>
  'raan-sign-in': Template<
    RaanSignInElement,
    'view' | 'termsUrl' | 'forgotPassword' | 'token' | 'registration' | 'hint',
    RaanSignInEvents
  >
  'raan-cart': Template<RaanCartElement, 'checkout' | 'checkoutHref' | 'readOnly', RaanCartEvents>
  'raan-order': Template<RaanOrderElement, 'shopId' | 'ordersHref' | 'orderHref' | 'print' | 'value', RaanOrderEvents>
  'raan-orders': Template<RaanOrdersElement, 'perPage' | 'query' | 'print' | 'invoice', RaanOrdersEvents>
  'raan-labels': Template<RaanLabelsElement, 'orderNumbers', RaanLabelsEvents>
  'raan-dashboard': Template<
    RaanDashboardElement,
    | 'router'
    | 'base'
    | 'path'
    | 'opensAt'
    | 'helpHref'
    | 'contactPhone'
    | 'contactEmail'
    | 'live'
    | 'registration'
    | 'hint'
    | 'onResetSampleData',
    RaanDashboardEvents
  >
  'raan-products': Template<
    RaanProductsElement,
    'mode' | 'perPage' | 'sortBy' | 'query' | 'productHref' | 'wishlistHref' | 'checkoutHref',
    RaanProductsEvents
  >
  'raan-product': Template<
    RaanProductElement,
    'productId' | 'productHref' | 'shopHref' | 'checkoutHref',
    RaanProductEvents
  >
  'raan-wishlist': Template<RaanWishlistElement, 'productHref' | 'shopHref' | 'checkoutHref', RaanWishlistEvents>
  'raan-checkout': Template<
    RaanCheckoutElement,
    'shopId' | 'shopHref' | 'ordersHref' | 'orderHref' | 'print',
    RaanCheckoutEvents
  >
  'raan-invoices': Template<RaanInvoicesElement, 'perPage' | 'query' | 'invoiceHref', RaanInvoicesEvents>
  'raan-invoice': Template<
    RaanInvoiceElement,
    'invoiceId' | 'mode' | 'copyOf' | 'orderNumber' | 'invoiceHref' | 'hasList',
    RaanInvoiceEvents
  >
  'raan-users': Template<RaanUsersElement, 'perPage' | 'query' | 'userHref' | 'inviteHref', RaanUsersEvents>
  'raan-user': Template<RaanUserElement, 'userId' | 'mode' | 'userHref' | 'inviteHref' | 'hasList', RaanUserEvents>
  'raan-datatable': Template<
    RaanDatatableElement,
    'mode' | 'perPage' | 'query' | 'rows' | 'columns',
    RaanDatatableEvents
  >
  'raan-blog': Template<RaanBlogElement, 'mode' | 'postId' | 'perPage' | 'query' | 'postHref', RaanBlogEvents>
  'raan-calendar': Template<RaanCalendarElement, 'view' | 'date' | 'calendars' | 'query', RaanCalendarEvents>
  'raan-account': Template<RaanAccountElement, 'tab', RaanAccountEvents>
  'raan-profile': Template<RaanProfileElement, 'tab' | 'settingsHref', RaanProfileEvents>
  'raan-todo': Template<RaanTodoElement, 'query', RaanTodoEvents>
  'raan-faq': Template<RaanFaqElement, 'query' | 'contactPhone' | 'contactEmail', RaanFaqEvents>
  'raan-pricing': Template<RaanPricingElement, 'period', RaanPricingEvents>
  'raan-knowledge': Template<RaanKnowledgeElement, 'category' | 'question' | 'knowledgeHref', RaanKnowledgeEvents>
  'raan-search': Template<RaanSearchElement, 'shortcut', RaanSearchEvents>
  'raan-notifications': Template<RaanNotificationsElement, never, RaanNotificationsEvents>
  'raan-chat': Template<RaanChatElement, 'query' | 'usersHref', RaanChatEvents>
  'raan-email': Template<RaanEmailElement, 'query', RaanEmailEvents>
  'raan-card-support-tracker': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-avg-sessions': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-revenue-report': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-goal-overview': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-revenue': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-product-orders': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-sessions-device': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-customers': Template<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
  'raan-card-orders-bar-chart': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-profit-line-chart': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-subscribers': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-revenue-generated': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-sales': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-orders': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-site-traffic': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-active-users': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
  'raan-card-newsletter': Template<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
}
