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
  /** asked while a scanner may type: its Enter must not confirm */
  cautious?: boolean
  busy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** If dangerous or cautious, initial focus is on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    dangerous = false,
    cautious = dangerous,
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
          <Button data-autofocus={cautious ? '' : undefined} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            data-autofocus={cautious ? undefined : ''}
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
