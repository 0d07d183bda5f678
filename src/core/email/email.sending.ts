import type { Call } from '../kernel/endpoint'
import { isMissing, RaanError } from '../kernel/errors'
import type { MailChange } from './email.changes'
import { emailCalls, type Mail } from './email.contract'
import { type Letter, letterCalls } from './email.letter.contract'

type Request = { id: string; unanswered?: number; call: Call; signal: AbortSignal }
type Labelling = Extract<MailChange, { kind: 'label' }>

/**
 * Sends a letter once. A draft is sent under a key of its own, from whatever page and however often it is opened; one that
 * is no draft any more after an unanswered send was sent by that.
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

/** Of these mails those that have the label, wherever they lie. */
async function labelled({ call, signal }: Request, { ids, label }: Labelling): Promise<ReadonlySet<number>> {
  const places = ['', 'trash'].map((folder) => call(emailCalls.list, { query: { folder, label } }, { signal }))
  const mails = (await Promise.all(places)).flatMap(({ emails }) => emails)
  const asked = new Set(ids)
  return new Set(mails.filter((mail) => asked.has(mail.id)).map((mail) => mail.id))
}

/**
 * Puts a label on mails, or takes it off. After an unanswered send those are named that still differ: a backend
 * that heeds no `on` would turn the others round.
 */
export async function labelOnce(request: Request, change: Labelling): Promise<undefined> {
  const { unanswered = 0, call, signal } = request
  const { label, on } = change
  const known = unanswered > 0 ? await labelled(request, change) : undefined
  const emailIds = change.ids.filter((id) => known?.has(id) !== on)
  if (emailIds.length > 0) await call(emailCalls.label, { body: { emailIds, label, on } }, { signal })
  return undefined
}
