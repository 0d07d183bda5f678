import * as v from 'valibot'
import type { Call } from '../../kernel/endpoint'
import { endpoint } from '../../kernel/endpoint'
import { isMissing } from '../../kernel/errors'

/** Lists with personal data that are saved as files; `parcels` for a courier. */
export const exportedLists = ['orders', 'parcels', 'customers'] as const
export type ExportedList = (typeof exportedLists)[number]

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))

const exportSchema = v.object({
  list: v.picklist(exportedLists, 'unknown'),
  /** name of the file */
  file: v.pipe(said(120), v.nonEmpty('required')),
  /** orders or customers in it */
  rows: v.pipe(v.number(), v.integer('integer'), v.minValue(0, 'too-small')),
  /** names and values of the filters, as in the list's query; without any, everything */
  filters: v.pipe(
    v.record(said(40), said(200)),
    v.check((filters) => Object.keys(filters).length <= 20, 'too-many'),
  ),
})
export type Exported = v.InferOutput<typeof exportSchema>

export const exportCalls = {
  /** Enters in the activity log that a list is saved as a file; once per key. */
  note: endpoint({
    name: 'activity.export',
    shops: 'shared',
    allow: ['read:Order', 'read:Parcel', 'read:Settlement'],
    method: 'POST',
    path: '/api/activity/exports',
    optional: true,
    repeat: 'keyed',
    body: v.object({ export: exportSchema }),
  }),
}

/** Searched words are left out: they may be somebody's name, and what is entered stays. */
export const withoutWords = ({ q, ...filters }: Exported['filters']): Exported['filters'] =>
  q ? { ...filters, q: '…' } : filters

/** An export under its key: of one key, there is one entry. */
export type ExportNote = Exported & { key: string }

/** To be made before the file is written. A backend without the call keeps no log of exports. */
export async function noteExport(call: Call, { key, ...exported }: ExportNote, signal: AbortSignal): Promise<true> {
  const body = { export: { ...exported, filters: withoutWords(exported.filters) } }
  try {
    await call(exportCalls.note, { body }, { key, signal })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return true
}
