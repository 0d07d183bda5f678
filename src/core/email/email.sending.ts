import type { Call } from '../kernel/endpoint'
import { isMissing, RaanError } from '../kernel/errors'
import type { MailChange } from './email.changes'
import { emailCalls, type Mail } from './email.contract'
import { type Letter, letterCalls } from './email.letter.contract'

/** For a change of mail; `id` is the change's. */
export type MailRequest = { id: string; unanswered?: number; call: Call; signal: AbortSignal }
type Labelling = Extract<MailChange, { kind: 'label' }>

/**
 * Sends a letter once. A draft is sent under its own key, from whatever page; if it is no longer a draft after an
 * unanswered request, that request sent it.
 */
export async function sendOnce({ id, unanswered = 0, call, signal }: MailRequest, letter: Letter): Promise<Mail> {
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

/** Of these mails, those that have the label, in any folder. */
async function labelled({ call, signal }: MailRequest, { ids, label }: Labelling): Promise<ReadonlySet<number>> {
  const places = ['', 'trash'].map((folder) => call(emailCalls.list, { query: { folder, label } }, { signal }))
  const mails = (await Promise.all(places)).flatMap(({ emails }) => emails)
  const asked = new Set(ids)
  return new Set(mails.filter((mail) => asked.has(mail.id)).map((mail) => mail.id))
}

/**
 * Sets or removes a label. After an unanswered request, sends only the mails that still differ: a backend that ignores
 * `on` would invert the others.
 */
export async function labelOnce(request: MailRequest, change: Labelling): Promise<undefined> {
  const { unanswered = 0, call, signal } = request
  const { label, on } = change
  const known = unanswered > 0 ? await labelled(request, change) : undefined
  const emailIds = change.ids.filter((id) => known?.has(id) !== on)
  if (emailIds.length > 0) await call(emailCalls.label, { body: { emailIds, label, on } }, { signal })
  return undefined
}
