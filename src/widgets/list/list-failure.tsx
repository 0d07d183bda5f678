import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'
import { ErrorPanel } from '../ui/error-panel'

type ListFailureProps = {
  error: RaanError | undefined
  /** what could not be loaded, in a sentence */
  title: string
  /** that it is not open to this account */
  forbidden: string
  onRetry(): void
}

/** Why there are no rows: nobody may see them, or they did not come and can be asked for again. */
export function ListFailure({ error, title, forbidden, onRetry }: ListFailureProps) {
  const { t } = useLingui()
  if (error?.code === 'forbidden')
    return <ErrorPanel title={forbidden}>{t`Somebody who manages the shop can change that.`}</ErrorPanel>
  return (
    <ErrorPanel title={title} onRetry={onRetry} retryLabel={t`Try again`}>
      {error?.code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`}
    </ErrorPanel>
  )
}
