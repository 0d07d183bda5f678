import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../../ui/error-panel'

/** Reading is theirs, writing is not. */
export function NoWriting() {
  const { t } = useLingui()
  return (
    <ErrorPanel title={t`You may not change invoices.`}>{t`Somebody who manages the shop can change that.`}</ErrorPanel>
  )
}
