import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type Chunk, useChunk } from './use-chunk'
import { useToaster } from './use-toaster'

/** The code of what is open, once it is here. That it did not come is told, and what was to open closes. */
export function useOpened<File>(chunk: Chunk<File>, isOpen: boolean, onClose: () => void): File | undefined {
  const { t } = useLingui()
  const toaster = useToaster()
  const { file, isFailed } = useChunk(chunk, isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each time it did not come
  useEffect(() => {
    if (!isFailed || !isOpen) return
    toaster.show({
      id: 'room',
      tone: 'error',
      title: t`This part could not be loaded`,
      text: t`Check the connection and try again.`,
    })
    onClose()
  }, [isFailed])
  return file
}
