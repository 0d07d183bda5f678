import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { openCode, rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { textIdSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'

/**
 * `order.refused`: returned although it was to be paid on delivery; `stock.low`: of a product or variant on sale, as
 * many pieces as its limit or fewer are left
 */
export const notificationKinds = [
  'order.created',
  'order.cancelled',
  'order.returned',
  'order.refused',
  'mail.received',
  'chat.received',
  'stock.low',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const text = v.optional(v.string(), '')

const notificationSchema = v.object({
  /** unique among all kinds, and the same in every response */
  id: textIdSchema,
  kind: openCode(notificationKinds),
  at: timestampSchema,
  /** who did it */
  by: text,
  /** the order's number, the email's id, the chat's contact, or the number of the product or variant */
  ref: textIdSchema,
  /** of an order */
  shop: text,
  total: v.exactOptional(positiveBahtSchema),
  /** of an email; the beginning of a chat message; the whole name of a product or variant */
  subject: text,
  /** of a product or variant, that no order needs */
  available: v.exactOptional(v.number()),
  isRead: v.optional(v.boolean(), false),
})
export type Notification = v.InferOutput<typeof notificationSchema>

/** Latest first. */
const listSchema = v.object({ notifications: rows(notificationSchema) })

/** Notifications that are listed at most, and how long after the event, in days. */
export const mostNotifications = 50
export const notificationDays = 7

export const notificationsCalls = {
  /** what others did that concerns the caller */
  list: endpoint({
    name: 'notifications.list',
    shops: 'limited',
    allow: 'signed-in',
    method: 'GET',
    path: '/api/notifications',
    missing: true,
    repeat: 'safe',
    answer: listSchema,
  }),
  /** marks them as read, for the caller; skips unknown ids */
  read: endpoint({
    name: 'notifications.read',
    shops: 'limited',
    allow: 'signed-in',
    method: 'POST',
    path: '/api/notifications/read',
    missing: true,
    repeat: 'safe',
    body: v.object({ ids: v.pipe(v.array(v.string()), v.maxLength(mostNotifications, 'too-many')) }),
    answer: listSchema,
  }),
}
