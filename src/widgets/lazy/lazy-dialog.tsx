import type { ComponentProps } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Dialog } from '../ui/dialog'
import { useOpenedPart } from './use-opened-part'

const dialog = lazyPart(
  () => import('../ui/dialog'),
  (file) => file.Dialog,
)

/** A dialog whose code comes when it is opened first: a screen that begins without one does not carry it. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  const Content = useOpenedPart(dialog, props.open, props.onClose)
  return Content && <Content {...props} />
}
