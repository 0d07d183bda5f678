import type { Mail, MailAttachment, MailPatch } from '../../core/email/email.contract'
import { mailFileCalls } from '../../core/email/email.files.contract'
import { fileReply } from '../file-content'
import { type Handler, handleInSteps } from '../handle'
import { missing, Reply, refuse } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { uploadHandler, uploadOf } from '../uploads'
import { emailTable } from './email.table'

/** An attachment in the user's own mailbox. */
const inMailbox = (tx: Tx, id: string): MailAttachment | undefined => {
  for (const { attachments, replies, isDeleted } of tx.read(emailTable)) {
    if (isDeleted) continue
    const found = [...attachments, ...replies.flatMap((each) => each.attachments)].find(({ file }) => file?.id === id)
    if (found) return found
  }
  return undefined
}

/** As it was stored, whatever the caller says of it; undefined if it isn't theirs. */
function ownFile(tx: Tx, user: Bearer | null, given: MailAttachment): MailAttachment | undefined {
  if (!given.file) return given
  const upload = uploadOf(tx, user, given.file.id)
  if (!upload) return inMailbox(tx, given.file.id)
  const { id, name, type, bytes } = upload
  return { fileName: name, thumbnail: '', url: '', size: '', file: { id, type, bytes } }
}

/** Attachments of a letter: only files that its writer added, or that are in their own mails. */
export function attachmentsOf(
  tx: Tx,
  user: Bearer | null,
  given: readonly MailAttachment[],
  path = 'email.attachments',
): MailAttachment[] | Reply {
  const attachments: MailAttachment[] = []
  for (const [position, each] of given.entries()) {
    const own = ownFile(tx, user, each)
    if (!own) return refuse({ [`${path}.${position}`]: ['unknown'] })
    attachments.push(own)
  }
  return attachments
}

/** A change of mails can't give them files of others. */
export function withOwnFiles(tx: Tx, user: Bearer | null, patch: MailPatch): MailPatch | Reply {
  const own = patch.attachments && attachmentsOf(tx, user, patch.attachments, 'dataToUpdate.attachments')
  if (own instanceof Reply) return own
  const replies = []
  for (const [position, each] of (patch.replies ?? []).entries()) {
    const attachments = attachmentsOf(tx, user, each.attachments, `dataToUpdate.replies.${position}.attachments`)
    if (attachments instanceof Reply) return attachments
    replies.push({ ...each, attachments })
  }
  return { ...patch, ...(own && { attachments: own }), ...(patch.replies && { replies }) }
}

/** Nobody can read the files of a permanently deleted mail any more, so it needn't keep them. */
export const withoutFilesIfDeleted = (mail: Mail): Mail =>
  mail.isDeleted
    ? { ...mail, attachments: [], replies: mail.replies.map((each) => ({ ...each, attachments: [] })) }
    : mail

export const mailFileHandlers: readonly Handler[] = [
  uploadHandler(mailFileCalls.add),

  handleInSteps(mailFileCalls.one, async ({ params: { id }, user, backend: { files, store } }) => {
    const found = await store.transact(user, (tx) => inMailbox(tx, id), 'reads')
    const bytes = found?.file && (await files?.get(found.file.id))
    return found?.file && bytes ? fileReply({ name: found.fileName, type: found.file.type }, bytes) : missing()
  }),
]
