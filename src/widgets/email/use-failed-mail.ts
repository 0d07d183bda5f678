import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MailChange } from '../../core/email/email.changes'
import type { Mail, MailPatch } from '../../core/email/email.contract'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useFailedChanges } from '../list/use-failed-changes'
import type { MailChanges } from './use-mail-changes'
import { useMailMessages } from './use-mail-messages'

/** Names the email if there was only one. */
export function useFailedMail(rows: readonly Mail[], { failed, retry, dismiss }: MailChanges): void {
  const { t } = useLingui()
  const messages = useMailMessages()

  const whatOf = (mails: readonly number[]): string => {
    const [id] = mails
    const known = mails.length === 1 ? rows.find((mail) => mail.id === id) : undefined
    return known
      ? t`“${messages.subject(known.subject)}”`
      : t`${plural(mails.length, { one: '# email', other: '# emails' })}`
  }
  const patchWords = (what: string, { folder, isRead, isStarred, isDeleted }: MailPatch): string => {
    if (folder) return t`Couldn't move ${what} to ${messages.folder(folder)}`
    if (isDeleted) return t`Couldn't delete ${what}`
    if (isStarred !== undefined) return isStarred ? t`Couldn't star ${what}` : t`Couldn't unstar ${what}`
    return isRead ? t`Couldn't mark ${what} as read` : t`Couldn't mark ${what} as unread`
  }
  const wordsOf = (change: MailChange): string => {
    if (change.kind === 'send') return t`Couldn't send “${messages.subject(change.letter.subject)}”. It's in Drafts.`
    if (change.kind === 'draft') {
      const subject = messages.subject(change.letter.subject)
      if (change.ending === 'discard') return t`Couldn't discard the draft “${subject}”.`
      return change.files.length > 0
        ? t`Couldn't save the draft “${subject}” with all its files.`
        : t`Couldn't save the draft “${subject}”.`
    }
    const what = whatOf(change.ids)
    if (change.kind === 'patch') return patchWords(what, change.patch)
    const label = messages.labels[change.label]
    return change.on
      ? t`Couldn't add the label ${label} to ${what}`
      : t`Couldn't remove the label ${label} from ${what}`
  }

  const unsureOf = (change: MailChange, isEarlier: boolean): string => {
    if (change.kind === 'draft') return wordsOf(change)
    if (change.kind !== 'send') {
      const what = whatOf(change.ids)
      return t`We couldn't confirm the change to ${what}. It's safe to try again.`
    }
    const subject = messages.subject(change.letter.subject)
    return isEarlier
      ? t`“${subject}” was sent as first written. Later changes weren't sent.`
      : t`We couldn't confirm whether “${subject}” was sent. It's safe to try again: it won't be sent twice.`
  }

  useFailedChanges<MailChange>({
    failed,
    messages: ({ change }) => wordsOf(change),
    unsure: ({ change, error }) => unsureOf(change, isKeyUsed(error)),
    retryLabel: t`Try again`,
    // a letter is in the drafts, and may have been changed there since
    isRepeatable: ({ kind }) => kind === 'patch' || kind === 'label',
    onRetry: ({ id }) => retry(id),
    onReported: dismiss,
  })
}
