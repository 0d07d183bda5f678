import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'
import { ErrorPanel } from '../ui/error-panel'
import { ListStale } from './list-stale'
import { useReason } from './use-reason'

type ListFailureProps = {
  error?: RaanError | undefined
  /** what could not be loaded, in a sentence */
  title: string
  /** that it is not open to this account; missing where anybody may have it, as the code of a part */
  forbidden?: string
  /** something was loaded before and stands below */
  isShown?: boolean
  onRetry(): void
}

/** Why something is not there or is old: nobody may see it, or it did not come and can be asked for again. */
export function ListFailure({ error, title, forbidden, isShown = false, onRetry }: ListFailureProps) {
  const { t } = useLingui()
  const reasonOf = useReason()
  if (forbidden && error?.code === 'forbidden')
    return <ErrorPanel title={forbidden}>{t`Ask an administrator for access.`}</ErrorPanel>
  if (isShown) return <ListStale onRetry={onRetry} />
  return (
    <ErrorPanel title={title} onRetry={onRetry} retryLabel={t`Try again`}>
      {reasonOf(error)}
    </ErrorPanel>
  )
}
