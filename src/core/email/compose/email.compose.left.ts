import { isMissing } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { contentsOf, type LeftLetter } from '../email.changes'
import { emailCalls, type Mail } from '../email.contract'
import { mailFileCalls } from '../email.files.contract'
import { edited, letterOf } from '../email.letter'
import type { Letter } from '../email.letter.contract'
import { type MailRequest, sendOnce } from '../email.sending'
import { unsavedLetters } from '../email.unsaved'
import { saveDraft } from './email.compose.draft'
import { withFile } from './email.compose.files'

type Request = MailRequest & { storage?: Ports['storage'] | undefined }

/**
 * Stores a draft once, under the key of its composer: if that stored an earlier text, this one replaces it. A draft that
 * was deleted becomes a new one.
 */
async function storeDraft({ id: ofChange, call, signal }: Request, letter: Letter, added: number): Promise<Mail> {
  const { id, ...rest } = letter
  // a repetition of the change may have more files
  const own = added === 0 ? ofChange : `${ofChange}-${added}`
  const key = id === undefined ? ofChange : own
  try {
    const draft = await saveDraft({ call, letter, key }, signal)
    const stored = letterOf(draft)
    const isLatest = id !== undefined || edited(stored, contentsOf(letter)) === stored
    return isLatest ? draft : await saveDraft({ call, letter: { ...rest, id: draft.id }, key: `later-${own}` }, signal)
  } catch (error) {
    if (id === undefined || !isMissing(error)) throw error
    return saveDraft({ call, letter: rest, key: `again-${own}` }, signal)
  }
}

/** The letter with the files that were still being added, and why one of them isn't in it. */
async function addFiles({ call, signal }: Request, { letter, files }: LeftLetter) {
  let whole = letter
  let added = 0
  let failure: unknown
  for (const { key, name, file } of files)
    try {
      const stored = await call(mailFileCalls.add, { query: { name }, body: file }, { key, signal })
      whole = { ...whole, attachments: withFile(whole.attachments ?? [], stored.file) }
      added++
    } catch (error) {
      failure ??= error
    }
  return { whole, added, failure }
}

/**
 * Does what was left to do when a composer was left: adds its files, stores the draft, and sends or discards it. The
 * text is stored even if a file can't be added; a repetition adds that file.
 */
export async function keepLetter(request: Request, left: LeftLetter): Promise<Mail> {
  const { call, signal, storage } = request
  const { whole, added, failure } = await addFiles(request, left)
  const draft = await storeDraft(request, whole, added)
  if (storage) unsavedLetters(storage).remove(left.record)
  if (failure) throw failure
  if (left.ending === 'send') return sendOnce(request, { ...whole, id: draft.id })
  if (left.ending === 'keep') return draft
  await call(emailCalls.update, { body: { emailIds: [draft.id], dataToUpdate: { folder: 'trash' } } }, { signal })
  return { ...draft, folder: 'trash' }
}
