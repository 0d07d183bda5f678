import type { ElementRow } from '../elements'

/** For lists that keep their query in the page's URL. */
const queryInAddress = {
  attributes: { query: 'text' },
  events: { 'raan-query-changed': 'onQueryChanged' },
} as const satisfies Partial<ElementRow>

/** Apps other than the desk. */
export const appsRows: Readonly<Record<string, ElementRow>> = {
  'raan-invoices': {
    app: 'invoices',
    widget: 'RaanInvoices',
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'invoice-href': 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-invoice-open': 'onOpen' },
  },
  'raan-invoice': {
    app: 'invoices',
    widget: 'RaanInvoice',
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
    height: 640,
    attributes: { 'per-page': 'number', query: 'text', 'user-href': 'text', 'invite-href': 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' },
  },
  'raan-user': {
    app: 'users',
    widget: 'RaanUser',
    height: 720,
    attributes: { 'user-id': 'number', mode: 'text', 'user-href': 'text', 'has-list': 'flag' },
    events: { 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' },
  },
  'raan-datatable': {
    app: 'datatable',
    widget: 'RaanDatatable',
    height: 640,
    attributes: { mode: 'text', 'per-page': 'number', query: 'text' },
    properties: ['rows', 'columns'],
    types: ['DatatableColumn'],
    events: {
      'raan-row-added': 'onRowAdded',
      'raan-row-edited': 'onRowEdited',
      'raan-query-changed': 'onQueryChanged',
    },
  },
  'raan-blog': {
    app: 'blog',
    widget: 'RaanBlog',
    height: 720,
    attributes: { mode: 'text', 'post-id': 'text', 'per-page': 'number', query: 'text', 'post-href': 'text' },
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-post-open': 'onOpen',
      'raan-post-saved': 'onSaved',
      'raan-comment-added': 'onCommented',
    },
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
  'raan-account': {
    app: 'account',
    widget: 'RaanAccount',
    height: 560,
    attributes: { tab: 'text' },
    events: { 'raan-tab-changed': 'onTabChanged', 'raan-account-saved': 'onSaved' },
  },
  'raan-profile': {
    app: 'profile',
    widget: 'RaanProfile',
    height: 720,
    attributes: { tab: 'text', 'settings-href': 'text' },
    events: {
      'raan-tab-changed': 'onTabChanged',
      'raan-profile-settings': 'onSettings',
      'raan-profile-changed': 'onChanged',
    },
  },
  'raan-todo': {
    app: 'todo',
    widget: 'RaanTodo',
    height: 640,
    attributes: { query: 'text' },
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-task-changed': 'onChanged' },
  },
  'raan-faq': {
    app: 'faq',
    widget: 'RaanFaq',
    height: 640,
    attributes: { ...queryInAddress.attributes, 'contact-phone': 'text', 'contact-email': 'text' },
    events: queryInAddress.events,
  },
  'raan-pricing': {
    app: 'pricing',
    widget: 'RaanPricing',
    height: 720,
    attributes: { period: 'text' },
    events: { 'raan-plan-chosen': 'onChosen' },
  },
  'raan-knowledge': {
    app: 'knowledge',
    widget: 'RaanKnowledge',
    height: 640,
    attributes: { category: 'text', question: 'text', 'knowledge-href': 'text' },
    events: { 'raan-knowledge-open': 'onOpen' },
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
}
