import type { Call } from '../kernel/endpoint'
import { isMissing, RaanError } from '../kernel/errors'
import type { Stores } from '../kernel/storage'
import { saveDraft } from './compose/email.compose.draft'
import { withFile } from './compose/email.compose.files'
import { contentsOf, type LeftLetter, type MailChange } from './email.changes'
import { emailCalls, type Mail } from './email.contract'
import { mailFileCalls } from './email.files.contract'
import { edited, letterOf } from './email.letter'
import { type Letter, letterCalls } from './email.letter.contract'
import { unsavedLetters } from './email.unsaved'

type Request = { id: string; unanswered?: number; call: Call; signal: AbortSignal; storage?: Pick<Stores, 'local'> }
type Labelling = Extract<MailChange, { kind: 'label' }>

/**
 * Sends a letter once. A draft is sent under its own key, from whatever page; if it is no longer a draft after an
 * unanswered request, that request sent it.
 */
export async function sendOnce({ id, unanswered = 0, call, signal }: Request, letter: Letter): Promise<Mail> {
  const key = letter.id === undefined ? id : `send-${letter.id}`
  try {
    return (await call(letterCalls.send, { body: { email: letter } }, { key, signal })).email
  } catch (error) {
    const isUnsure = error instanceof RaanError && unanswered + (error.detail.unanswered ?? 0) > 0
    if (letter.id === undefined || !isUnsure || !isMissing(error)) throw error
    const {
      hasPreviousMail: _,
      hasNextMail: __,
      ...mail
    } = await call(emailCalls.one, { query: { id: letter.id } }, { signal })
    if (mail.folder !== 'sent') throw error
    return mail
  }
}

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

/** Of these mails, those that have the label, in any folder. */
async function labelled({ call, signal }: Request, { ids, label }: Labelling): Promise<ReadonlySet<number>> {
  const places = ['', 'trash'].map((folder) => call(emailCalls.list, { query: { folder, label } }, { signal }))
  const mails = (await Promise.all(places)).flatMap(({ emails }) => emails)
  const asked = new Set(ids)
  return new Set(mails.filter((mail) => asked.has(mail.id)).map((mail) => mail.id))
}

/**
 * Sets or removes a label. After an unanswered request, sends only the mails that still differ: a backend that ignores
 * `on` would invert the others.
 */
export async function labelOnce(request: Request, change: Labelling): Promise<undefined> {
  const { unanswered = 0, call, signal } = request
  const { label, on } = change
  const known = unanswered > 0 ? await labelled(request, change) : undefined
  const emailIds = change.ids.filter((id) => known?.has(id) !== on)
  if (emailIds.length > 0) await call(emailCalls.label, { body: { emailIds, label, on } }, { signal })
  return undefined
}
