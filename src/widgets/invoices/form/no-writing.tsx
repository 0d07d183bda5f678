import { useLingui } from '@lingui/react/macro'
import { ForbiddenPanel } from '../../failure/failure-panel'

/** Reading is theirs, writing is not. */
export function NoWriting() {
  const { t } = useLingui()
  return <ForbiddenPanel title={t`You don't have permission to change invoices.`} />
}
