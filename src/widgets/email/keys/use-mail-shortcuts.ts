import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../ui/shortcut-list'
import { type MailAction, mailKeys } from '../mail-keys'

/** The keys of the email app; they come from the table that its key handler uses. */
export function useMailShortcuts(): readonly Shortcut[] {
  const { t } = useLingui()
  const texts: Record<MailAction, string> = {
    next: t`Go to the email below`,
    previous: t`Go to the email above`,
    open: t`Open email`,
    back: t`Back to list, clear selection`,
    done: t`Mark as read, back to list`,
    reply: t`Reply`,
    replyAll: t`Reply all`,
    forward: t`Forward`,
    star: t`Star or unstar`,
    trash: t`Move to Trash`,
    unread: t`Mark as unread`,
    select: t`Select`,
    compose: t`Compose`,
    search: t`Search email`,
    keys: t`Show keyboard shortcuts`,
  }
  return mailKeys.map(({ keys, action }) => ({ keys, text: texts[action] }))
}
