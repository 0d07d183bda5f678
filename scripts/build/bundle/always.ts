const runtimeRoots = ['src/host/runtime.ts', 'src/host/element-chunks/cart.ts']
const controls = [
  'src/widgets/cart/later/cart-later.tsx',
  'src/widgets/runtime/loaded-toasts.tsx',
  'src/core/auth/app.ts',
]
const presence = ['src/core/kernel/presence.ts']

/** What determines which of a page's files contain what. */
export type Always = {
  /** files that are the same whatever a page shows: name -> root modules */
  files: Readonly<Record<string, readonly string[]>>
  /** which of these files has what several screens need, too: at least this share of visits, by the screens' weights */
  shared?: { file: string; visits: number }
  /** parts that load after their screen, but in any case if staff may write there; and how often each is loaded */
  atOnce?: { files: readonly string[]; weight: number }
  /** parts that load right after several screens, and shouldn't need a second file: file -> how often each is loaded */
  often?: Readonly<Record<string, number>>
  /** parts that are most of an app's screen, and in its file: file -> app */
  ofScreen?: Readonly<Record<string, string>>
  /** parts whose texts load with those of their screen, while their code stays a part of its own */
  textsAtOnce?: readonly string[]
  /** whether a language's texts of all these files are in one file, too */
  sharesTexts: boolean
  /** minified bytes, about four times the compressed size, that one request costs */
  request: number
  /** size, in minified bytes, below which code that loads later goes with the code that requests it */
  tiny: number
}

/**
 * What widgets need, including the cart, which nearly all of them read or fill; then messages, dialogs, fields
 * and the session actor, which a cart loads after it is shown.
 */
export const embedded: Always = {
  files: {
    runtime: runtimeRoots,
    controls,
    presence,
    // all that reading a pasted message would load the import of customers for
    places: ['src/core/customers/address/place-table.ts'],
  },
  sharesTexts: false,
  request: 25_000,
  tiny: 2_000,
}

/** The dashboard's own page shows its frame for every screen. */
export const ownPage: Always = {
  files: {
    runtime: [
      ...runtimeRoots,
      'src/host/element-chunks/dashboard.ts',
      'src/core/auth/auth.keeping.ts',
      'src/widgets/search/overlay/search-overlay.tsx',
      'src/widgets/search/bookmarks/bookmark-bar.tsx',
      'src/core/kernel/resource-machine.ts',
      'src/widgets/ui/date-field.tsx',
      'src/widgets/charts/use-rows.ts',
      'src/widgets/charts/use-number-formats.ts',
      // small, and all that the order form, lists or an invoice's form would load a file for
      'src/core/kernel/csv.ts',
      'src/core/kernel/time-slicing.ts',
      'src/core/customers/address/place-table.ts',
      'src/widgets/i18n/use-chosen-messages.ts',
      'src/widgets/list/filter-chips.tsx',
      'src/widgets/data-table/column-menu.tsx',
      'src/widgets/data-table/ticked.ts',
      'src/widgets/orders/detail/use-staff.ts',
      ...controls,
      ...presence,
    ],
    // loads after the first screen
    follow: [
      'src/widgets/dashboard/follow-changes.ts',
      'src/widgets/notifications/index.ts',
      'src/widgets/dashboard/tour/tour-offer.tsx',
      'src/core/kernel/indexed-db.ts',
      'src/widgets/sales/map/province-map.tsx',
      // all that labels would load the file of a stored order for
      'src/widgets/print/print-frame.tsx',
      'src/core/labels/labels.content.ts',
      'src/core/shops/shops.address.ts',
      'src/widgets/print/paper.ts',
      // what an invoice would load the file of a saved order for
      'src/widgets/ui/qr-code.tsx',
      'src/core/shops/shops.bill.ts',
      'src/core/shops/shops.promptpay.ts',
      // all that the activity log would load the couriers' screen for
      'src/widgets/orders/couriers/use-format-names.ts',
      // small, and of forms that little else has in common
      'src/widgets/ui/time-input.tsx',
    ],
  },
  shared: { file: 'runtime', visits: 1 / 8 },
  atOnce: {
    files: [
      'src/widgets/email/mail-list.tsx',
      'src/widgets/chat/conversation/conversation.tsx',
      'src/widgets/users/invite/invitations.tsx',
      'src/widgets/users/view/user-detail.tsx',
      'src/widgets/invoices/form/invoice-form.tsx',
      'src/widgets/invoices/preview/invoice-preview.tsx',
      'src/widgets/knowledge/edit/knowledge-editing.tsx',
      'src/widgets/faq/edit/faq-editing.tsx',
      'src/widgets/blog/edit/blog-edit.tsx',
    ],
    weight: 2,
  },
  often: { 'src/widgets/safe-html/safe-html-body.tsx': 4 },
  ofScreen: { 'src/widgets/blog/detail/blog-post.tsx': 'blog' },
  textsAtOnce: [
    'src/widgets/order/later/order-later.tsx',
    'src/widgets/users/edit/user-edit.tsx',
    'src/widgets/invoices/print/invoice-print.tsx',
  ],
  sharesTexts: true,
  // staff return all day, with warm caches
  request: 120_000,
  tiny: 8_000,
}
