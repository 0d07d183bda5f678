import * as v from 'valibot'
import { decode, encode } from '../../kernel/codec'
import type { Stores } from '../../kernel/storage'
import { draftName } from '../../kernel/stores'
import { keySchema } from '../../orders/orders.contract'
import { orderLineSchema } from '../../orders/orders.line'

/** Staff check these one by one; the list survives a closed tab, and signing out asks first. */
export const queueName = draftName('queue')
export const unreadableName = draftName('queue-unreadable')

const itemSchema = v.object({
  /** of its draft, in whichever tab it is opened */
  id: v.string(),
  /** the draft's Idempotency-Key */
  key: keySchema,
  text: v.string(),
  /** the sender's name in the chat */
  from: v.optional(v.string(), ''),
  /** the customer seems to withdraw the order */
  cancels: v.optional(v.boolean(), false),
  state: v.picklist(['open', 'saved', 'discarded']),
  /** its number, once it is saved */
  order: v.optional(v.string(), ''),
  /** what the message was read as; missing until then */
  read: v.exactOptional(
    v.object({ name: v.string(), amount: v.nullable(v.number()), doubts: v.number(), lacks: v.boolean() }),
  ),
  /** order lines, when it was left */
  lines: v.optional(v.array(orderLineSchema), []),
})
export type QueueItem = v.InferOutput<typeof itemSchema>
export type ItemReading = NonNullable<QueueItem['read']>

const recordSchema = v.object({ v: v.literal(1), items: v.array(itemSchema) })

const itemsIn = (text: string): readonly QueueItem[] | undefined => {
  try {
    const read = decode(recordSchema, JSON.parse(text))
    return read.ok ? read.value.items : undefined
  } catch {
    return undefined
  }
}

/** An unreadable list counts as empty; its text is in {@link readUnreadable}. */
export const readQueue = (local: Stores['local']): readonly QueueItem[] => itemsIn(local.get(queueName) ?? '') ?? []

const brokenIn = (local: Stores['local']): string => {
  const text = local.get(queueName) ?? ''
  return itemsIn(text) ? '' : text
}

/** The text of unreadable lists, which may still contain orders; '' if there is none. */
export const readUnreadable = (local: Stores['local']): string =>
  [local.get(unreadableName) ?? '', brokenIn(local)].filter((text) => text !== '').join('\n')

export function dropUnreadable(local: Stores['local']): void {
  if (brokenIn(local) !== '') local.remove(queueName)
  local.remove(unreadableName)
}

/** Whether it survives a reload. An unreadable list in its place is set aside. */
export function writeQueue(local: Stores['local'], items: readonly QueueItem[]): boolean {
  if (brokenIn(local) !== '') local.set(unreadableName, readUnreadable(local))
  if (items.length === 0) local.remove(queueName)
  else local.set(queueName, JSON.stringify(encode(recordSchema, { v: 1, items: [...items] })))
  return items.length === 0 || (local.keeps?.(queueName) ?? true)
}

export const isOpen = ({ state }: QueueItem): boolean => state === 'open'

/** The next one to check: after `id`, otherwise from the beginning. */
export function nextOf(
  items: readonly QueueItem[],
  id: string,
  tried: ReadonlySet<string> = new Set(),
): QueueItem | undefined {
  const at = items.findIndex((item) => item.id === id)
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(
    (item) => isOpen(item) && item.id !== id && !tried.has(item.id),
  )
}
