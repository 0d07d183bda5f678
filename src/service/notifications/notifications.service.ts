import { chatCalls } from '../../core/chat/chat.contract'
import { emailCalls } from '../../core/email/email.contract'
import type { Allowed } from '../../core/kernel/endpoint'
import { timeOf } from '../../core/kernel/timestamp'
import { dayMs } from '../../core/kernel/timings'
import {
  mostNotifications,
  type Notification,
  type NotificationKind,
  notificationDays,
  notificationsCalls,
} from '../../core/notifications/notifications.contract'
import { type Order, ordersCalls } from '../../core/orders/orders.contract'
import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { productsCalls } from '../../core/products/products.contract'
import { availablePieces, isLow } from '../../core/products/products.stock'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import { colleaguesOf } from '../chat/chat.staff'
import { contactIdOf } from '../chat/chat.talks'
import { emailTable } from '../email/email.table'
import { handle, type Service } from '../handle'
import { soldNames } from '../products/products.sellable'
import { stockTable } from '../products/products.stock.table'
import { orderedOf } from '../products/products.stock-changes'
import { type Bearer, mayCall } from '../rights'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { readNotificationsTable } from './notifications.table'

const kindOf = ({ call, changes }: ActivityEntry, order: Order): NotificationKind | undefined => {
  if (call === ordersCalls.create.name) return 'order.created'
  const status = changes.findLast(({ field }) => field === 'OrderStatus')?.to
  // what was undone since is no news
  if (status !== order.OrderStatus) return undefined
  if (status === 'cancelled') return 'order.cancelled'
  if (status !== 'returned') return undefined
  return isRefusedCOD(order) ? 'order.refused' : 'order.returned'
}

function ofOrders(tx: Tx, user: Bearer | null, since: number): Notification[] {
  const entries = tx.activity.orderNews({ exceptBy: user?.id ?? 0, since, limit: mostNotifications, shops: tx.within })
  const orders = tx.orders.byNumber(entries.map(({ record }) => record))
  const shops = new Map(tx.read(shopsTable).map(({ id, ShopName }) => [id, ShopName]))
  return entries.flatMap((entry) => {
    const order = orders.get(entry.record)
    const kind = order && kindOf(entry, order)
    if (!kind) return []
    const { id, at, by, record: ref } = entry
    const shop = shops.get(order.shopId) ?? ''
    return [{ id: `order-${id}`, kind, at, by: by.name, ref, shop, total: order.total, subject: '', isRead: false }]
  })
}

const ofMail = (tx: Tx, since: number): Notification[] =>
  tx
    .read(emailTable)
    .filter(({ folder, isDeleted, time }) => folder === 'inbox' && !isDeleted && timeOf(time) >= since)
    .map(({ id, time, from, subject, isRead }) => ({
      id: `mail-${id}`,
      kind: 'mail.received',
      at: time,
      by: from.name || from.email,
      ref: String(id),
      shop: '',
      subject,
      isRead,
    }))

/** Characters of a message that are shown. */
const mostOfMessage = 120

/** Per colleague the last message, if it is theirs. */
function ofChats(tx: Tx, user: Bearer, since: number): Notification[] {
  const news = tx.talks.of(user.id).filter(({ contact, last }) => last.sender === contact && timeOf(last.at) >= since)
  if (news.length === 0) return []
  const names = new Map(colleaguesOf(tx, user).map(({ id, fullName }) => [id, fullName]))
  return news.map(({ contact, messages, unseen, last }) => {
    const id = contactIdOf(contact)
    return {
      id: `chat-${id}-${messages}`,
      kind: 'chat.received',
      at: last.at,
      by: names.get(id) ?? '',
      ref: String(id),
      shop: '',
      subject: (last.text || (last.file?.name ?? '')).replace(/\s+/g, ' ').slice(0, mostOfMessage),
      isRead: unseen === 0,
    }
  })
}

/** Stock of what is on sale that fell to its limit, and is still low. */
function ofStock(tx: Tx, since: number): Notification[] {
  const low = tx.read(stockTable).filter(({ lowSince }) => lowSince !== undefined && timeOf(lowSince) >= since)
  if (low.length === 0) return []
  const names = soldNames(tx)
  const orderedIn = orderedOf(
    tx,
    low.map(({ id }) => id),
  )
  return low.flatMap(({ id, counted, lowAt, lowSince: at = '' }) => {
    const { reserved, gone } = orderedIn(id)
    const stock = { onHand: counted - gone, reserved, lowAt }
    const subject = names.get(id)
    if (subject === undefined || !isLow(stock)) return []
    const available = availablePieces(stock)
    const key = `stock-${id}-${timeOf(at)}`
    return [{ id: key, kind: 'stock.low', at, by: '', ref: String(id), shop: '', subject, available, isRead: false }]
  })
}

const sinceOf = (tx: Tx): number => tx.now() - notificationDays * dayMs

/** What others did that concerns this user and that they may read, latest first. */
function notificationsOf(tx: Tx, user: Bearer | null): Notification[] {
  const since = sinceOf(tx)
  const hears = ({ allow }: { allow: Allowed }) => user === null || mayCall(user, allow)
  const read = new Set(tx.read(readNotificationsTable).map(({ id }) => id))
  return [
    ...(hears(ordersCalls.list) ? ofOrders(tx, user, since) : []),
    ...(hears(productsCalls.list) ? ofStock(tx, since) : []),
    ...(hears(emailCalls.list) ? ofMail(tx, since) : []),
    ...(user && hears(chatCalls.list) ? ofChats(tx, user, since) : []),
  ]
    .sort((a, b) => timeOf(b.at) - timeOf(a.at))
    .slice(0, mostNotifications)
    .map((each) => (read.has(each.id) ? { ...each, isRead: true } : each))
}

/** Marks that are kept: what was pushed out of the list may come back into it. */
const mostMarks = 10 * mostNotifications

export const notificationsService: Service = {
  tables: [readNotificationsTable],
  handlers: [
    handle(notificationsCalls.list, ({ user, tx }) => ({ notifications: notificationsOf(tx, user) })),

    handle(notificationsCalls.read, ({ body, user, tx }) => {
      const ids = new Set(body.ids)
      const known = tx.read(readNotificationsTable)
      const old = new Set(known.map(({ id }) => id))
      const listed = notificationsOf(tx, user)
      const added = listed.filter(({ id }) => ids.has(id) && !old.has(id)).map(({ id, at }) => ({ id, at }))
      const listedIds = new Set(listed.map(({ id }) => id))
      // marks of earlier versions have no time
      const recent = known.filter(({ id, at }) => listedIds.has(id) || timeOf(at) >= sinceOf(tx))
      if (added.length > 0) tx.write(readNotificationsTable, [...recent, ...added].slice(-mostMarks))
      return { notifications: listed.map((each) => (ids.has(each.id) ? { ...each, isRead: true } : each)) }
    }),
  ],
}
