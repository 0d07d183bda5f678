import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import { keySchema, newOrderSchema } from '../orders/orders.contract'
import { blankFields, choiceFields, draftSchema, filledFields } from './order.draft'

/** The body being sent until its outcome is known. */
const frozenSchema = v.object({ body: newOrderSchema })
export type Frozen = v.InferOutput<typeof frozenSchema>

const openSchema = v.object({
  v: v.literal(2),
  /** last change, milliseconds since 1970 */
  at: v.number(),
  /** revision: of two records of a draft the higher one is newer */
  rev: v.pipe(v.number(), v.safeInteger()),
  /** the page that wrote it */
  by: v.optional(v.string(), ''),
  /** the draft's Idempotency-Key until the order is stored */
  key: keySchema,
  fields: draftSchema,
  frozen: v.exactOptional(frozenSchema),
  /** an earlier request may have been stored without a response */
  doubted: v.exactOptional(v.literal(true)),
  /** the contact whose chat the message came from */
  from: v.exactOptional(v.number()),
  /** fields that the user gave the value of an empty draft */
  chosen: v.exactOptional(v.array(v.picklist(choiceFields))),
})
/** A stored draft. */
export type DraftRecord = v.InferOutput<typeof openSchema>

/** A record without its stamp. */
export type DraftState = Pick<DraftRecord, 'key' | 'fields' | 'frozen' | 'doubted' | 'from' | 'chosen'>

/** The record of a draft that begins with a message. */
export const firstRecord = ({ key, text }: { key: string; text: string }, at: number, rev: number): DraftRecord => ({
  v: 2,
  at,
  rev,
  by: '',
  key,
  fields: { ...blankFields, fullCustomerData: text },
})

/** A message that is all of its draft hasn't been read. */
export function unread({ fields, frozen }: DraftRecord): { pasted?: string } {
  const isMessage = filledFields(fields).every((name) => name === 'fullCustomerData')
  return isMessage && !frozen && fields.fullCustomerData !== '' ? { pasted: fields.fullCustomerData } : {}
}

/** An unreadable record: its text may still contain an order. */
export type UnreadableRecord = { text: string }

export type AnyRecord = DraftRecord | UnreadableRecord

export const isDraft = (record: AnyRecord | undefined): record is DraftRecord =>
  record !== undefined && 'fields' in record

/** Records of version 0.1 had a key only while being sent, or after a refusal before processing. */
const firstSchema = v.object({
  v: v.literal(1),
  at: v.number(),
  fields: draftSchema,
  frozen: v.exactOptional(v.object({ key: keySchema, body: newOrderSchema })),
  key: v.exactOptional(keySchema),
  from: v.exactOptional(v.number()),
})

function fromFirst({ frozen, key, ...rest }: v.InferOutput<typeof firstSchema>, id: string): DraftRecord {
  return {
    ...rest,
    v: 2,
    rev: 0,
    by: '',
    key: frozen?.key ?? key ?? id,
    ...(frozen && { frozen: { body: frozen.body } }),
  }
}

/** `id` is the draft's; it becomes the key of a record without one. */
export function readText(text: string, id: string): AnyRecord {
  let wire: unknown
  try {
    wire = JSON.parse(text)
  } catch {
    return { text }
  }
  const open = decode(openSchema, wire)
  if (open.ok) return open.value
  const first = decode(firstSchema, wire)
  return first.ok ? fromFirst(first.value, id) : { text }
}

export const textOf = (record: DraftRecord): string => JSON.stringify(encode(openSchema, record))

export const revOf = (record: AnyRecord): number => (isDraft(record) ? record.rev : -1)

/** The newest record of one draft: the revision decides, not where it is stored. */
export const newestOf = (records: readonly AnyRecord[]): AnyRecord | undefined =>
  records.reduce<AnyRecord | undefined>(
    (newest, each) => (newest === undefined || revOf(each) > revOf(newest) ? each : newest),
    undefined,
  )
