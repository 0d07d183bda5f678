import { blogCalls } from '../../core/blog/blog.contract'
import { calendarCalls } from '../../core/calendar/calendar.contract'
import { cartCalls } from '../../core/cart/cart.contract'
import { chatCalls } from '../../core/chat/chat.contract'
import { emailCalls } from '../../core/email/email.contract'
import { faqCalls } from '../../core/faq/faq.contract'
import { invoicesCalls } from '../../core/invoices/invoices.contract'
import { isoTime } from '../../core/kernel/clock'
import type { Allowed, AnswerOf, InputOf } from '../../core/kernel/endpoint'
import { knowledgeCalls } from '../../core/knowledge/knowledge.contract'
import { type ChangeKind, liveCalls } from '../../core/live/live.contract'
import { notificationsCalls } from '../../core/notifications/notifications.contract'
import { ordersCalls } from '../../core/orders/orders.contract'
import { productsCalls } from '../../core/products/products.contract'
import { profileCalls } from '../../core/profile/profile.contract'
import { shopsCalls } from '../../core/shops/shops.contract'
import { storeCalls } from '../../core/store/store.contract'
import { todoCalls } from '../../core/todo/todo.contract'
import { usersCalls } from '../../core/users/users.contract'
import { isSameName } from '../auth/auth.table'
import { appear, isAppearanceDue } from '../chat/chat.staff'
import { handleInSteps, type Service } from '../handle'
import { type Bearer, mayCall } from '../rights'
import type { Tx } from '../store'
import { usersTable } from '../users/users.table'
import { editingHandlers, openFormsTable } from './live.editing'
import type { ChangesStore, StoredChange } from './live.store'

/** Who may hear of a change: whoever may read the records. */
const allowedOf: Record<ChangeKind, Allowed> = {
  orders: ordersCalls.list.allow,
  customers: 'read:Order',
  invoices: invoicesCalls.list.allow,
  shops: shopsCalls.list.allow,
  products: productsCalls.list.allow,
  store: storeCalls.products.allow,
  users: usersCalls.list.allow,
  todo: todoCalls.list.allow,
  calendar: calendarCalls.list.allow,
  blog: blogCalls.list.allow,
  cart: cartCalls.read.allow,
  email: emailCalls.list.allow,
  chat: chatCalls.list.allow,
  profile: profileCalls.data.allow,
  notifications: notificationsCalls.list.allow,
  faq: faqCalls.data.allow,
  knowledge: knowledgeCalls.cards.allow,
}

/** Entries of one page, and how many a reader catches up with before it is told to reload everything. */
const pageSize = 500
const mostBehind = 5_000

/**
 * A position in the outbox. The time tells its entry from another one of the same id, written after a backup was
 * restored.
 */
const cursorOf = (entry: StoredChange | undefined): string =>
  entry ? `${entry.id}-${Date.parse(entry.at).toString(36)}` : '0'

/** The cursor of someone who works for certain shops names them: once these change, everything is to be loaded again. */
const limitedTo = (user: Bearer | null): string => (user?.shops ? `.${user.shops.join('.')}` : '')

/** The position in a cursor; undefined if it was for other shops. */
function cursorFor(user: Bearer | null, cursor: string): string | undefined {
  const [position = '', ...shops] = cursor.split('.')
  return limitedTo(user) === ['', ...shops].join('.') ? position : undefined
}

/** The id after which to continue; undefined if the position is not one of this outbox (any more). */
function positionOf(changes: ChangesStore, cursor: string, latest: StoredChange | undefined): number | undefined {
  const [, digits] = /^(\d{1,15})-[0-9a-z]+$/.exec(cursor) ?? []
  if (digits === undefined) return cursor === '0' && (latest === undefined || changes.byId(1)) ? 0 : undefined
  const id = Number(digits)
  return cursorOf(changes.byId(id)) === cursor ? id : undefined
}

/** The id after which the entries of the last milliseconds follow; undefined if they are more than a page. */
function positionWithin({ changes, now }: Tx, latest: StoredChange | undefined, within = 0): number | undefined {
  const end = latest?.id ?? 0
  if (within === 0) return end
  const start = isoTime(now() - within)
  const older = end - pageSize
  const first = changes.after(older, pageSize).find(({ at }) => at >= start)
  if (first?.id === older + 1) return undefined
  return first ? first.id - 1 : end
}

/** Records that belong to a shop, or that are told apart by its orders; others are told to everyone who may read them. */
const ofShops: readonly ChangeKind[] = ['orders', 'invoices', 'customers']

function isWithin({ shops }: Bearer, { kind, shop }: StoredChange): boolean {
  if (!shops) return true
  return shop === 0 ? !ofShops.includes(kind) : shops.includes(shop)
}

/** The caller's number in the user list, which may be another one than their account's. */
const numberOf = (tx: Tx, user: Bearer | null): number | undefined =>
  user === null ? undefined : tx.read(usersTable).find(({ username }) => isSameName(username, user.username))?.id

/** A change of the caller's own row is one of the account that they signed in with, too. */
function withOwnAccount(tx: Tx, user: Bearer | null, entries: readonly StoredChange[]): readonly StoredChange[] {
  const number = entries.some(({ kind }) => kind === 'users') ? numberOf(tx, user) : undefined
  if (!user || number === undefined) return entries
  return entries.flatMap((entry) => {
    if (entry.kind !== 'users' || entry.ref !== String(number)) return entry
    const own = { ...entry, ref: String(user.id), person: user.id }
    return number === user.id ? own : [entry, own]
  })
}

const mayHear = (user: Bearer | null, entry: StoredChange): boolean => {
  const { kind, person } = entry
  if (person !== 0 && person !== user?.id) return false
  // what they may do may have changed
  if (kind === 'users' && person !== 0) return true
  if (user && !isWithin(user, entry)) return false
  return user === null || mayCall(user, allowedOf[kind])
}

/** A record that moved from one shop to another has an entry for each. */
const isSame = (one: StoredChange, other: StoredChange | undefined): boolean =>
  other !== undefined &&
  one.kind === other.kind &&
  one.ref === other.ref &&
  one.shop !== other.shop &&
  one.at === other.at &&
  one.version === other.version

type ChangesQuery = NonNullable<InputOf<typeof liveCalls.changes>['query']>

/** What the user may hear of the changes after a position, or within some milliseconds. */
function changesFor(tx: Tx, user: Bearer | null, { after, within }: ChangesQuery): AnswerOf<typeof liveCalls.changes> {
  const { changes } = tx
  const latest = changes.latest()
  const limit = limitedTo(user)
  const now = { cursor: cursorOf(latest) + limit, changes: [], more: false, reset: false }
  if (after === now.cursor) return now
  const cursor = after === undefined ? undefined : cursorFor(user, after)
  const known = cursor === undefined ? undefined : positionOf(changes, cursor, latest)
  const position = after === undefined ? positionWithin(tx, latest, within) : known
  if (position === undefined || (latest?.id ?? 0) - position > mostBehind) return { ...now, reset: true }
  const entries = changes.after(position, pageSize)
  const last = entries.at(-1)
  return {
    cursor: cursorOf(last ?? latest) + limit,
    changes: withOwnAccount(tx, user, entries)
      .filter((entry) => mayHear(user, entry))
      .filter((entry, nth, heard) => !isSame(entry, heard[nth - 1]))
      .map(({ kind, action, ref, version, by, at, session }) => ({
        kind,
        action,
        ref,
        ...(version === undefined ? {} : { version }),
        by,
        at,
        own: user !== null && session === user.session,
      })),
    more: last !== undefined && last.id !== latest?.id,
    reset: false,
  }
}

export const liveService: Service = {
  tables: [openFormsTable],
  handlers: [
    ...editingHandlers,
    // who follows changes is here, which is stored apart: reading them writes nothing
    handleInSteps(liveCalls.changes, async ({ query, user, backend: { store } }) => {
      const { page, isDue } = await store.transact(
        user,
        (tx) => ({ page: changesFor(tx, user, query), isDue: user !== null && isAppearanceDue(tx, user) }),
        'reads',
      )
      if (user && isDue) await store.transact(user, (tx) => appear(tx, user))
      return page
    }),
  ],
}
