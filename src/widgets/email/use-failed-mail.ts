import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MailChange } from '../../core/email/email.changes'
import type { Mail, MailPatch } from '../../core/email/email.contract'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useFailedChanges } from '../root/use-failed-changes'
import type { MailChanges } from './use-mail-changes'
import { useMailWords } from './use-mail-words'

/** Says what could not be done with which mails, by name where it was one. */
export function useFailedMail(rows: readonly Mail[], { failed, retry, dismiss }: MailChanges): void {
  const { t } = useLingui()
  const words = useMailWords()

  const whatOf = (mails: readonly number[]): string => {
    const [id] = mails
    const known = mails.length === 1 ? rows.find((mail) => mail.id === id) : undefined
    return known
      ? t`“${words.subject(known.subject)}”`
      : t`${plural(mails.length, { one: '# mail', other: '# mails' })}`
  }
  const patchWords = (what: string, { folder, isRead, isStarred, isDeleted }: MailPatch): string => {
    if (folder) return t`${what}: could not be moved to ${words.folder(folder)}`
    if (isDeleted) return t`${what}: could not be deleted`
    if (isStarred !== undefined)
      return isStarred ? t`${what}: could not be starred` : t`${what}: could not be unstarred`
    return isRead ? t`${what}: could not be marked as read` : t`${what}: could not be marked as unread`
  }
  const wordsOf = (change: MailChange): string => {
    if (change.kind === 'send')
      return t`“${words.subject(change.letter.subject)}” could not be sent. It is in the drafts.`
    const what = whatOf(change.ids)
    if (change.kind === 'patch') return patchWords(what, change.patch)
    const label = words.labels[change.label]
    return change.on
      ? t`${what}: the label ${label} could not be added`
      : t`${what}: the label ${label} could not be taken off`
  }

  const unsureOf = (change: MailChange, isEarlier: boolean): string => {
    if (change.kind !== 'send') {
      const what = whatOf(change.ids)
      return t`${what}: it is not known whether the change was made. Trying again is safe.`
    }
    const subject = words.subject(change.letter.subject)
    return isEarlier
      ? t`“${subject}” was sent as it was first written. What was changed since was not sent.`
      : t`It is not known whether “${subject}” was sent. Trying again does not send it twice.`
  }

  useFailedChanges<MailChange>({
    failed,
    words: ({ change }) => wordsOf(change),
    unsure: ({ change, error }) => unsureOf(change, isKeyUsed(error)),
    retryLabel: t`Try again`,
    onRetry: ({ id }) => retry(id),
    onTold: dismiss,
  })
}
