import { messages } from 'langraan:messages/analytics'
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { DeskNavigationContext } from '../navigation/desk-navigation'
import { defineWidget } from '../runtime/define-widget'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'

function AnalyticsEmptyView() {
  const { t } = useLingui()
  const { takeOrder } = useContext(DeskNavigationContext)
  return (
    <EmptyPanel
      title={t`No orders in the last 28 days`}
      action={takeOrder && <Button look="primary" onClick={takeOrder}>{t`Take an order`}</Button>}
    >
      {t`Orders you take are counted here at once. For earlier ones, choose another period on a card.`}
    </EmptyPanel>
  )
}

const Nothing = () => null

/** Above figures that are all zero. */
export const AnalyticsEmpty = defineWidget<object>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: AnalyticsEmptyView,
})
