import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import type { Area, Stores } from '../kernel/storage'
import { draftName, keptName } from '../kernel/stores'
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

/** An open draft goes when its person signs out; one whose outcome is unknown stays for them. */
const openName = (id: string): string => draftName(`order/${id}`)
const frozenName = (id: string): string => keptName(`order/${id}`)
const idShape = /^[\w-]{1,64}$/
/** An open draft that nobody came back to is forgotten; one whose outcome is unknown ends with its person's records. */
const forgottenAfter = 30 * 24 * 60 * 60 * 1000

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readRecord(area: Area, id: string): DraftRecord | undefined {
  const record = decode(recordSchema, parse(area.get(frozenName(id)) ?? area.get(openName(id))))
  return record.ok ? record.value : undefined
}

/** Whether the record lies where a reload finds it; a full or forbidden storage keeps it for this page only. */
export function writeRecord(area: Area, id: string, record: DraftRecord): boolean {
  const [name, other] = record.frozen ? [frozenName(id), openName(id)] : [openName(id), frozenName(id)]
  area.set(name, JSON.stringify(encode(recordSchema, record)))
  area.remove(other)
  return area.keeps?.(name) ?? true
}

export function removeRecord(area: Area, id: string): void {
  area.remove(frozenName(id))
  area.remove(openName(id))
}

/** Every readable draft of this browser, latest first. */
export function allRecords(area: Area, now: number): (DraftRecord & { id: string })[] {
  const found: (DraftRecord & { id: string })[] = []
  const folders = [openName(''), frozenName('')]
  const ids = area.keys().flatMap((name) => {
    const folder = folders.find((each) => name.startsWith(each))
    return folder === undefined ? [] : [name.slice(folder.length)]
  })
  for (const id of new Set(ids.filter((each) => idShape.test(each)))) {
    const record = readRecord(area, id)
    if (record && (record.frozen || now - record.at < forgottenAfter)) found.push({ id, ...record })
    else if (record) removeRecord(area, id)
  }
  return found.sort((a, b) => b.at - a.at)
}

const tabKey = 'order.tab'

/** The drafts this tab had before a reload, its latest first. */
export function tabDrafts(session: Area): string[] {
  const ids = parse(session.get(tabKey))
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idShape.test(id)) : []
}

/** Drafts this tab began before anybody had signed in are theirs now. */
export function adoptTabDrafts({ session, adopt }: Pick<Stores, 'session' | 'adopt'>): void {
  for (const id of tabDrafts(session)) for (const name of [openName(id), frozenName(id)]) adopt(name)
}

/** Remembers `id` as this tab's latest; the others only while they have a record. */
export function rememberTabDraft(session: Area, local: Area, id: string): void {
  const others = tabDrafts(session).filter((each) => each !== id && readRecord(local, each) !== undefined)
  session.set(tabKey, JSON.stringify([id, ...others]))
}
