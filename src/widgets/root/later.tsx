import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorPanel } from '../ui/error-panel'
import { type Chunk, useChunk } from './use-chunk'

type LaterProps<File> = {
  chunk: Chunk<File>
  /** stands here meanwhile */
  place: ReactNode
  children(file: File): ReactNode
}

/** What is in another file of code; that it did not come is said, and it can be asked for again. */
export function Later<File>({ chunk, place, children }: LaterProps<File>) {
  const { t } = useLingui()
  const { file, isFailed, enter } = useChunk(chunk, true)
  if (file) return children(file)
  if (!isFailed) return place
  return (
    <ErrorPanel title={t`This part could not be loaded`} onRetry={enter} retryLabel={t`Try again`}>
      {t`Check the connection and try again.`}
    </ErrorPanel>
  )
}
