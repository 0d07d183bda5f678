import type { Clock } from '../kernel/clock'
import type { EngineEvent } from '../kernel/engine-events'
import { lookUp } from '../kernel/look-up'
import type { RecordChange } from './live.contract'

/** A record that was written elsewhere: by somebody else, or on another device. */
export type ChangedRecord = Omit<RecordChange, 'own'>

declare module '../kernel/engine-events' {
  interface EngineEvents {
    /** `all`: it is unknown what has changed, so everything shown may be out of date */
    'records.changed': { kinds: readonly string[] | 'all'; records: readonly ChangedRecord[] }
  }
}

/** How often changes are announced at most, and how long one's own wait for the response to them, in milliseconds. */
export const restMs = 2_000
/** The same for messages that somebody waits for. */
export const chatRestMs = 500
export const ownMs = 2_000
/** How long ago a change may have been made here that is reported now. */
const recentMs = 20_000

/** Apps whose changes are those of other domains. */
const kindOf: Readonly<Record<string, string>> = {
  order: 'orders',
  cod: 'orders',
  labels: 'orders',
  invitations: 'users',
}

/** Records of a kind that change with those of another one, in its transaction. */
const causeOf: Readonly<Record<string, string>> = { products: 'orders' }

/** Actors announce what they stored in the past tense. */
const stored = /^(\w+)\.\w*(?:changed|saved|added|sent|removed)$/i

export type AnnouncerOptions = {
  clock: Clock
  announce(event: EngineEvent<'records.changed'>): void
}

/**
 * Collects reported changes and announces those that this engine doesn't know from its own responses. Of one's own
 * changes, another tab may have made some: each response here accounts for one transaction.
 */
export function createAnnouncer({ clock, announce }: AnnouncerOptions) {
  /** when responses arrived that aren't accounted for yet, by kind */
  const made = new Map<string, readonly number[]>()
  let pending: RecordChange[] = []
  let held: { readonly change: RecordChange; readonly until: number }[] = []
  let isAll = false
  let last = Number.NEGATIVE_INFINITY
  let timer: unknown

  function isMadeHere(kind: string): boolean {
    const [first, ...others] = (made.get(kind) ?? []).filter((time) => clock.now() - time <= recentMs)
    made.set(kind, others)
    return first !== undefined
  }

  /** Those of transactions that no response here accounts for. */
  function madeElsewhere(changes: readonly RecordChange[]): readonly RecordChange[] {
    const transactionOf = (kind: string, { at }: RecordChange) => `${kind} ${at}`
    const written = new Set(changes.map((change) => transactionOf(change.kind, change)))
    const known = new Map<string, boolean>()
    return changes.filter((change) => {
      const cause = lookUp(causeOf, change.kind)
      const kind = cause !== undefined && written.has(transactionOf(cause, change)) ? cause : change.kind
      const transaction = transactionOf(kind, change)
      const isOwn = known.get(transaction) ?? isMadeHere(kind)
      known.set(transaction, isOwn)
      return !isOwn
    })
  }

  function flush(): void {
    timer = undefined
    const now = clock.now()
    const due = held.filter(({ until }) => until <= now)
    held = held.filter(({ until }) => until > now)
    pending.push(...madeElsewhere(due.map(({ change }) => change)))
    if (isAll || pending.length > 0) {
      const records = pending.map(({ own: _, ...record }) => record)
      const kinds = isAll ? 'all' : [...new Set(records.map(({ kind }) => kind))]
      pending = []
      isAll = false
      last = now
      announce({ type: 'records.changed', kinds, records })
    }
    schedule()
  }

  function schedule(): void {
    clock.clearTimeout(timer)
    timer = undefined
    const rest = pending.some(({ kind }) => kind === 'chat') ? chatRestMs : restMs
    const next = Math.min(
      isAll || pending.length > 0 ? Math.max(last + rest, clock.now()) : Number.POSITIVE_INFINITY,
      ...held.map(({ until }) => until),
    )
    if (next < Number.POSITIVE_INFINITY) timer = clock.setTimeout(flush, Math.max(0, next - clock.now()))
  }

  return {
    /** An event of this engine: a change that was made here announces itself. */
    note(event: EngineEvent): void {
      const [, app] = stored.exec(event.type) ?? []
      if (app === undefined || app === 'records') return
      // all of them were as requested already
      if (event.type === 'orders.changed' && event.orders.length === 0) return
      const kind = lookUp(kindOf, app) ?? app
      const times = made.get(kind) ?? []
      // several events of one response
      if (times.at(-1) !== clock.now()) made.set(kind, [...times, clock.now()])
    },
    take(changes: readonly RecordChange[], isReset: boolean): void {
      isAll ||= isReset
      pending.push(...changes.filter(({ own }) => !own))
      const until = clock.now() + ownMs
      held.push(...changes.filter(({ own }) => own).map((change) => ({ change, until })))
      schedule()
    },
    stop: () => clock.clearTimeout(timer),
  }
}
