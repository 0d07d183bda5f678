import type { ComponentProps } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { ConfirmDialog } from '../ui/confirm-dialog'
import type { Dialog } from '../ui/dialog'
import { useOpenedPart } from './use-pressed-part'

const dialog = lazyPart(
  () => import('../ui/dialog'),
  (file) => file.Dialog,
)

/** A dialog whose code comes when it is opened first: a screen that begins without one does not carry it. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const Content = useOpenedPart(dialog, props.open, props.onClose)
  return Content && <Content {...props} />
}

const confirmDialog = lazyPart(
  () => import('../ui/confirm-dialog'),
  (file) => file.ConfirmDialog,
)

/** A question with two answers whose code comes when it is asked first. */
export function LazyConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const Content = useOpenedPart(confirmDialog, props.open, props.onCancel)
  return Content && <Content {...props} />
}
