import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'

/** Offers to retry something reported missing: the backend may have been wrong, for example during an update. */
export function LookAgain({ onLook }: { onLook(): void }) {
  const { t } = useLingui()
  return <Button onClick={onLook}>{t`Search again`}</Button>
}
