import type { ComponentProps } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { ConfirmDialog } from '../ui/confirm-dialog'
import { useOpenedPart } from './use-opened-part'

const dialog = lazyPart(
  () => import('../ui/confirm-dialog'),
  (file) => file.ConfirmDialog,
)

/** A question with two answers whose code comes when it is asked first. */
export function LazyConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const Content = useOpenedPart(dialog, props.open, props.onCancel)
  return Content && <Content {...props} />
}
