// Generated from the domains' app.ts by npm run generate.

export { type AccountInput, accountMachine } from './account/account.machine'
export {
  type AccountPasswordEvent,
  type AccountPasswordInput,
  accountPasswordMachine,
} from './account/account.password'
export { accountSessionsMachine, type SessionsEvent } from './account/sessions/account.sessions.machine'
export { type AnalyticsChoice, analyticsCardMachine } from './analytics/analytics.machine'
export { type AuthInput, authMachine } from './auth/auth.machine'
export { passwordLinkMachine, passwordResetMachine } from './auth/password/auth.password.machine'
export { blogMachine } from './blog/blog.changes'
export { postsMachine, sidebarMachine } from './blog/blog.machine'
export { postMachine } from './blog/blog.one'
export { type PostFormEvent, type PostFormInput, postFormMachine } from './blog/edit/blog.edit.form'
export { type CalendarFormEvent, type CalendarFormInput, calendarFormMachine } from './calendar/calendar.form'
export { calendarDataMachine, calendarMachine } from './calendar/calendar.machine'
export { type CalendarShownEvent, type CalendarShownInput, calendarShownMachine } from './calendar/calendar.shown'
export { type CartEvent, type CartInput, cartMachine } from './cart/cart.machine'
export { chatFilesMachine } from './chat/chat.files.machine'
export { type ChatInput, chatMachine } from './chat/chat.machine'
export { type OpenChatEvent, type OpenChatInput, openChatMachine } from './chat/chat.open'
export { type ChatSearchInput, chatSearchMachine } from './chat/chat.search'
export { type CheckoutEvent, type CheckoutInput, checkoutMachine } from './checkout/checkout.machine'
export { type CodEvent, type CodInput, codMachine } from './cod/cod.machine'
export { customersMachine } from './customers/customers.machine'
export {
  type CustomerFormEvent,
  type CustomerFormInput,
  customerFormMachine,
} from './customers/edit/customers.edit.machine'
export { customerMergeMachine } from './customers/merge/customers.merge.machine'
export { customerPrivacyMachine } from './customers/privacy/customers.privacy.machine'
export { customerOrdersMachine, customerProfileMachine } from './customers/profile/customers.profile.machine'
export {
  customerExportNoteMachine,
  customerTransferMachine,
  exportedCustomersMachine,
} from './customers/transfer/customers.transfer.machine'
export { type LayoutEvent, type LayoutInput, layoutMachine } from './dashboard/dashboard.machine'
export { type TourEvent, type TourInput, tourMachine } from './dashboard/dashboard.tour'
export { type ClientTableEvent, type ClientTableInput, clientTableMachine } from './datatable/datatable.client'
export { serverTableMachine, titlesMachine } from './datatable/datatable.machine'
export { wholeMailsMachine } from './email/bulk/email.whole.machine'
export { letterMachine } from './email/compose/email.compose.machine'
export { mailPeopleMachine } from './email/compose/email.compose.people'
export { type MailEvent, type MailInput, mailMachine } from './email/detail/email.detail.machine'
export { mailFileMachine } from './email/detail/email.file.machine'
export { leftLettersMachine } from './email/email.left.machine'
export { emailMachine, mailsMachine } from './email/email.machine'
export { type FaqFormEvent, type FaqFormInput, faqFormMachine } from './faq/edit/faq.edit.form'
export { faqChangesMachine } from './faq/faq.changes'
export { faqMachine } from './faq/faq.machine'
export { invoiceCancelMachine, invoiceLetterMachine, invoicePaymentMachine } from './invoices/actions/invoices.actions'
export { type InvoiceInput, invoiceMachine } from './invoices/form/invoices.form.machine'
export { invoiceChangesMachine } from './invoices/invoices.changes'
export { invoiceDetailMachine, invoicesMachine } from './invoices/invoices.machine'
export { memoryStores, type Stores } from './kernel/storage'
export {
  type ArticleFormEvent,
  type ArticleFormInput,
  knowledgeArticleMachine,
} from './knowledge/edit/knowledge.article.form'
export {
  type CategoryFormEvent,
  type CategoryFormInput,
  knowledgeCategoryMachine,
} from './knowledge/edit/knowledge.category.form'
export { knowledgeChangesMachine } from './knowledge/knowledge.changes'
export { knowledgeMachine } from './knowledge/knowledge.machine'
export { knowledgeSearchMachine } from './knowledge/knowledge.search'
export { type LabelsInput, labelsMachine } from './labels/labels.machine'
export { type LabelOptionsEvent, type LabelOptionsInput, labelOptionsMachine } from './labels/labels.options.machine'
export { orderLinesMachine } from './lines/lines.machine'
export { type EditingEvent, type EditingInput, editingMachine } from './live/editing/live.editing.machine'
export { type LiveEvent, type LiveInput, liveMachine, type PageEvent } from './live/live.machine'
export { type CountdownInput, countdownMachine, noticeMachine } from './misc/misc.machine'
export { notificationsListMachine, notificationsMachine } from './notifications/notifications.machine'
export { goodsMachine } from './order/goods/order.goods.machine'
export { type OrderInput, orderMachine } from './order/order.machine'
export { type PasteEvent, type PasteInput, pasteMachine } from './order/paste/order.paste.machine'
export { knownCustomersMachine, placeMachine, placesMachine, todayMachine } from './order/paste/order.paste.warnings'
export { type QueueEvent, type QueueInput, queueMachine } from './order/queue/order.queue.machine'
export {
  type CourierFormatEvent,
  type CourierFormatInput,
  courierFormatMachine,
} from './orders/couriers/orders.courier-format.machine'
export { courierFormatsMachine, courierParcelMachine } from './orders/couriers/orders.courier-formats.list'
export { type OrderEditEvent, type OrderEditInput, orderEditMachine } from './orders/edit/orders.edit.machine'
export { type OrderSlipEvent, type OrderSlipInput, orderSlipMachine } from './orders/edit/orders.edit.slip'
export {
  type OrderFilesEvent,
  type OrderFilesInput,
  orderFileMachine,
  orderFilesMachine,
} from './orders/files/orders.files.machine'
export { orderImportMachine } from './orders/import/orders.import.machine'
export { type OrdersDeskEvent, ordersDeskMachine } from './orders/orders.desk'
export { type OrdersExportEvent, orderExportNoteMachine, ordersExportMachine } from './orders/orders.export'
export { orderDetailMachine, ordersMachine } from './orders/orders.machine'
export { type OrderColumnsEvent, type OrderColumnsInput, orderColumnsMachine } from './orders/saved/orders.columns'
export { type SavedFiltersEvent, type SavedFiltersInput, savedFiltersMachine } from './orders/saved/orders.saved'
export { type TrackedEvent, type TrackedInput, trackedMachine } from './orders/tracking/orders.tracked.machine'
export { type PricingInput, pricingMachine } from './pricing/pricing.machine'
export {
  type ProductFormEvent,
  type ProductFormInput,
  shopProductFormMachine,
} from './products/edit/products.edit.machine'
export { pickerMachine } from './products/picker/products.picker.machine'
export { shopProductsMachine } from './products/products.machine'
export {
  type StockFormEvent,
  type StockFormInput,
  stockFormMachine,
  stockMovesMachine,
} from './products/stock/products.stock.machine'
export {
  allProductsMachine,
  productTransferMachine,
  type TransferInput,
} from './products/transfer/products.transfer.machine'
export { profileMachine, profilePageMachine } from './profile/profile.machine'
export { type SalesChoice, salesMachine } from './sales/sales.machine'
export { type SearchEvent, type SearchInput, searchMachine } from './search/search.machine'
export { type SearchViewEvent, type SearchViewInput, searchViewMachine } from './search/search.view'
export { type ShopEvent, type ShopInput, shopMachine } from './shops/edit/shops.edit.machine'
export { type ShopsInput, shopsMachine } from './shops/shops.machine'
export { type StatisticChoice, statisticCardMachine } from './statistics/statistics.machine'
export { productMachine, productsMachine, type StoreInput, storeMachine } from './store/store.machine'
export { type TaskFormEvent, type TaskFormInput, taskFormMachine } from './todo/task/todo.task.machine'
export { allTasksMachine, oneTaskMachine, tasksMachine, todoMachine } from './todo/todo.machine'
export { type TodayInput, todoTodayMachine } from './todo/todo.today'
export { activityMachine } from './users/activity/users.activity.machine'
export { type UserFormEvent, type UserFormInput, userFormMachine } from './users/edit/users.edit.form'
export { type InvitationsEvent, invitationsMachine } from './users/invite/users.invite.machine'
export {
  type PasswordLinkEvent,
  type PasswordLinkInput,
  userPasswordLinkMachine,
} from './users/link/users.link.machine'
export { userChangesMachine } from './users/users.changes'
export { type UserColumnsInput, userColumnsMachine } from './users/users.columns'
export { usersMachine } from './users/users.machine'
export { userDetailMachine } from './users/users.one'
