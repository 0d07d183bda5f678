import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { LookAgain } from '../../list/look-again'
import { EmptyPanel } from '../../ui/empty-panel'
import { NavigationButton } from '../invoice-navigation-button'

/** The order an invoice was to be made of is not there. */
export function NoOrder({ orderNumber, onRetry }: { orderNumber: string; onRetry(): void }) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`Order ${orderNumber} doesn't exist`}
      action={
        <>
          <LookAgain onLook={onRetry} />
          <NavigationButton to={{ mode: 'add' }}>{t`Start with a blank invoice`}</NavigationButton>
        </>
      }
    >
      {t`Check the number. It's on the order and on its label.`}
    </EmptyPanel>
  )
}
