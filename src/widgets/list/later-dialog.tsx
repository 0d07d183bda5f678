import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect } from 'react'
import { chunkOf, useChunk } from '../order/use-chunk'
import { useToaster } from '../root/use-toaster'
import type { Dialog } from '../ui/dialog'

const dialog = chunkOf(() => import('../ui/dialog'))

/** A dialog whose code comes when it is opened first: a screen that begins without one does not carry it. */
export function LaterDialog(props: ComponentProps<typeof Dialog>) {
  const { open, onClose } = props
  const { t } = useLingui()
  const toaster = useToaster()
  const { file, isFailed } = useChunk(dialog, open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each time it did not come
  useEffect(() => {
    if (!isFailed || !open) return
    toaster.show({
      id: 'room',
      tone: 'error',
      title: t`This part could not be loaded. Check the connection and try again.`,
    })
    onClose()
  }, [isFailed])
  return file && <file.Dialog {...props} />
}
