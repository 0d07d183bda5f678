import { useEffect } from 'react'
import { type FailedChange, isUnchanged } from '../../core/kernel/changes-machine'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useToaster } from '../runtime/use-toaster'

type FailedChanges<Change> = {
  failed: readonly FailedChange<Change>[]
  /** names what failed and was not made, in a sentence */
  messages(failure: FailedChange<Change>): string
  /** the same where nobody knows whether it was made */
  unsure(failure: FailedChange<Change>): string
  retryLabel: string
  /** makes that change again, as what it was */
  onRetry(failure: FailedChange<Change>): void
  /** the message has it now: it need not be kept elsewhere */
  onReported(id: string): void
}

/** Says of each change that was taken back what failed, and offers to try it again. */
export function useFailedChanges<Change>(given: FailedChanges<Change>): void {
  const { failed, messages, unsure, retryLabel, onRetry, onReported } = given
  const toaster = useToaster()
  const retry = useEffectEvent(onRetry)
  const tell = useEffectEvent((failure: FailedChange<Change>) => {
    toaster.show({
      id: `change ${failure.id}`,
      tone: 'error',
      title: isUnchanged(failure) ? messages(failure) : unsure(failure),
      action: { label: retryLabel, run: () => retry(failure) },
    })
    onReported(failure.id)
  })
  useEffect(() => {
    for (const failure of failed) tell(failure)
  }, [failed, tell])
}
