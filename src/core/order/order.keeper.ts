import { fromCallback } from 'xstate'
import type { Ports } from '../kernel/ports'
import { type DraftFields, isBlank } from './order.draft'
import { lockOf, type Release, take, takeLater } from './order.lock'
import { type Orphan, orphanOf } from './order.orphans'
import { type AnyRecord, type DraftRecord, type Frozen, isDraft, isStored } from './order.record'
import { adoptTabDrafts, DraftTaken, draftRecords, rememberTabDraft, tabDrafts } from './order.records'

export type KeeperInput = Pick<Ports, 'storage' | 'locks' | 'newId' | 'clock'>

/** What a record holds besides its stamp. */
export type DraftState = { key: string; fields: DraftFields; frozen?: Frozen; from?: number }

export type KeeperCommand =
  /** take this one instead of the present one */
  | { type: 'adopt'; id: string }
  /** begin a new one; the present one stays on record for whoever wants it */
  | { type: 'part' }
  | { type: 'discard'; id: string }
  | { type: 'look' }
  /** this is how it stands now */
  | { type: 'write'; draft: DraftState }
  /** this is about to be sent */
  | { type: 'secure'; draft: DraftState }
  /** it is stored under this number */
  | { type: 'settle'; key: string; order: string }
  | { type: 'forget' }
  /** the page was away: does it still have its draft? */
  | { type: 'check' }

export type KeeperReport =
  | { type: 'draft.claimed'; id: string; record: DraftRecord | undefined }
  /** somebody else has it by now */
  | { type: 'draft.lost' }
  /** another page went on with the present one, or stored it under this number */
  | { type: 'draft.taken'; order: string | undefined }
  /** it lies where a crash cannot reach it */
  | { type: 'draft.secured' }
  /** nothing on this machine keeps it */
  | { type: 'draft.unsecured' }
  | { type: 'orphans.found'; orphans: readonly Orphan[] }
  | { type: 'record.kept'; kept: boolean }

/** Milliseconds after which a person has seen what the screen says. */
const seen = 3_000

/**
 * Has the record of this place's draft and holds its lock for as long as the place lives: first of the one this tab had
 * before a reload, or of a new one. Looks for drafts nobody holds.
 */
export const keeper = fromCallback<KeeperCommand, KeeperInput>(({ input, receive, sendBack }) => {
  const { storage, newId, clock, locks } = input
  const { session } = storage
  const records = draftRecords(storage)
  const by = newId()
  let own = ''
  /** of the last record written or found */
  let rev = 0
  /** once it was about to be sent, every change of it goes to the disk as well */
  let isOnDisk = false
  let kept = true
  /** whether the last record lies in the storage that a reload finds */
  let isInStorage = true
  /** a lock is lost without a word while a page lies frozen, and another page may write the record then */
  let isTaken = false
  let release: Release = () => undefined
  let stopped = false
  /** what is left to do about an order that is stored */
  let settling: { act(): void; timer: unknown } | undefined

  const tell = (report: KeeperReport) => {
    if (!stopped) sendBack(report)
  }
  const stamp = <State>(state: State) => {
    rev += 1
    return { ...state, v: 2 as const, at: clock.now(), rev, by }
  }
  const noteKept = (isKept: boolean) => {
    if (isKept !== kept) tell({ type: 'record.kept', kept: isKept })
    kept = isKept
  }
  /** `isInStorage`: a reload finds it without the disk */
  const toDisk = (record: DraftRecord, isInStorage: boolean) =>
    records.secure(own, record).then(
      () => noteKept(true),
      (thrown) => {
        heed(thrown)
        noteKept(isInStorage)
      },
    )
  const heed = (thrown: unknown) => {
    if (!(thrown instanceof DraftTaken) || isTaken) return
    isTaken = true
    if (thrown.order !== undefined) tell({ type: 'draft.taken', order: thrown.order })
    else enqueue(reclaim, () => tell({ type: 'draft.taken', order: undefined }))
  }

  const finish = () => {
    clock.clearTimeout(settling?.timer)
    settling?.act()
    settling = undefined
  }

  const keep = (id: string, taken: Release | undefined, record?: AnyRecord) => {
    finish()
    release()
    release = taken ?? (() => undefined)
    own = id
    rev = record && 'rev' in record ? record.rev : 0
    isOnDisk = isDraft(record) && record.frozen !== undefined
    isTaken = false
    if (stopped) return release()
    rememberTabDraft(session, records, id)
    const draft = isDraft(record) ? record : undefined
    // whoever had it before sees by this that it has been taken
    if (draft) {
      const record = { ...stamp(draft), at: draft.at }
      const isInStorage = records.write(id, record)
      if (isOnDisk || !isInStorage) void toDisk(record, isInStorage)
    }
    tell({ type: 'draft.claimed', id, record: draft })
  }
  const begin = async () => {
    const id = newId()
    keep(id, await take(input, id))
  }
  const claim = async () => {
    adoptTabDrafts(storage)
    const known = tabDrafts(session)
    const found = new Map<string, AnyRecord | undefined>()
    for (const id of known) found.set(id, await records.newest(id))
    const isLeft = (id: string) => found.get(id) === undefined || isStored(found.get(id))
    const written = known.filter((id) => isDraft(found.get(id)))
    for (const id of [...written, ...known.filter(isLeft)]) {
      const taken = await take(input, id)
      if (taken) return keep(id, taken, found.get(id))
    }
    for (const id of written) {
      const taken = await takeLater(input, id)
      if (taken) return keep(id, taken, await records.newest(id))
    }
    await begin()
  }
  const adopt = async (id: string) => {
    const taken = await take(input, id)
    const record = taken && (await records.newest(id))
    if (taken && isDraft(record)) return keep(id, taken, record)
    taken?.()
    tell({ type: 'draft.lost' })
    await look()
  }
  const discard = async (id: string) => {
    const taken = await take(input, id)
    if (taken) await records.remove(id).catch(() => undefined)
    taken?.()
    await look()
  }
  const look = async () => {
    const orphans: Orphan[] = []
    for (const { id, record } of await records.all(clock.now())) {
      const orphan = id === own ? undefined : orphanOf(id, record)
      if (orphan && !(await locks.isHeld(lockOf(id)))) orphans.push(orphan)
    }
    tell({ type: 'orphans.found', orphans })
  }

  /** Whether nobody wrote this draft since we did; where they did, it is told. */
  const isOurs = (newest: AnyRecord | undefined): boolean => {
    if (isTaken) return false
    if (newest === undefined || !('rev' in newest) || newest.rev <= rev || newest.by === by) return true
    heed(new DraftTaken(newest))
    return false
  }
  const write = (draft: DraftState) => {
    finish()
    if (!isOurs(records.inStorage(own))) return
    if (!draft.frozen && isBlank(draft.fields)) return forget()
    const record = stamp(draft)
    isInStorage = records.write(own, record)
    if (records.hasDisk && (isOnDisk || !isInStorage)) void toDisk(record, isInStorage)
    else noteKept(isInStorage)
  }
  const secure = async (draft: DraftState) => {
    write(draft)
    if (isTaken) return
    if (!records.hasDisk) return tell({ type: isInStorage ? 'draft.secured' : 'draft.unsecured' })
    isOnDisk = true
    try {
      await records.secure(own, stamp(draft))
      tell({ type: 'draft.secured' })
    } catch (thrown) {
      heed(thrown)
      if (!isTaken) tell({ type: isInStorage ? 'draft.secured' : 'draft.unsecured' })
    }
  }
  const forget = () => {
    if (isTaken) return
    records.remove(own).catch(() => undefined)
  }
  const check = async () => {
    isOurs(await records.newest(own))
    await look()
  }
  /** Another page wrote the draft. Where that page is gone, it goes on here as it was left there. */
  const reclaim = async () => {
    release()
    release = () => undefined
    const taken = await take(input, own)
    const record = await records.newest(own)
    if (taken && isDraft(record)) return keep(own, taken, record)
    taken?.()
    tell({ type: 'draft.taken', order: isStored(record) ? record.stored : undefined })
  }
  /** A crash before the person has seen the number finds the record, which is sent again and answered with the number. */
  const settle = (key: string, order: string) => {
    const act = () => {
      isOnDisk = false
      records.settle(own, stamp({ key, stored: order })).catch(() => undefined)
    }
    settling = { act, timer: clock.setTimeout(finish, seen) }
  }

  const obey = (command: KeeperCommand): Promise<void> => {
    if (command.type === 'adopt') return adopt(command.id)
    if (command.type === 'discard') return discard(command.id)
    if (command.type === 'part') return begin()
    return command.type === 'check' ? check() : look()
  }
  const fail = ({ type }: KeeperCommand) => {
    if (type === 'adopt') tell({ type: 'draft.lost' })
    if (type === 'part') keep(newId(), undefined)
  }

  // One after the other. Where locks fail the draft is a new one that no other tab knows of.
  let last = claim().catch(() => keep(newId(), undefined))
  const enqueue = (act: () => Promise<void>, onError: () => void) => {
    last = last.then(() => (stopped ? undefined : act())).catch(onError)
  }
  receive((command) => {
    // at once: what a person enters must not wait for a lock, nor a record for what comes after it
    if (command.type === 'write') return write(command.draft)
    if (command.type === 'secure') return void secure(command.draft)
    if (command.type === 'forget') return forget()
    if (command.type === 'settle') return settle(command.key, command.order)
    enqueue(
      () => obey(command),
      () => fail(command),
    )
  })
  return () => {
    stopped = true
    finish()
    release()
  }
})
