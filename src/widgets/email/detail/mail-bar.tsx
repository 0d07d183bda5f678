import { useLingui } from '@lingui/react/macro'
import Restore from 'lucide-react/icons/archive-restore'
import Back from 'lucide-react/icons/arrow-left'
import Down from 'lucide-react/icons/chevron-down'
import Up from 'lucide-react/icons/chevron-up'
import Unread from 'lucide-react/icons/mail'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { OpenedMail } from '../../../core/email/email.contract'
import { Button } from '../../ui/button'
import { ForEverDialog, LabelMenu, MoveMenu, useRestoreFolder } from '../bulk/mail-menus'
import type { MailActions } from '../use-mail-actions'
import * as css from './mail-detail.css'

type MailBarProps = {
  mail: OpenedMail
  actions: MailActions
  onBack(): void
  onPrevious(): void
  onNext(): void
}

export function MailBar({ mail, actions, onBack, onPrevious, onNext }: MailBarProps) {
  const { t } = useLingui()
  const homeOf = useRestoreFolder()
  const [isAsking, setIsAsking] = useState(false)
  const isTrash = mail.folder === 'trash'
  const away = (action: () => void) => () => {
    onBack()
    action()
  }
  return (
    <section className={css.bar} aria-label={t`This email`}>
      <Button look="ghost" size="s" icon={<Back />} label={t`Back to list`} onClick={onBack} />
      <span className={css.gap} />
      <span className={css.star} data-on={mail.isStarred || undefined}>
        <Button
          look="ghost"
          size="s"
          icon={<Star />}
          label={t`Star`}
          aria-pressed={mail.isStarred}
          onClick={() => actions.star([mail], !mail.isStarred)}
        />
      </span>
      <LabelMenu mails={[mail]} actions={actions} />
      <MoveMenu mails={[mail]} actions={actions} onDone={onBack} />
      <Button
        look="ghost"
        size="s"
        icon={<Unread />}
        label={t`Mark as unread`}
        onClick={away(() => actions.read([mail], false))}
      />
      {isTrash ? (
        <>
          <Button
            look="ghost"
            size="s"
            icon={<Restore />}
            label={t`Restore`}
            onClick={away(() => actions.move([mail], homeOf(mail)))}
          />
          <Button look="ghost" size="s" icon={<Trash />} label={t`Delete forever`} onClick={() => setIsAsking(true)} />
        </>
      ) : (
        <Button
          look="ghost"
          size="s"
          icon={<Trash />}
          label={t`Move to Trash`}
          onClick={away(() => actions.move([mail], 'trash'))}
        />
      )}
      <span className={css.steps}>
        <Button
          look="ghost"
          size="s"
          icon={<Up />}
          label={t`Newer email`}
          disabled={!mail.hasPreviousMail}
          onClick={onPrevious}
        />
        <Button
          look="ghost"
          size="s"
          icon={<Down />}
          label={t`Older email`}
          disabled={!mail.hasNextMail}
          onClick={onNext}
        />
      </span>
      <ForEverDialog
        count={isAsking ? 1 : 0}
        onCancel={() => setIsAsking(false)}
        onConfirm={away(() => actions.deleteForEver([mail]))}
      />
    </section>
  )
}
