import { Plural, useLingui } from '@lingui/react/macro'
import Move from 'lucide-react/icons/folder-input'
import Tag from 'lucide-react/icons/tag'
import { type Mail, type MailFolder, mailFolders, mailLabels } from '../../../core/email/email.contract'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Menu } from '../../ui/menu'
import { LabelDot } from '../mail-label'
import type { MailActions } from '../use-mail-actions'
import { useMailMessages } from '../use-mail-messages'
import { useMe } from '../use-me'

type MenuProps = { mails: readonly Mail[]; actions: MailActions; onDone?: ((folder?: MailFolder) => void) | undefined }

/** Offers every folder except Drafts and the one they are all in. */
export function MoveMenu({ mails, actions, onDone }: MenuProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const onFailed = useReportLoadFailure()
  const places = mailFolders.filter((folder) => folder !== 'draft' && mails.some((mail) => mail.folder !== folder))
  return (
    <Menu
      trigger={(props) => <Button {...props} look="ghost" size="s" icon={<Move />} label={t`Move to`} />}
      onFailed={onFailed}
      items={places.map((folder) => ({
        value: folder,
        label: messages.folder(folder),
        onSelect: () => {
          actions.move(mails, folder)
          onDone?.(folder)
        },
      }))}
    />
  )
}

/** Checked if all emails have the label, mixed if some do. */
export function LabelMenu({ mails, actions }: MenuProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const onFailed = useReportLoadFailure()
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} look="ghost" size="s" icon={<Tag />} label={t({ message: 'Labels', context: 'mail' })} />
      )}
      onFailed={onFailed}
      items={mailLabels.map((label) => {
        const count = mails.filter(({ labels }) => labels.includes(label)).length
        const isAll = count === mails.length
        const name = messages.labels[label]
        return {
          value: label,
          icon: <LabelDot label={label} />,
          checked: isAll,
          label: count > 0 && !isAll ? t`${name} (on some)` : name,
          onSelect: () => actions.label(mails, label, !isAll),
        }
      })}
    />
  )
}

type ForEverDialogProps = { count: number; onCancel(): void; onConfirm(): void }

/** Confirms permanent deletion; closed while `count` is 0. */
export function ForEverDialog({ count, onCancel, onConfirm }: ForEverDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={count > 0}
      title={t`Delete forever?`}
      confirmLabel={t`Delete forever`}
      cancelLabel={t`Back`}
      dangerous
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Plural
        value={count}
        one="# email will be deleted, from Trash as well."
        other="# emails will be deleted, from Trash as well."
      />
    </ConfirmDialog>
  )
}

/** The folder a restored email goes to: Sent for the user's own, otherwise Inbox. */
export function useRestoreFolder(): (mail: Mail) => MailFolder {
  const { email: me } = useMe()
  return ({ from }) => (me !== undefined && from.email.toLowerCase() === me.toLowerCase() ? 'sent' : 'inbox')
}
