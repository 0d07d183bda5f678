import { type Mailbox, type MailLabel, type MailQuery, mailboxes, mailLabels } from '../../core/email/email.contract'

/** A folder, or a label across all folders except the trash. */
export type MailList = { box: Mailbox } | { label: MailLabel }

export const listOf = ({ folder, label }: MailQuery): MailList => {
  const known = mailLabels.find((each) => each === label)
  if (known) return { label: known }
  return { box: mailboxes.find((box) => box === folder) ?? 'inbox' }
}

export const queryOf = (list: MailList): Pick<MailQuery, 'folder' | 'label'> =>
  'label' in list ? { folder: '', label: list.label } : { folder: list.box, label: undefined }

export const nameOfList = (list: MailList): string => ('label' in list ? `label ${list.label}` : list.box)

/** Parses `folder=spam&q=tea` or `label=company`; invalid values mean the inbox, written as ''. */
export function readLocation(text: string): MailQuery {
  const params = new URLSearchParams(text)
  const label = mailLabels.find((each) => each === params.get('label'))
  const box = mailboxes.find((each) => each === params.get('folder')) ?? 'inbox'
  const q = params.get('q')?.trim() || undefined
  return { ...queryOf(label ? { label } : { box }), q }
}

/** The page of the list: `page=3`; 1 if missing or invalid. */
export function pageIn(text: string): number {
  const page = Number(new URLSearchParams(text).get('page') ?? '')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Inverse of `readLocation` and `pageIn`, plus the open email. */
export function writeLocation(query: MailQuery, page = 1, opened?: number): string {
  const list = listOf(query)
  const params = new URLSearchParams()
  if ('label' in list) params.set('label', list.label)
  else if (list.box !== 'inbox') params.set('folder', list.box)
  // trailing spaces while typing don't change the location
  const q = query.q?.trim()
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  if (opened !== undefined) params.set('mail', String(opened))
  return params.toString()
}

/** The open email: `mail=12`. */
export function openedIn(text: string): number | undefined {
  const id = Number(new URLSearchParams(text).get('mail') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
