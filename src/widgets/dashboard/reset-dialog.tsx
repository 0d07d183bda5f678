import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToaster } from '../root/use-toaster'
import { ConfirmDialog } from '../ui/confirm-dialog'

type ResetDialogProps = { onReset(): void | Promise<void>; onClose(): void }

export function ResetDialog({ onReset, onClose }: ResetDialogProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [busy, setBusy] = useState(false)

  const reset = async () => {
    setBusy(true)
    try {
      await onReset()
      toaster.show({ tone: 'success', title: t`The sample data is as new` })
    } catch {
      toaster.show({ tone: 'error', title: t`The sample data could not be reset` })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      dangerous
      busy={busy}
      title={t`Reset sample data?`}
      confirmLabel={t`Reset`}
      cancelLabel={t`Cancel`}
      onConfirm={reset}
      onCancel={onClose}
    >
      {t`Orders, carts and everything else that was saved here goes back to the sample data. This cannot be undone.`}
    </ConfirmDialog>
  )
}
