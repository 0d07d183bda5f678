import type { Stores } from '../kernel/storage'
import { draftName, keptName } from '../kernel/stores'
import { dayMs } from '../kernel/timings'
import { type AnyRecord, type DraftRecord, isDraft, newestOf, readText, revOf, textOf } from './order.record'

/** Open drafts are deleted at sign-out; those with an unknown outcome stay for their user. */
const openName = (id: string): string => draftName(`order/${id}`)
const frozenName = (id: string): string => keptName(`order/${id}`)
const folders = [openName(''), frozenName('')]
/** Marks a draft as stored, by key: an older record of it that turns up later must not be offered. */
const storedName = (key: string): string => keptName(`stored/${key}`)
const storedFolder = storedName('')
const idShape = /^[\w-]{1,64}$/
/** Open drafts expire after this; those with an unknown outcome expire with their user's data. */
const forgottenAfter = 30 * dayMs

/** Another page wrote the draft of `key` here, or stored this one under the number `order`. */
export class DraftTakenOver extends Error {
  readonly order: string | undefined
  readonly key: string | undefined

  constructor({ order, key }: { order?: string; key?: string } = {}) {
    super('another page has this draft')
    this.order = order
    this.key = key
  }
}

type Texts = ReadonlyMap<string, string>
/** `rev` of the newest record, even if it no longer counts. */
export type Newest = { record: AnyRecord | undefined; rev: number }

const atIn = (text: string): number => Number(text.slice(0, text.indexOf(' ')))

/** The drafts of one user, in the storage shared by all tabs and on disk. */
export function draftRecords({ local, disk }: Pick<Stores, 'local' | 'disk'>) {
  const namesOf = (id: string) => [openName(id), frozenName(id)]
  const read = (texts: { get(name: string): string | null | undefined }, id: string): AnyRecord[] =>
    namesOf(id).flatMap((name) => {
      const text = texts.get(name)
      return typeof text === 'string' ? [readText(text, id)] : []
    })
  /** An unreadable disk counts as empty; nothing waits for it. */
  const onDisk = async (): Promise<Texts> => (await disk?.entries().catch(() => undefined)) ?? new Map()
  /** The order number it was stored under; undefined if unknown here. */
  const storedAs = (texts: Texts, key: string): string | undefined => {
    const text = texts.get(storedName(key)) ?? local.get(storedName(key))
    return text?.slice(text.indexOf(' ') + 1)
  }
  const clear = (id: string, isGone: (record: AnyRecord) => boolean = () => true) => {
    for (const name of namesOf(id)) {
      const text = local.get(name)
      if (text !== null && isGone(readText(text, id))) local.remove(name)
    }
  }
  /** Deletes matching records only: a newer one may be there by the time this runs. */
  const clearDisk = async (id: string, isGone: (record: AnyRecord) => boolean) => {
    for (const name of namesOf(id))
      await disk?.change(name, (text) => (text !== null && isGone(readText(text, id)) ? null : text))
  }
  const newestIn = (texts: Texts, id: string): Newest => {
    const all = [...read(local, id), ...read(texts, id)]
    const left = all.filter((each) => !isDraft(each) || storedAs(texts, each.key) === undefined)
    return { record: newestOf(left), rev: Math.max(0, ...all.map(revOf)) }
  }

  async function remove(id: string, upTo = Number.POSITIVE_INFINITY): Promise<void> {
    const isGone = (record: AnyRecord) => revOf(record) <= upTo
    clear(id, isGone)
    await clearDisk(id, isGone)
  }

  return {
    hasDisk: disk !== undefined,
    /** the storage shared by all tabs, without the disk */
    inStorage: (id: string): AnyRecord | undefined => newestOf(read(local, id)),
    newest: async (id: string): Promise<Newest> => newestIn(await onDisk(), id),
    /** The number of the order stored under a key; undefined if unknown here. */
    orderOf: async (key: string): Promise<string | undefined> => storedAs(await onDisk(), key),
    /** Whether the record survives a reload; full or blocked storage keeps it for this page only. */
    write(id: string, record: DraftRecord): boolean {
      const name = record.frozen ? frozenName(id) : openName(id)
      local.set(name, textOf(record))
      const isKept = local.keeps?.(name) ?? true
      // an older record is better than none
      if (isKept) clear(id, (other) => revOf(other) < record.rev)
      return isKept
    },
    /** Resolves once it is on disk. Rejects with {@link DraftTakenOver} if another page has it, or it is stored. */
    async secure(id: string, record: DraftRecord): Promise<void> {
      if (!disk) throw new Error('there is no disk')
      /** our write is obsolete if a later one of ours overtook it */
      const isOver = (other: AnyRecord): boolean => {
        if (revOf(other) < record.rev) return false
        if (isDraft(other) && other.by !== record.by) throw new DraftTakenOver({ key: other.key })
        return true
      }
      const texts = await disk.entries()
      const order = storedAs(texts, record.key)
      if (order !== undefined) throw new DraftTakenOver({ order })
      if (read(texts, id).some(isOver)) return
      const name = record.frozen ? frozenName(id) : openName(id)
      await disk.change(name, (text) => (text !== null && isOver(readText(text, id)) ? text : textOf(record)))
      // the older record under the other name is obsolete
      clearDisk(id, (other) => revOf(other) < record.rev).catch(() => undefined)
    },
    /** The order is stored: its records are obsolete. */
    async settle(id: string, key: string, at: number, order: string): Promise<void> {
      const isGone = (record: AnyRecord) => isDraft(record) && record.key === key
      clear(id, isGone)
      // synchronously, since the page may close; permanent if the disk is not writable
      local.set(storedName(key), `${at} ${order}`)
      if (!disk) return
      await disk.change(storedName(key), () => `${at} ${order}`)
      local.remove(storedName(key))
      await clearDisk(id, isGone)
    },
    /** Removes it from the storage only. */
    clear: (id: string): void => clear(id),
    /** Removes it from storage and disk, up to this `rev`. */
    remove,
    /** Every draft not stored yet, including unreadable ones; latest first. */
    async all(now: number): Promise<{ id: string; record: AnyRecord }[]> {
      const texts = await onDisk()
      const isOld = (at: number) => now - at >= forgottenAfter
      for (const [name, text] of texts)
        if (name.startsWith(storedFolder) && isOld(atIn(text))) disk?.change(name, () => null).catch(() => undefined)
      for (const name of local.keys())
        if (name.startsWith(storedFolder) && isOld(atIn(local.get(name) ?? ''))) local.remove(name)
      const ids = [...local.keys(), ...texts.keys()].flatMap((name) => {
        const folder = folders.find((each) => name.startsWith(each))
        return folder === undefined ? [] : [name.slice(folder.length)]
      })
      const found: { id: string; record: AnyRecord }[] = []
      for (const id of new Set(ids.filter((each) => idShape.test(each)))) {
        const { record } = newestIn(texts, id)
        const isForgotten = isDraft(record) && !record.frozen && isOld(record.at)
        if (record === undefined || isForgotten) await remove(id).catch(() => undefined)
        else found.push({ id, record })
      }
      const at = ({ record }: { record: AnyRecord }) => (isDraft(record) ? record.at : 0)
      return found.sort((a, b) => at(b) - at(a))
    },
  }
}

export type DraftRecords = ReturnType<typeof draftRecords>

const tabKey = 'order.tab'

/** The drafts this tab had before a reload, latest first. */
export function tabDrafts(session: Stores['session']): string[] {
  let ids: unknown
  try {
    ids = JSON.parse(session.get(tabKey) ?? '')
  } catch {}
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idShape.test(id)) : []
}

/** Anonymous drafts of this tab become the signed-in user's. */
export function adoptTabDrafts({ session, adopt }: Pick<Stores, 'session' | 'adopt'>): void {
  for (const id of tabDrafts(session)) for (const name of [openName(id), frozenName(id)]) adopt(name)
}

/** Remembers `id` as this tab's latest draft, and the others while they have a record. */
export function rememberTabDraft(
  session: Stores['session'],
  records: Pick<DraftRecords, 'inStorage'>,
  id: string,
): void {
  const others = tabDrafts(session).filter((each) => each !== id && records.inStorage(each) !== undefined)
  session.set(tabKey, JSON.stringify([id, ...others]))
}
