import { useLingui } from '@lingui/react/macro'
import Empty from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import { useContext } from 'react'
import type { RaanError } from '../../../core/kernel/errors'
import { FailurePanel } from '../../failure/failure-panel'
import { LookAgain } from '../../list/look-again'
import { EmptyPanel } from '../../ui/empty-panel'
import { Loading, Skeleton } from '../../ui/skeleton'
import { InvoiceNavigationContext, NavigationButton } from '../invoice-navigation'
import * as css from '../invoices.css'
import { useInvoiceRights } from '../use-invoice-rights'

type InvoiceProblemProps = {
  status: string
  error: RaanError | undefined
  /** the latest one is asked for, not one by its number */
  isLatest: boolean
  onRetry(): void
}

export function InvoiceProblem({ status, error, isLatest, onRetry }: InvoiceProblemProps) {
  const { t } = useLingui()
  const { hasList } = useContext(InvoiceNavigationContext)
  const { canCreate } = useInvoiceRights()
  if (status === 'missing' && isLatest)
    return (
      <EmptyPanel
        icon={<Empty />}
        title={t`No invoices yet`}
        action={canCreate && <NavigationButton look="primary" to={{ mode: 'add' }}>{t`New invoice`}</NavigationButton>}
      >
        {t`The latest invoice appears here once you've saved one.`}
      </EmptyPanel>
    )
  if (status === 'missing')
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`This invoice doesn't exist`}
        action={
          <>
            <LookAgain onLook={onRetry} />
            {hasList && <NavigationButton to={{ mode: 'list' }}>{t`Back to invoices`}</NavigationButton>}
          </>
        }
      >
        {t`It may have been deleted.`}
      </EmptyPanel>
    )
  if (status !== 'failed')
    return (
      <Loading className={css.rows} label={t`Loading invoice`}>
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={420} />
      </Loading>
    )
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the invoice`}
      forbidden={t`You don't have access to invoices`}
      onRetry={onRetry}
    />
  )
}
