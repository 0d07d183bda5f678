import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Mail } from '../../core/email/email.contract'
import { useLocale } from '../runtime/use-locale'
import { useMailMessages } from './use-mail-messages'
import { useMomentMessages } from './use-moment-messages'

/** `today` is YYYY-MM-DD; same identity until the language or the day changes. */
export function useMailRowMessages(today: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useMailMessages()
  const moment = useMomentMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change only with the language
  return useMemo(() => {
    const nameOf = ({ name, email }: Pick<Mail['from'], 'name' | 'email'>) => name || email
    const unread = t`Unread`
    return {
      subject: messages.subject,
      label: messages.label,
      brief: (time: string) => moment.brief(time, today),
      full: moment.full,
      select: (subject: string) => t`Select ${subject}`,
      star: t`Star`,
      unread: `${unread}, `,
      attachments: t`Has attachments`,
      markRead: t`Mark as read`,
      markUnread: t`Mark as unread`,
      trash: t`Move to Trash`,
      who({ folder, from, to }: Mail) {
        if (folder === 'draft') return t`Draft`
        if (folder !== 'sent') return nameOf(from)
        const names = to.map(nameOf).join(', ')
        return t`To: ${names}`
      },
    }
  }, [locale, today])
}

export type MailRowMessages = ReturnType<typeof useMailRowMessages>
