import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useToaster } from '../runtime/use-toaster'
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
      toaster.show({ tone: 'success', title: t`Sample data reset` })
    } catch {
      toaster.show({ tone: 'error', title: t`Couldn't reset the sample data` })
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
      {t`Orders, carts and everything else saved here will be reset to the sample data. This can't be undone.`}
    </ConfirmDialog>
  )
}
