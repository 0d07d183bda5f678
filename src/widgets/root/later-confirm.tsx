import type { ComponentProps } from 'react'
import type { ConfirmDialog } from '../ui/confirm-dialog'
import { chunkOf } from './use-chunk'
import { useOpened } from './use-opened'

const dialog = chunkOf(() => import('../ui/confirm-dialog'))

/** A question with two answers whose code comes when it is asked first. */
export function LaterConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const file = useOpened(dialog, props.open, props.onCancel)
  return file && <file.ConfirmDialog {...props} />
}
