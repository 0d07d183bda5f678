import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** what happens on yes */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** what cannot be undone */
  dangerous?: boolean
  busy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** A question with two answers; the focus starts on the harmless one when the other is dangerous. */
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
