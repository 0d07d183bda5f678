import type { Stores } from '../kernel/storage'
import { draftName, keptName } from '../kernel/stores'
import {
  type AnyRecord,
  type DraftRecord,
  isDraft,
  isStored,
  newestOf,
  readText,
  type StoredRecord,
  textOf,
} from './order.record'

/** An open draft goes when its person signs out; one whose outcome is unknown stays for them. */
const openName = (id: string): string => draftName(`order/${id}`)
const keptNameOf = (id: string): string => keptName(`order/${id}`)
const folders = [openName(''), keptNameOf('')]
const idShape = /^[\w-]{1,64}$/
/** An open draft that nobody came back to is forgotten; one whose outcome is unknown ends with its person's records. */
const forgottenAfter = 30 * 24 * 60 * 60 * 1000

const nameOf = (id: string, record: DraftRecord | StoredRecord): string =>
  isStored(record) || record.frozen ? keptNameOf(id) : openName(id)

/** Somebody else has this draft by now, or has stored it. */
export class DraftTaken extends Error {
  /** number of the order, where it is stored */
  readonly order: string | undefined

  constructor(record: AnyRecord) {
    super('another page has this draft')
    this.order = isStored(record) ? record.stored : undefined
  }
}

type Found = { id: string; record: AnyRecord }

/** The drafts of one person, in the storage that all tabs see at once and, when told so, on the disk. */
export function draftRecords({ local, disk }: Pick<Stores, 'local' | 'disk'>) {
  const namesOf = (id: string) => [openName(id), keptNameOf(id)]
  const read = (texts: { get(name: string): string | null | undefined }, id: string): AnyRecord[] =>
    namesOf(id).flatMap((name) => {
      const text = texts.get(name)
      return typeof text === 'string' ? [readText(text, id)] : []
    })
  const inStorage = (id: string): AnyRecord | undefined => newestOf(read(local, id))
  /** What a disk that cannot be read holds is not known, and nobody waits for it. */
  const onDisk = async (): Promise<ReadonlyMap<string, string>> =>
    (await disk?.entries().catch(() => undefined)) ?? new Map()
  const clear = (id: string, but?: string) => {
    for (const name of namesOf(id)) if (name !== but) local.remove(name)
  }
  const clearDisk = async (id: string, but?: string) => {
    for (const name of namesOf(id)) if (name !== but) await disk?.change(name, () => null)
  }

  async function secure(id: string, record: DraftRecord | StoredRecord): Promise<void> {
    if (!disk) throw new Error('there is no disk')
    /** a write of ours that was overtaken by a later one is over */
    const isOver = (other: AnyRecord): boolean => {
      if (!('rev' in other) || other.rev < record.rev) return false
      if (other.by !== record.by) throw new DraftTaken(other)
      return true
    }
    if (read(await disk.entries(), id).some(isOver)) return
    const name = nameOf(id, record)
    await disk.change(name, (text) => (text !== null && isOver(readText(text, id)) ? text : textOf(record)))
    // the older record under the other name counts no longer
    clearDisk(id, name).catch(() => undefined)
  }

  async function remove(id: string): Promise<void> {
    clear(id)
    await clearDisk(id)
  }

  return {
    hasDisk: disk !== undefined,
    /** what all tabs see at once */
    inStorage,
    newest: async (id: string): Promise<AnyRecord | undefined> =>
      newestOf([...read(local, id), ...read(await onDisk(), id)]),
    /** Whether the record lies where a reload finds it; a full or forbidden storage keeps it for this page only. */
    write(id: string, record: DraftRecord): boolean {
      const name = nameOf(id, record)
      local.set(name, textOf(record))
      clear(id, name)
      return local.keeps?.(name) ?? true
    },
    /** Resolves once it lies on the disk. Rejects with {@link DraftTaken} where a record as new as this one lies there. */
    secure,
    /** It is stored: no older record of it counts any longer. */
    async settle(id: string, record: StoredRecord): Promise<void> {
      clear(id)
      await secure(id, record)
    },
    remove,
    /** Every draft that is not stored, the unreadable ones too; latest first. */
    async all(now: number): Promise<Found[]> {
      const texts = await onDisk()
      const ids = [...local.keys(), ...texts.keys()].flatMap((name) => {
        const folder = folders.find((each) => name.startsWith(each))
        return folder === undefined ? [] : [name.slice(folder.length)]
      })
      const found: Found[] = []
      for (const id of new Set(ids.filter((each) => idShape.test(each)))) {
        const record = newestOf([...read(local, id), ...read(texts, id)])
        if (record === undefined) continue
        const isOpen = isDraft(record) && !record.frozen
        const isOld = 'at' in record && now - record.at >= forgottenAfter
        if (isOld && (isOpen || isStored(record))) await remove(id).catch(() => undefined)
        else if (isStored(record)) clear(id)
        else found.push({ id, record })
      }
      const at = ({ record }: Found) => ('at' in record ? record.at : 0)
      return found.sort((a, b) => at(b) - at(a))
    },
  }
}

export type DraftRecords = ReturnType<typeof draftRecords>

const tabKey = 'order.tab'

/** The drafts this tab had before a reload, its latest first. */
export function tabDrafts(session: Stores['session']): string[] {
  let ids: unknown
  try {
    ids = JSON.parse(session.get(tabKey) ?? '')
  } catch {}
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idShape.test(id)) : []
}

/** Drafts this tab began before anybody had signed in are theirs now. */
export function adoptTabDrafts({ session, adopt }: Pick<Stores, 'session' | 'adopt'>): void {
  for (const id of tabDrafts(session)) for (const name of [openName(id), keptNameOf(id)]) adopt(name)
}

/** Remembers `id` as this tab's latest; the others only while they have a record. */
export function rememberTabDraft(
  session: Stores['session'],
  records: Pick<DraftRecords, 'inStorage'>,
  id: string,
): void {
  const others = tabDrafts(session).filter((each) => each !== id && records.inStorage(each) !== undefined)
  session.set(tabKey, JSON.stringify([id, ...others]))
}
