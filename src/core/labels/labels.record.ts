import * as v from 'valibot'
import type { KeyedRequest } from '../kernel/keyed-request'
import type { Area } from '../kernel/storage'

/** A requested print whose labels aren't on paper yet: its orders may be stamped. */
export type OpenPrint = { asked: KeyedRequest; orderNumbers: readonly string[]; printBy: string; reprint: boolean }

/** Prefix in the tab's storage for prints that aren't on paper yet. */
const folder = 'labels.print/'

const recordSchema = v.object({
  version: v.literal(1),
  asked: v.object({ key: v.string(), unanswered: v.number() }),
  orderNumbers: v.pipe(v.array(v.string()), v.minLength(1)),
  printBy: v.string(),
  reprint: v.boolean(),
})

function read(text: string | null): OpenPrint | undefined {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    if (!success) return undefined
    const { version: _, ...print } = output
    // the outcome of a request that was pending then is unknown
    return { ...print, asked: { ...print.asked, unanswered: Math.max(1, print.asked.unanswered) } }
  } catch {
    return undefined
  }
}

/** Prints of this tab and user that were started but never put on paper. */
export const readOpenPrints = (area: Area): readonly OpenPrint[] =>
  area
    .keys()
    .filter((name) => name.startsWith(folder))
    .flatMap((name) => read(area.get(name)) ?? [])

export const keepOpenPrint = (area: Area, print: OpenPrint): void =>
  area.set(folder + print.asked.key, JSON.stringify({ version: 1, ...print }))

export const dropOpenPrint = (area: Area, { asked }: OpenPrint): void => area.remove(folder + asked.key)
