import type { ComponentProps } from 'react'
import type { Dialog } from '../ui/dialog'
import { chunkOf } from './use-chunk'
import { useOpened } from './use-opened'

const dialog = chunkOf(() => import('../ui/dialog'))

/** A dialog whose code comes when it is opened first: a screen that begins without one does not carry it. */
export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const file = useOpened(dialog, props.open, props.onClose)
  return file && <file.Dialog {...props} />
}
