import * as v from 'valibot'
import type { Area } from '../kernel/storage'
import { draftName } from '../kernel/stores'

/** Unsent messages, by the contact's number. */
export type ChatDrafts = Readonly<Record<string, string>>

/** Their key in the user's storage. */
export const draftsKey = draftName('chat')

const recordSchema = v.object({
  v: v.literal(1),
  drafts: v.record(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.pipe(v.string(), v.maxLength(20_000))),
})

/** The drafts stored on this device; a record of another version or a broken one counts as none. */
export function readDrafts(area: Area): ChatDrafts {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(area.get(draftsKey) ?? 'null'))
    return success ? output.drafts : {}
  } catch {
    return {}
  }
}

export function writeDrafts(area: Area, drafts: ChatDrafts): void {
  if (Object.keys(drafts).length === 0) area.remove(draftsKey)
  else area.set(draftsKey, JSON.stringify({ v: 1, drafts }))
}

/** The drafts with one of them changed; an empty one is removed. */
export function withDraft(drafts: ChatDrafts, contactId: number, text: string): ChatDrafts {
  const { [contactId]: _, ...others } = drafts
  return text === '' ? others : { ...others, [contactId]: text }
}
