import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'

/** Beside what says that something is not there: the shop's system may have been mistaken, as during an update. */
export function LookAgain({ onLook }: { onLook(): void }) {
  const { t } = useLingui()
  return <Button onClick={onLook}>{t`Search again`}</Button>
}
