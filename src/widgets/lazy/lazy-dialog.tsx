import type { ComponentProps } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { ConfirmDialog } from '../ui/confirm-dialog'
import type { Dialog } from '../ui/dialog'
import { useOpenedPart } from './use-pressed-part'

const dialog = lazyPart(
  () => import('../ui/dialog'),
  (file) => file.Dialog,
)

/** A dialog whose code loads when it is first opened. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const Content = useOpenedPart(dialog, props.open, props.onClose)
  return Content && <Content {...props} />
}

const confirmDialog = lazyPart(
  () => import('../ui/confirm-dialog'),
  (file) => file.ConfirmDialog,
)

/** A confirmation whose code loads when it is first opened. */
export function LazyConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const Content = useOpenedPart(confirmDialog, props.open, props.onCancel)
  return Content && <Content {...props} />
}
