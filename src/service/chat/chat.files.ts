import { chatFileCalls } from '../../core/chat/chat.files.contract'
import { fileReply } from '../file-content'
import { type Handler, handleInSteps } from '../handle'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { uploadHandler } from '../uploads'
import { chatsTable } from './chat.table'

/** A file of a message that this user sent or got. */
const readable = (tx: Tx, user: Bearer | null, id: string) =>
  (user ? tx.talks.file(user.id, id) : undefined) ??
  tx
    .read(chatsTable)
    .flatMap(({ chat }) => chat.flatMap(({ file }) => file ?? []))
    .find((file) => file.id === id)

export const chatFileHandlers: readonly Handler[] = [
  uploadHandler(chatFileCalls.add),

  handleInSteps(chatFileCalls.one, async ({ params: { id }, user, backend: { files, store } }) => {
    const file = await store.transact(user, (tx) => readable(tx, user, id), 'reads')
    const bytes = file && (await files?.get(file.id))
    return file && bytes ? fileReply(file, bytes) : missing()
  }),
]
