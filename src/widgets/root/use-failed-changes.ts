import { useEffect, useRef } from 'react'
import type { FailedChange } from '../../core/kernel/changes-machine'
import { useToaster } from './use-toaster'

type FailedChanges<Change> = {
  failed: readonly FailedChange<Change>[]
  /** names what failed, in a sentence */
  words(failure: FailedChange<Change>): string
  retryLabel: string
  /** makes the change anew */
  onRetry(change: Change): void
  /** the message has it now: it need not be kept elsewhere */
  onTold(id: string): void
}

/** Says of each change that was taken back what failed, and offers to try it again. */
export function useFailedChanges<Change>({ failed, ...rest }: FailedChanges<Change>): void {
  const toaster = useToaster()
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
  })
  useEffect(() => {
    const { words, retryLabel, onTold } = latest.current
    for (const failure of failed) {
      toaster.show({
        id: `change ${failure.id}`,
        tone: 'error',
        title: words(failure),
        action: { label: retryLabel, run: () => latest.current.onRetry(failure.change) },
      })
      onTold(failure.id)
    }
  }, [failed, toaster])
}
