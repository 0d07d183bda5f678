import type { Stores } from '../kernel/storage'
import { draftName, keptName } from '../kernel/stores'
import { dayMs } from '../kernel/timings'
import { type AnyRecord, type DraftRecord, isDraft, newestOf, readText, revOf, textOf } from './order.record'

/** An open draft goes when its person signs out; one whose outcome is unknown stays for them. */
const openName = (id: string): string => draftName(`order/${id}`)
const frozenName = (id: string): string => keptName(`order/${id}`)
const folders = [openName(''), frozenName('')]
/** What is left of a draft that was stored, by its key: an older record of it that turns up later must not be offered. */
const storedName = (key: string): string => keptName(`stored/${key}`)
const storedFolder = storedName('')
const idShape = /^[\w-]{1,64}$/
/** An open draft that nobody came back to is forgotten; one whose outcome is unknown ends with its person's records. */
const forgottenAfter = 30 * dayMs

/** Another page has written here by now, the draft of `key`; or it has stored this one under the number `order`. */
export class DraftTaken extends Error {
  readonly order: string | undefined
  readonly key: string | undefined

  constructor({ order, key }: { order?: string; key?: string } = {}) {
    super('another page has this draft')
    this.order = order
    this.key = key
  }
}

type Texts = ReadonlyMap<string, string>
/** `rev` of the newest writing there is, whatever became of it. */
export type Newest = { record: AnyRecord | undefined; rev: number }

const atIn = (text: string): number => Number(text.slice(0, text.indexOf(' ')))

/** The drafts of one person, in the storage that all tabs see at once and on the disk. */
export function draftRecords({ local, disk }: Pick<Stores, 'local' | 'disk'>) {
  const namesOf = (id: string) => [openName(id), frozenName(id)]
  const read = (texts: { get(name: string): string | null | undefined }, id: string): AnyRecord[] =>
    namesOf(id).flatMap((name) => {
      const text = texts.get(name)
      return typeof text === 'string' ? [readText(text, id)] : []
    })
  /** What a disk that cannot be read holds is not known, and nobody waits for it. */
  const onDisk = async (): Promise<Texts> => (await disk?.entries().catch(() => undefined)) ?? new Map()
  /** The number it was stored under; undefined: none is known here. */
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
  /** Only what is meant goes: a later record may lie there by the time it is its turn. */
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
    /** what all tabs see at once */
    inStorage: (id: string): AnyRecord | undefined => newestOf(read(local, id)),
    newest: async (id: string): Promise<Newest> => newestIn(await onDisk(), id),
    /** The number of the order that was stored under a key; undefined: none is known here. */
    orderOf: async (key: string): Promise<string | undefined> => storedAs(await onDisk(), key),
    /** Whether the record lies where a reload finds it; a full or forbidden storage keeps it for this page only. */
    write(id: string, record: DraftRecord): boolean {
      const name = record.frozen ? frozenName(id) : openName(id)
      local.set(name, textOf(record))
      const isKept = local.keeps?.(name) ?? true
      // an older record is better than none
      if (isKept) clear(id, (other) => revOf(other) < record.rev)
      return isKept
    },
    /** Resolves once it lies on the disk. Rejects with {@link DraftTaken} where it is another page's, or stored. */
    async secure(id: string, record: DraftRecord): Promise<void> {
      if (!disk) throw new Error('there is no disk')
      /** a write of ours that was overtaken by a later one is over */
      const isOver = (other: AnyRecord): boolean => {
        if (revOf(other) < record.rev) return false
        if (isDraft(other) && other.by !== record.by) throw new DraftTaken({ key: other.key })
        return true
      }
      const texts = await disk.entries()
      const order = storedAs(texts, record.key)
      if (order !== undefined) throw new DraftTaken({ order })
      if (read(texts, id).some(isOver)) return
      const name = record.frozen ? frozenName(id) : openName(id)
      await disk.change(name, (text) => (text !== null && isOver(readText(text, id)) ? text : textOf(record)))
      // the older record under the other name counts no longer
      clearDisk(id, (other) => revOf(other) < record.rev).catch(() => undefined)
    },
    /** It is stored: no record of it counts any longer. */
    async settle(id: string, key: string, at: number, order: string): Promise<void> {
      const isGone = (record: AnyRecord) => isDraft(record) && record.key === key
      clear(id, isGone)
      // at once, as the page may go; and for good where the disk takes nothing
      local.set(storedName(key), `${at} ${order}`)
      if (!disk) return
      await disk.change(storedName(key), () => `${at} ${order}`)
      local.remove(storedName(key))
      await clearDisk(id, isGone)
    },
    /** The storage forgets it. */
    clear: (id: string): void => clear(id),
    /** It is gone, as far as it was written up to this `rev`. */
    remove,
    /** Every draft that is not stored, the unreadable ones too; latest first. */
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
  for (const id of tabDrafts(session)) for (const name of [openName(id), frozenName(id)]) adopt(name)
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
