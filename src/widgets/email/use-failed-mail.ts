import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { MailChange } from '../../core/email/email.changes'
import type { Mail, MailPatch } from '../../core/email/email.contract'
import { useFailedChanges } from '../root/use-failed-changes'
import type { MailChanges } from './use-mail-changes'
import { useMailWords } from './use-mail-words'

/** Says what could not be done with which mails, by name where it was one. */
export function useFailedMail(rows: readonly Mail[], { failed, make, dismiss }: MailChanges): void {
  const { t } = useLingui()
  const words = useMailWords()
  /** the one sending goes by the one key, however often it is tried */
  const ids = useRef(new WeakMap<MailChange, string>())

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

  useFailedChanges<MailChange>({
    failed,
    words({ change, id }) {
      ids.current.set(change, id)
      return wordsOf(change)
    },
    retryLabel: t`Try again`,
    onRetry: (change) => {
      const id = ids.current.get(change)
      make(change, change.kind === 'send' && id ? { id } : {})
    },
    onTold: dismiss,
  })
}
