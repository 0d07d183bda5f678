import { fromCallback } from 'xstate'
import type { Call } from '../../kernel/endpoint'
import { RaanError, toRaanError } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import { mostFileBytes, mostFiles } from '../../kernel/file'
import { outcomeOf } from '../../kernel/outcome'
import type { StoredFile } from '../../kernel/stored-file'
import type { MailAttachment } from '../email.contract'
import { mailFileCalls } from '../email.files.contract'
import { bytesOf, mostLetterBytes } from '../email.letter'
import type { ComposeContext } from './email.compose.context'
import type { LetterUpload, UploadLimit } from './email.compose.uploads'

export type UploaderCommand = { type: 'upload'; upload: LetterUpload } | { type: 'abort'; key: string }

const refused = (code: UploadLimit) =>
  new RaanError('http', { call: mailFileCalls.add.name, status: 422, fields: { file: [code] } })

/** The files that were chosen; those that a letter can't take have their error at once. */
export function chosenFiles(
  { letter: { attachments = [] }, uploads, newId }: Pick<ComposeContext, 'letter' | 'uploads' | 'newId'>,
  files: readonly { name: string; file: Blob }[],
): LetterUpload[] {
  const accepted = uploads.filter(({ error }) => !error)
  let count = attachments.length + accepted.length
  let bytes = bytesOf(attachments) + accepted.reduce((sum, { file }) => sum + file.size, 0)
  return files.map(({ name, file }) => {
    const upload = { key: newId(), name, file }
    const code =
      file.size > mostFileBytes
        ? 'too-large'
        : count >= mostFiles
          ? 'too-many'
          : bytes + file.size > mostLetterBytes
            ? 'too-much'
            : undefined
    if (code) return { ...upload, error: refused(code) }
    count++
    bytes += file.size
    return upload
  })
}

/** Whether it may still get into the letter: a file that was refused would be refused again. */
export const isPromising = ({ error }: LetterUpload): boolean =>
  !error || ['unknown', 'busy'].includes(outcomeOf(error))

export const attachmentOf = ({ id, name, type, bytes }: StoredFile): MailAttachment => ({
  fileName: name,
  thumbnail: '',
  url: '',
  size: '',
  file: { id, type, bytes },
})

/** With a stored file; the same content isn't attached twice. */
export const withFile = (attachments: readonly MailAttachment[], stored: StoredFile): MailAttachment[] =>
  attachments.some(({ file }) => file?.id === stored.id) ? [...attachments] : [...attachments, attachmentOf(stored)]

export const uploadsWithout = ({ uploads, fields }: ComposeContext, { key }: { key: string }) => ({
  uploads: uploads.filter((each) => each.key !== key),
  fields: without(fields, 'attachments'),
})

export const failUpload = ({ uploads }: ComposeContext, { key, error }: { key: string; error: RaanError }) => ({
  uploads: uploads.map((each) => (each.key === key ? { ...each, error } : each)),
})

/** Sends files one after the other; a failure doesn't hold up others. */
export const uploader = fromCallback<UploaderCommand, { call: Call }>(({ input: { call }, receive, sendBack }) => {
  const round = new AbortController()
  const running = new Map<string, AbortController>()
  let last = Promise.resolve()
  const send = async ({ key, name, file }: LetterUpload, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return
    try {
      const stored = await call(mailFileCalls.add, { query: { name }, body: file }, { key, signal })
      if (!signal.aborted) sendBack({ type: 'upload.done', key, file: stored.file })
    } catch (thrown) {
      if (!signal.aborted) sendBack({ type: 'upload.failed', key, error: toRaanError(thrown) })
    }
  }
  receive((command) => {
    if (command.type === 'abort') return running.get(command.key)?.abort()
    const own = new AbortController()
    round.signal.addEventListener('abort', () => own.abort())
    running.set(command.upload.key, own)
    last = last.then(() => send(command.upload, own))
  })
  return () => round.abort()
})
