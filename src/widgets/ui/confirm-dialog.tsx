import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** the consequence of confirming */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** irreversible */
  dangerous?: boolean
  busy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** If dangerous, initial focus is on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    dangerous = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      closeLabel={cancelLabel}
      dismissible={!busy}
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus={dangerous ? '' : undefined} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            data-autofocus={dangerous ? undefined : ''}
            look={dangerous ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
