import { fromCallback } from 'xstate'
import type { Ports } from '../kernel/ports'
import type { DraftLockCommand, DraftLockReport, FirstDraft } from './order.context'
import { isBlank } from './order.draft'
import { createOrphanWatch } from './order.orphans'
import { type AnyRecord, type DraftRecord, type DraftState, firstRecord, isDraft, revOf, unread } from './order.record'
import { adoptTabDrafts, DraftTakenOver, draftRecords, type Newest, tabDrafts } from './order.records'
import { createDraftSlot, type Release, take, takeLater } from './order.slot'

export type DraftLockInput = Pick<Ports, 'storage' | 'locks' | 'newId' | 'clock'>

/** Milliseconds until the user has surely seen a message. */
const seen = 3_000

/**
 * Owns the record of this view's draft and holds its lock while the view lives: a draft this tab had before a reload,
 * or a new one. Also finds drafts that no page holds.
 */
export const draftLock = fromCallback<DraftLockCommand, DraftLockInput>(({ input, receive, sendBack }) => {
  const { storage, newId, clock } = input
  const records = draftRecords(storage)
  const slot = createDraftSlot(input, records)
  const by = newId()
  /** key and revision of the last record written or found */
  let key = ''
  let rev = 0
  /** once it is about to be sent, every change goes to the disk too */
  let isOnDisk = false
  let kept = true
  /** whether the last record is in the storage that survives a reload */
  let isInStorage = true
  /** a frozen page loses its lock without notice, and another page may write the record */
  let isTaken = false
  let stopped = false
  /** work delayed until the other page, or the user of this one, has had time */
  let pending: { act(): void; timer: unknown } | undefined

  const notify = (report: DraftLockReport) => {
    if (!stopped) sendBack(report)
  }
  const stamp = <State>(state: State) => {
    rev += 1
    return { ...state, v: 2 as const, at: clock.now(), rev, by }
  }
  const noteKept = (isKept: boolean) => {
    if (isKept !== kept) notify({ type: 'record.kept', kept: isKept })
    kept = isKept
  }
  /** `isInStorage`: it survives a reload even without the disk */
  const toDisk = (record: DraftRecord, isInStorage: boolean) =>
    records.secure(slot.id, record).then(
      () => noteKept(true),
      (thrown) => {
        if (handleLockError(thrown) === 'moved') put(record)
        else noteKept(isInStorage)
      },
    )
  const handleLockError = (thrown: unknown): 'moved' | undefined => {
    if (!(thrown instanceof DraftTakenOver) || isTaken) return
    if (thrown.key !== undefined && thrown.key !== key) {
      slot.move()
      return 'moved'
    }
    isTaken = true
    if (thrown.order !== undefined) notify({ type: 'draft.taken', order: thrown.order })
    else enqueue(reclaim, () => notify({ type: 'draft.taken', order: undefined }))
  }

  const finish = () => {
    clock.clearTimeout(pending?.timer)
    const due = pending
    pending = undefined
    due?.act()
  }

  const { look, stopWatching } = createOrphanWatch({
    ...input,
    records,
    isOwn: (id) => id === slot.id,
    onFound: (orphans) => notify({ type: 'orphans.found', orphans }),
    again: () => enqueue(look),
  })

  const keep = (id: string, taken?: Release, found: Newest = { record: undefined, rev: 0 }) => {
    finish()
    slot.enter(id, taken)
    rev = found.rev
    const draft = isDraft(found.record) ? found.record : undefined
    key = draft?.key ?? ''
    isOnDisk = draft?.frozen !== undefined
    isTaken = false
    if (stopped) return
    // tells the previous holder that it has been taken
    if (draft) put({ ...stamp(draft), at: draft.at })
    // remains of a stored draft
    else records.clear(id)
    notify({ type: 'draft.claimed', id, record: draft, ...(draft && unread(draft)) })
  }
  const begin = async (id = newId()) => keep(id, await take(input, id))
  const claim = async () => {
    adoptTabDrafts(storage)
    const known = tabDrafts(storage.session)
    const found = new Map<string, Newest>()
    for (const id of known) found.set(id, await records.newest(id))
    const written = known.filter((id) => isDraft(found.get(id)?.record))
    const left = known.filter((id) => found.get(id)?.record === undefined)
    for (const id of [...written, ...left]) {
      const taken = await take(input, id)
      // the previous page may have written until it released the lock
      if (taken) return keep(id, taken, await records.newest(id))
    }
    for (const id of written) {
      const taken = await takeLater(input, id)
      if (taken) return keep(id, taken, await records.newest(id))
    }
    await begin()
  }
  const newestOrFirst = async (id: string, first: FirstDraft | undefined): Promise<Newest> => {
    const newest = await records.newest(id)
    const isNew = first && !newest.record && (await records.orderOf(first.key)) === undefined
    return isNew ? { ...newest, record: firstRecord(first, clock.now(), newest.rev) } : newest
  }
  const adopt = async (id: string, first: FirstDraft | undefined) => {
    const taken = await take(input, id)
    const newest = taken && (await newestOrFirst(id, first))
    if (isDraft(newest?.record)) return keep(id, taken, newest)
    taken?.()
    notify({ type: 'draft.lost' })
    await look()
  }
  const discard = async (id: string) => {
    const taken = await take(input, id)
    if (taken) await records.remove(id).catch(() => undefined)
    taken?.()
    await look()
  }
  /** Whether this page made the last write of the draft; reports it if not. */
  const isOurs = (newest: AnyRecord | undefined): boolean => {
    if (isTaken) return false
    if (!isDraft(newest) || newest.by === by) return true
    if (newest.key !== key || revOf(newest) > rev) handleLockError(new DraftTakenOver({ key: newest.key }))
    return !isTaken
  }
  const put = (record: DraftRecord) => {
    isInStorage = records.write(slot.id, record)
    if (records.hasDisk && (isOnDisk || !isInStorage)) void toDisk(record, isInStorage)
    else noteKept(isInStorage)
  }
  const write = (draft: DraftState) => {
    finish()
    key = draft.key
    if (!isOurs(records.inStorage(slot.id))) return
    if (draft.frozen || !isBlank(draft.fields)) put(stamp(draft))
    else forget()
  }
  const secure = async (draft: DraftState) => {
    write(draft)
    if (isTaken) return
    const reportKept = () => notify({ type: isInStorage ? 'draft.secured' : 'draft.unsecured' })
    if (!records.hasDisk) return reportKept()
    isOnDisk = true
    try {
      await records.secure(slot.id, stamp(draft))
      notify({ type: 'draft.secured' })
    } catch (thrown) {
      if (handleLockError(thrown) === 'moved') return secure(draft)
      if (!isTaken) reportKept()
    }
  }
  const forget = () => {
    if (!isTaken) records.remove(slot.id, rev).catch(() => undefined)
  }
  const check = async () => {
    const asked = key
    const order = asked === '' ? undefined : await records.orderOf(asked)
    // if the order was stored here while the disk was being read, the key has changed
    if (order === undefined || key !== asked) isOurs((await records.newest(slot.id)).record)
    else {
      isTaken = true
      notify({ type: 'draft.taken', order })
    }
    // reports about other pages go through the queue
    enqueue(async () => notify({ type: 'draft.checked' }))
    await look()
  }
  /** Another page wrote the draft. If that page is gone, the draft continues here in the state it left. */
  const reclaim = async () => {
    const { id } = slot
    slot.leave()
    const taken = await take(input, id)
    const newest = await records.newest(id)
    const isSame = isDraft(newest.record) && newest.record.key === key
    if (taken && isSame) return keep(id, taken, newest)
    taken?.()
    notify({ type: 'draft.taken', order: await records.orderOf(key) })
    // it may just have been stored
    pending = { act: () => enqueue(check), timer: clock.setTimeout(finish, 2 * seen) }
  }
  /** Delayed until the user has seen the number: after a crash before that, the record is sent again to get it. */
  const settle = (storedKey: string, order: string) => {
    const id = slot.id
    const act = () => {
      isOnDisk = false
      // further input belongs to another order
      if (key === storedKey) {
        key = ''
        isTaken = false
      }
      records.settle(id, storedKey, clock.now(), order).catch(() => undefined)
    }
    pending = { act, timer: clock.setTimeout(finish, seen) }
  }

  const obey = (command: DraftLockCommand): Promise<void> => {
    if (command.type === 'adopt') return adopt(command.id, command.first)
    if (command.type === 'discard') return discard(command.id)
    if (command.type === 'part') return begin()
    return command.type === 'check' ? check() : look()
  }
  const fail = ({ type }: DraftLockCommand) => {
    if (type === 'adopt') notify({ type: 'draft.lost' })
    if (type === 'part') keep(newId())
  }

  // Runs one after the other. If locks fail, the draft is a new one that other tabs don't know.
  let last = claim().catch(() => keep(newId()))
  const enqueue = (act: () => Promise<void>, onError: () => void = () => undefined) => {
    last = last.then(() => (stopped ? undefined : act())).catch(onError)
  }
  receive((command) => {
    // immediately: input must not wait for a lock, nor its record for later commands
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
    stopWatching()
    finish()
    slot.close()
  }
})
