import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import type { Area } from '../kernel/storage'
import { newOrderSchema } from '../orders/orders.contract'
import { draftSchema } from './order.draft'

/** What is sent under one key until its outcome is known. */
const frozenSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/)),
  body: newOrderSchema,
})
export type Frozen = v.InferOutput<typeof frozenSchema>

/** A draft as it lies in the storage. Another version, or a broken record, counts as none. */
const recordSchema = v.object({
  v: v.literal(1),
  /** last change, milliseconds since 1970 */
  at: v.number(),
  fields: draftSchema,
  frozen: v.exactOptional(frozenSchema),
  /** of an order that was turned away */
  key: v.exactOptional(frozenSchema.entries.key),
  /** whose chat the message came from */
  from: v.exactOptional(v.number()),
})
export type DraftRecord = v.InferOutput<typeof recordSchema>

const prefix = 'langraan.order.draft.'
const idShape = /^[\w-]{1,64}$/
/** An open draft that nobody came back to is forgotten; one whose outcome is unknown never is. */
const forgottenAfter = 30 * 24 * 60 * 60 * 1000

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readRecord(area: Area, id: string): DraftRecord | undefined {
  const record = decode(recordSchema, parse(area.get(prefix + id)))
  return record.ok ? record.value : undefined
}

/** Whether the record lies where a reload finds it; a full or forbidden storage keeps it for this page only. */
export function writeRecord(area: Area, id: string, record: DraftRecord): boolean {
  area.set(prefix + id, JSON.stringify(encode(recordSchema, record)))
  return area.keeps?.(prefix + id) ?? true
}

export const removeRecord = (area: Area, id: string): void => area.remove(prefix + id)

/** Every readable draft of this browser, latest first. */
export function allRecords(area: Area, now: number): (DraftRecord & { id: string })[] {
  const found: (DraftRecord & { id: string })[] = []
  for (const key of area.keys().filter((each) => each.startsWith(prefix))) {
    const id = key.slice(prefix.length)
    const record = idShape.test(id) ? readRecord(area, id) : undefined
    if (record && (record.frozen || now - record.at < forgottenAfter)) found.push({ id, ...record })
    else if (record) removeRecord(area, id)
  }
  return found.sort((a, b) => b.at - a.at)
}

const tabKey = 'langraan.order.tab'

/** The drafts this tab had before a reload, its latest first. */
export function tabDrafts(session: Area): string[] {
  const ids = parse(session.get(tabKey))
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idShape.test(id)) : []
}

/** Remembers `id` as this tab's latest; the others only while they have a record. */
export function rememberTabDraft(session: Area, local: Area, id: string): void {
  const others = tabDrafts(session).filter((each) => each !== id && readRecord(local, each) !== undefined)
  session.set(tabKey, JSON.stringify([id, ...others]))
}
