import { useLingui } from '@lingui/react/macro'
import type { Unsaved } from '../../orders/detail/use-unsaved'
import { ConfirmDialog } from '../../ui/confirm-dialog'

/** Asks before something that is not saved would be lost. */
export function LeaveQuestion({ unsaved }: { unsaved: Unsaved }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={unsaved.isAsking}
      dangerous
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={unsaved.leave}
      onCancel={unsaved.stay}
    >
      {t`What you changed here is not saved yet.`}
    </ConfirmDialog>
  )
}
