import type { EngineEvent } from './engine-events'

/** A record that was written elsewhere: on another device, by somebody else. */
export type ChangedRecord = {
  /** the domain: `orders` */
  readonly kind: string
  readonly action: string
  /** an order's number, another record's id */
  readonly ref: string
  readonly version?: number | undefined
  /** the account that wrote it; 0 = unknown */
  readonly by: number
  readonly at: string
}

declare module './engine-events' {
  interface EngineEvents {
    /** `all`: it is unknown what has changed, so everything shown may be out of date */
    'records.changed': { kinds: readonly string[] | 'all'; records: readonly ChangedRecord[] }
  }
}

/** Whether records of this domain were changed elsewhere. */
export const isChangedElsewhere = (event: EngineEvent, kind: string): boolean =>
  event.type === 'records.changed' && (event.kinds === 'all' || event.kinds.includes(kind))

/** Reloads an open record if it was changed elsewhere. */
export function reloadIfChanged(event: EngineEvent, kind: string) {
  if (event.type !== 'records.changed' || !isChangedElsewhere(event, kind)) return undefined
  const { kinds, records } = event
  return kinds === 'all'
    ? { type: 'reload' as const }
    : { type: 'reload' as const, of: records.filter((each) => each.kind === kind).map(({ ref }) => ref) }
}
