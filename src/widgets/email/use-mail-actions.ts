import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type Mail,
  type MailFolder,
  type MailLabel,
  type MailPatch,
  mailFolders,
} from '../../core/email/email.contract'
import { undoMs } from '../../core/kernel/timings'
import { useToaster } from '../runtime/use-toaster'
import type { MailChanges } from './use-mail-changes'
import { useMailMessages } from './use-mail-messages'

const idsOf = (mails: readonly Mail[]) => mails.map(({ id }) => id)

/** Actions that remove emails from view offer an undo. */
export function useMailActions({ make, undo }: MailChanges) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const toaster = useToaster()
  const patch = (mails: readonly Mail[], change: MailPatch) => {
    if (mails.length > 0) make({ kind: 'patch', ids: idsOf(mails), patch: change })
  }
  const say = (title: string, takeBack: () => void) =>
    toaster.show({ id: 'mail moved', title, action: { label: t`Undo`, isUndo: true, run: takeBack } })

  const move = (mails: readonly Mail[], folder: MailFolder) => {
    const moved = mails.filter((mail) => mail.folder !== folder)
    if (moved.length === 0) return
    patch(moved, { folder })
    const where = messages.folder(folder)
    say(t`${plural(moved.length, { one: '# email moved to', other: '# emails moved to' })} ${where}`, () => {
      for (const from of mailFolders)
        patch(
          moved.filter((mail) => mail.folder === from),
          { folder: from },
        )
    })
  }
  return {
    star: (mails: readonly Mail[], isStarred: boolean) =>
      patch(
        mails.filter((mail) => mail.isStarred !== isStarred),
        { isStarred },
      ),
    read: (mails: readonly Mail[], isRead: boolean) =>
      patch(
        mails.filter((mail) => mail.isRead !== isRead),
        { isRead },
      ),
    move,
    label(mails: readonly Mail[], label: MailLabel, on: boolean) {
      const others = mails.filter((mail) => mail.labels.includes(label) !== on)
      if (others.length > 0) make({ kind: 'label', ids: idsOf(others), label, on })
    },
    deleteForEver(mails: readonly Mail[]) {
      if (mails.length === 0) return
      const id = make({ kind: 'patch', ids: idsOf(mails), patch: { isDeleted: true } }, { hold: undoMs })
      say(t`${plural(mails.length, { one: '# email deleted forever', other: '# emails deleted forever' })}`, () => {
        if (!undo(id)) toaster.show({ id: 'mail moved', tone: 'warning', title: t`Too late: it has been deleted.` })
      })
    },
  }
}

export type MailActions = ReturnType<typeof useMailActions>
