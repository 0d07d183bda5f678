import { useEffect } from 'react'
import { type FailedChange, isUnchanged } from '../../core/kernel/changes-machine'
import { useSteady } from './use-steady'
import { useToaster } from './use-toaster'

type FailedChanges<Change> = {
  failed: readonly FailedChange<Change>[]
  /** names what failed and was not made, in a sentence */
  words(failure: FailedChange<Change>): string
  /** the same where nobody knows whether it was made */
  unsure(failure: FailedChange<Change>): string
  retryLabel: string
  /** makes that change again, as what it was */
  onRetry(failure: FailedChange<Change>): void
  /** the message has it now: it need not be kept elsewhere */
  onTold(id: string): void
}

/** Says of each change that was taken back what failed, and offers to try it again. */
export function useFailedChanges<Change>(given: FailedChanges<Change>): void {
  const { failed, words, unsure, retryLabel, onRetry, onTold } = given
  const toaster = useToaster()
  const retry = useSteady(onRetry)
  const tell = useSteady((failure: FailedChange<Change>) => {
    toaster.show({
      id: `change ${failure.id}`,
      tone: 'error',
      title: isUnchanged(failure) ? words(failure) : unsure(failure),
      action: { label: retryLabel, run: () => retry(failure) },
    })
    onTold(failure.id)
  })
  useEffect(() => {
    for (const failure of failed) tell(failure)
  }, [failed, tell])
}
