import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as orderMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/orders.couriers'
import { useLingui } from '@lingui/react/macro'
import { ordersApp } from '../../../core/orders/app'
import { unstored } from '../../../core/orders/couriers/orders.courier-format.fields'
import { courierFormatViews } from '../../../core/orders/couriers/views'
import { deliveryTypes } from '../../../core/orders/orders.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { LeaveQuestion } from '../../form/leave-question'
import { defineWidget } from '../../runtime/define-widget'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from './couriers.css'
import { CouriersTable } from './couriers-table'
import { FormatDrawer } from './format-drawer'
import { useCourierFormats } from './use-courier-formats'
import { type OpenedCourier, useOpenedCourier } from './use-opened-courier'

export type CouriersScreenProps = OpenedCourier

const Rows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={56} count={5} />
  </Loading>
)

const Place = () => (
  <div className={css.root}>
    <Rows />
  </div>
)

const couriers = deliveryTypes.filter(({ type }) => type !== 'self')

function CouriersView(props: CouriersScreenProps) {
  const { t } = useLingui()
  const formats = useCourierFormats()
  const opened = useOpenedCourier(props)
  const formatOf = (courier: string) => formats.stored.find((each) => each.courier === courier) ?? unstored(courier)
  const courier = couriers.find(({ value }) => value === opened.courier)
  return (
    <div className={css.root} part="couriers">
      <p className={css.intro}>
        {t`What the file for each courier looks like when orders are exported. Couriers don't publish their columns and change them, so compare a format with the template of your account before you use it.`}
      </p>
      {formats.status === 'failed' && (
        <FailurePanel
          error={formats.error}
          title={t`Couldn't load the couriers' formats`}
          forbidden={t`You don't have access to the couriers' formats`}
          isShown={formats.isKnown}
          onRetry={formats.reload}
        />
      )}
      {formats.isKnown && (
        <div className={css.surface}>
          <CouriersTable couriers={couriers} formatOf={formatOf} onOpen={opened.open} />
        </div>
      )}
      {!formats.isKnown && formats.status === 'loading' && <Rows label={t`Loading the couriers' formats`} />}
      {courier && formats.isKnown && (
        <FormatDrawer
          key={courier.value}
          courier={courier}
          format={formatOf(courier.value)}
          unsaved={opened.unsaved}
          onClose={opened.close}
          onDone={opened.done}
        />
      )}
      <LeaveQuestion unsaved={opened.unsaved} />
    </div>
  )
}

export const CouriersScreen = defineWidget<CouriersScreenProps>({
  apps: { orders: ordersApp },
  views: courierFormatViews,
  messages: [messages, orderMessages, failureMessages, leaveMessages],
  Skeleton: Place,
  View: CouriersView,
})
