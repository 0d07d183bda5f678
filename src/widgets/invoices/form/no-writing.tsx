import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../../ui/error-panel'

/** Reading is theirs, writing is not. */
export function NoWriting() {
  const { t } = useLingui()
  return (
    <ErrorPanel
      title={t`You don't have permission to change invoices.`}
    >{t`Ask an administrator for access.`}</ErrorPanel>
  )
}
