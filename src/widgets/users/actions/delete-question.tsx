import { useLingui } from '@lingui/react/macro'
import type { User } from '../../../core/users/users.user'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { nameOf } from '../use-user-changes'

type DeleteQuestionProps = { user: User | undefined; onConfirm(user: User): void; onCancel(): void }

/** Asks before somebody is deleted; it can still be undone for a moment. */
export function DeleteQuestionView({ user, onConfirm, onCancel }: DeleteQuestionProps) {
  const { t } = useLingui()
  const name = user ? nameOf(user) : ''
  return (
    <ConfirmDialog
      open={user !== undefined}
      dangerous
      title={t`Delete ${name}?`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep`}
      onCancel={onCancel}
      onConfirm={() => user && onConfirm(user)}
    >
      {t`They'll no longer be able to sign in. You can undo this for five seconds.`}
    </ConfirmDialog>
  )
}
