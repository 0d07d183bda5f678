import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../ui/error-panel'

/** Above rows that are old ones: asking for new ones failed. */
export function ListStale({ title, onRetry }: { title?: string; onRetry(): void }) {
  const { t } = useLingui()
  return (
    <ErrorPanel title={title ?? t`Couldn't refresh the list`} onRetry={onRetry} retryLabel={t`Try again`}>
      {t`You're seeing the last loaded version.`}
    </ErrorPanel>
  )
}
