import { useLingui } from '@lingui/react/macro'
import Move from 'lucide-react/icons/folder-input'
import Tag from 'lucide-react/icons/tag'
import { type Mail, type MailFolder, mailFolders, mailLabels } from '../../../core/email/email.contract'
import { useToaster } from '../../root/use-toaster'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { LabelDot } from '../mail-label'
import type { MailDeeds } from '../use-mail-deeds'
import { useMailWords } from '../use-mail-words'

type MenuProps = { mails: readonly Mail[]; deeds: MailDeeds; onDone?: ((folder?: MailFolder) => void) | undefined }

function useMenuFailure() {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => toaster.show({ id: 'menu', tone: 'error', title: t`Couldn't load the menu. Try again.` })
}

/** To any folder but the one they all lie in. A draft alone is a draft, and stays one. */
export function MoveMenu({ mails, deeds, onDone }: MenuProps) {
  const { t } = useLingui()
  const words = useMailWords()
  const onFailed = useMenuFailure()
  const places = mailFolders.filter((folder) => folder !== 'draft' && mails.some((mail) => mail.folder !== folder))
  return (
    <Menu
      trigger={(props) => <Button {...props} look="ghost" size="s" icon={<Move />} label={t`Move to`} />}
      onFailed={onFailed}
      items={places.map((folder) => ({
        value: folder,
        label: words.folder(folder),
        onSelect: () => {
          deeds.move(mails, folder)
          onDone?.(folder)
        },
      }))}
    />
  )
}

/** Ticked where all of the mails have it, half where some have. */
export function LabelMenu({ mails, deeds }: MenuProps) {
  const { t } = useLingui()
  const words = useMailWords()
  const onFailed = useMenuFailure()
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} look="ghost" size="s" icon={<Tag />} label={t({ message: 'Labels', context: 'mail' })} />
      )}
      onFailed={onFailed}
      items={mailLabels.map((label) => {
        const count = mails.filter(({ labels }) => labels.includes(label)).length
        const isAll = count === mails.length
        const name = words.labels[label]
        return {
          value: label,
          icon: <LabelDot label={label} />,
          checked: isAll,
          label: count > 0 && !isAll ? t`${name} (on some)` : name,
          onSelect: () => deeds.label(mails, label, !isAll),
        }
      })}
    />
  )
}
