import { Plural, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/confirm-dialog'

type ForEverDialogProps = { count: number; onCancel(): void; onConfirm(): void }

/** Asked before mails go for ever; closed while `count` is 0. */
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
