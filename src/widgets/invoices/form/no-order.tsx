import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { LookAgain } from '../../list/look-again'
import { EmptyPanel } from '../../ui/empty-panel'
import { WayButton } from '../way-button'

/** The order an invoice was to be made of is not there. */
export function NoOrder({ orderNumber, onRetry }: { orderNumber: string; onRetry(): void }) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`There is no order ${orderNumber}`}
      action={
        <>
          <LookAgain onLook={onRetry} />
          <WayButton to={{ mode: 'add' }}>{t`Begin with an empty invoice`}</WayButton>
        </>
      }
    >
      {t`Look at the number again. It stands on the order and on its label.`}
    </EmptyPanel>
  )
}
