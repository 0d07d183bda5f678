// Generated from src/host/rows by npm run generate.

export { RaanAccount, type RaanAccountProps } from './account'
export { RaanAnalyticsCard, type RaanAnalyticsCardProps } from './analytics'
export { RaanSignIn, type RaanSignInProps } from './auth'
export { RaanBlog, type RaanBlogProps } from './blog'
export { RaanCalendar, type RaanCalendarProps } from './calendar'
export { RaanCart, type RaanCartProps } from './cart'
export { RaanChat, type RaanChatProps } from './chat'
export { RaanCheckout, type RaanCheckoutProps } from './checkout'
export { RaanDashboard, type RaanDashboardProps } from './dashboard'
export { type DatatableColumn, RaanDatatable, type RaanDatatableProps } from './datatable'
export { RaanEmail, type RaanEmailProps } from './email'
export { RaanFaq, type RaanFaqProps } from './faq'
export { RaanInvoice, type RaanInvoiceProps, RaanInvoices, type RaanInvoicesProps } from './invoices'
export { RaanKnowledge, type RaanKnowledgeProps } from './knowledge'
export { RaanLabels, type RaanLabelsProps } from './labels'
export { RaanNotifications, type RaanNotificationsProps } from './notifications'
export { type OrderApi, RaanOrder, type RaanOrderProps } from './order'
export { RaanOrders, type RaanOrdersProps } from './orders'
export { RaanPricing, type RaanPricingProps } from './pricing'
export { RaanProfile, type RaanProfileProps } from './profile'
export { RaanRoot, type RaanRootProps } from './runtime'
export { RaanSearch, type RaanSearchProps } from './search'
export { RaanShops, type RaanShopsProps } from './shops'
export { RaanStatisticCard, type RaanStatisticCardProps } from './statistics'
export {
  RaanProduct,
  type RaanProductProps,
  RaanProducts,
  type RaanProductsProps,
  RaanWishlist,
  type RaanWishlistProps,
} from './store'
export { RaanTodo, type RaanTodoProps } from './todo'
export { RaanUser, type RaanUserProps, RaanUsers, type RaanUsersProps } from './users'
