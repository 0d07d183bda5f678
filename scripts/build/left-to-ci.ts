/**
 * Tests that `npm test` leaves to `npm test -- --ci`, so that it takes few minutes: those that take long for what a
 * change is likely to break.
 */

const files = (folder: string, names: readonly string[], ending: string): string[] =>
  names.map((name) => `${folder}/${name}.${ending}`)

/** Commands of `langraan` on whole shops, servers that are killed or restarted, and PostgreSQL. */
const wholeShops = [
  ...['backup', 'doctor', 'doctor-postgres', 'exactly-once', 'frequent-words', 'import', 'import-again'],
  ...['import-beside', 'invoice-numbers', 'live', 'long-reads', 'move', 'other-version', 'postgres', 'same-answers'],
  'same-customers',
]

/** A server, a database or an SMTP server for each test. */
const servers = [
  ...['attachments', 'bucket', 'command', 'customer', 'files', 'import-customers', 'invoice-mail', 'keyed-rows'],
  ...['mail', 'order-statuses', 'postgres-batch'],
]

/** All that strangers wrote; `parse.test.ts` has the project's own messages. */
const pastedMessages = ['alike', 'any', 'fresh', 'hand', 'kinds', 'money', 'shops', 'strangers', 'table', 'usual']

/** Every case of many, or many random ones. */
const manyCases = [
  ...['auth/auth.renewal.races', 'kernel/keyed', 'kernel/patterns', 'people/shops.mock', 'simulation/matrix'],
  ...['live/live.sqlite', 'notifications/notifications.sqlite', 'orders/import/orders.import.doubts.domain'],
]

export const unitTests = [
  ...files('tests/backend', [...wholeShops, ...servers], 'test.ts'),
  ...files(
    'tests/customers',
    pastedMessages.map((name) => `parse.${name}`),
    'test.ts',
  ),
  ...files('tests', [...manyCases, 'build/dev', 'simulation/server', 'suite/server'], 'test.ts'),
]

/** All screens one after the other, or every path through one. */
export const widgetTests = files(
  'tests',
  [
    ...['dashboard/layout.widget', 'dashboard/screen-rights', 'email/email.paths.widget', 'suite/react'],
    ...['values/screens.values'],
  ],
  'test.tsx',
)

/**
 * Every screen, and everything that opens on one, in all looks; layouts, hostile HTML, leaks, the package; and apps
 * other than the desk: what all screens have in common is examined there.
 */
export const browserTests = [
  ...['walk', 'opened-desk', 'opened', 'pseudo', 'gallery', 'layout', 'html', 'kept', 'entry-points'],
  ...['account', 'blog', 'calendar', 'charts', 'chat', 'datatable', 'email', 'invoices', 'labels', 'map', 'search'],
  ...['slips', 'store', 'todo', 'users', 'writing'],
]
