import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../ui/error-panel'

/** Above rows that are old ones: asking for new ones failed. */
export function ListStale({ title, onRetry }: { title?: string; onRetry(): void }) {
  const { t } = useLingui()
  return (
    <ErrorPanel title={title ?? t`The list could not be renewed`} onRetry={onRetry} retryLabel={t`Try again`}>
      {t`What you see is the last state that was loaded.`}
    </ErrorPanel>
  )
}
