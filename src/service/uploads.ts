import type { chatFileCalls } from '../core/chat/chat.files.contract'
import type { mailFileCalls } from '../core/email/email.files.contract'
import type { StoredFile } from '../core/kernel/stored-file'
import { contentOf, fileOf } from './file-content'
import { type Handler, once, toReply } from './handle'
import { readCall } from './read-call'
import { missing, Reply, reply } from './reply'
import type { Bearer } from './rights'
import type { Tx } from './store'
import { table } from './table'

/** A file that somebody added to a mail or message, sent or not. The same content, added by two, is one file. */
export type Upload = StoredFile & {
  /** the account that added it; 0 without a token, or if it was removed */
  person: number
  /** milliseconds since 1970 */
  at: number
}

export const uploadsTable = table<Upload>('uploads', { of: 'shop', key: ({ person, id }) => `${person} ${id}` })

/** What the ids of these files are made of, beside their content. */
export const uploadRecord = 'upload'

/** A file that this user added themselves. */
export function uploadOf(tx: Tx, user: Bearer | null, id: string | undefined): StoredFile | undefined {
  const found = tx.read(uploadsTable).find((each) => each.id === id && each.person === (user?.id ?? 0))
  return found && { id: found.id, name: found.name, type: found.type, bytes: found.bytes }
}

/** The id of an account may be given to somebody else. */
export function leaveUploads(tx: Tx, person: number): void {
  const rows = tx.read(uploadsTable)
  if (!rows.some((each) => each.person === person)) return
  const others = rows.filter((each) => each.person !== person)
  const known = new Set(others.filter((each) => each.person === 0).map(({ id }) => id))
  const left = rows.filter((each) => each.person === person && !known.has(each.id))
  tx.write(uploadsTable, [...others, ...left.map((each) => ({ ...each, person: 0 }))])
}

function keep(tx: Tx, user: Bearer | null, file: StoredFile): { file: StoredFile } {
  const person = user?.id ?? 0
  const others = tx.read(uploadsTable).filter((each) => each.id !== file.id || each.person !== person)
  tx.write(uploadsTable, [...others, { ...file, person, at: tx.now() }])
  return { file }
}

type AddCall = typeof mailFileCalls.add | typeof chatFileCalls.add

/** Stores a file before the mail or message that it belongs to. Its bytes are on disk before the row is committed. */
export const uploadHandler = (endpoint: AddCall): Handler => ({
  endpoint,
  async answer(received, backend) {
    const parsed = await readCall<AddCall>(endpoint, received, backend)
    if (parsed instanceof Reply) return parsed
    const { files, store } = backend
    if (!files) return missing()
    const content = contentOf(received)
    if (content instanceof Reply) return content
    const { query, user } = parsed
    const file = await fileOf(uploadRecord, query.name, content)
    if (!(await files.put(file.id, content.bytes))) return reply(507, { error: 'The disk is full' })
    const added = await store.transact(user, (tx) =>
      // the content takes the place of a body
      once<AddCall>(endpoint, { ...parsed, body: file.id as never }, tx, () =>
        toReply<AddCall>(endpoint, keep(tx, user, file)),
      ),
    )
    // an unused file of the same content may have been removed meanwhile
    if (added.status < 300 && !(await files.has(file.id))) await files.put(file.id, content.bytes)
    return added
  },
})
