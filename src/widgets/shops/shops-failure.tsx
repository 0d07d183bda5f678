import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'
import { FailurePanel } from '../failure/failure-panel'

type ShopsFailureProps = { error: RaanError | undefined; onRetry(): void }

/** In place of the shops: why there are none to choose from. */
export function ShopsFailure({ error, onRetry }: ShopsFailureProps) {
  const { t } = useLingui()
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load shops`}
      forbidden={t`You don't have access to shops`}
      onRetry={onRetry}
    />
  )
}
