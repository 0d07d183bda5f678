import { useEffect } from 'react'
import { type FailedChange, isUnchanged } from '../../core/kernel/changes-machine'
import { isTemporary } from '../../core/kernel/temporary-failure'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useToaster } from '../runtime/use-toaster'

type FailedChanges<Change> = {
  failed: readonly FailedChange<Change>[]
  /** message for a change that failed */
  messages(failure: FailedChange<Change>): string
  /** message for a change that may have been made */
  unsure(failure: FailedChange<Change>): string
  retryLabel: string
  /** whether it may be repeated unasked once the backend answers again; default: yes */
  isRepeatable?(change: Change): boolean
  /** repeats the change */
  onRetry(failure: FailedChange<Change>): void
  /** the toast holds the failure now: it need not be kept elsewhere */
  onReported(id: string): void
}

export function useFailedChanges<Change>(given: FailedChanges<Change>): void {
  const { failed, messages, unsure, retryLabel, isRepeatable = () => true, onRetry, onReported } = given
  const toaster = useToaster()
  const retry = useEffectEvent(onRetry)
  const report = useEffectEvent((failure: FailedChange<Change>) => {
    toaster.show({
      id: `change ${failure.id}`,
      tone: 'error',
      title: isUnchanged(failure) ? messages(failure) : unsure(failure),
      action: {
        label: retryLabel,
        runsWhenBack: isTemporary(failure.error) && isRepeatable(failure.change),
        run: () => retry(failure),
      },
    })
    onReported(failure.id)
  })
  useEffect(() => {
    for (const failure of failed) report(failure)
  }, [failed, report])
}
