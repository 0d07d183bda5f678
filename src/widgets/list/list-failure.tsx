import { useLingui } from '@lingui/react/macro'
import { ownWords, type RaanError } from '../../core/kernel/errors'
import { ErrorPanel } from '../ui/error-panel'
import { ListStale } from './list-stale'

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
  if (forbidden && error?.code === 'forbidden')
    return <ErrorPanel title={forbidden}>{t`Somebody who manages the shop can change that.`}</ErrorPanel>
  if (isShown) return <ListStale onRetry={onRetry} />
  return (
    <ErrorPanel title={title} onRetry={onRetry} retryLabel={t`Try again`}>
      {(error && ownWords(error)) ??
        (error?.code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`)}
    </ErrorPanel>
  )
}
