import { messages } from 'langraan:messages/order.later'
import { useLingui } from '@lingui/react/macro'
import { defineWidget } from '../../runtime/define-widget'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { OrderQuestion } from '../use-later'
import type { OpenOrder } from '../use-order'
import { OrderOffer } from './order-offer'
import { OrderStored } from './order-stored'

type OrderQuestionsProps = { order: OpenOrder; question: OrderQuestion | undefined; onClose(): void }

function OrderQuestions({ order, question, onClose }: OrderQuestionsProps) {
  const { t } = useLingui()
  const after = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      <ConfirmDialog
        open={question === 'clear'}
        dangerous
        title={t`Clear form?`}
        confirmLabel={t`Clear`}
        cancelLabel={t`Keep`}
        onConfirm={after(order.clear)}
        onCancel={onClose}
      >
        {t`The customer, products and costs you entered will be removed.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'aside'}
        title={t`Set this order aside?`}
        confirmLabel={t`Set aside`}
        cancelLabel={t`Cancel`}
        onConfirm={after(order.setAside)}
        onCancel={onClose}
      >
        {t`It stays on this device so you can send it again later.`}
      </ConfirmDialog>
    </>
  )
}

type OrderLaterProps = { order: OpenOrder; question: OrderQuestion | undefined; onClose(): void }

const LaterView = ({ order, question, onClose }: OrderLaterProps) => (
  <>
    <OrderStored order={order} />
    <OrderOffer order={order} />
    <OrderQuestions order={order} question={question} onClose={onClose} />
  </>
)

/** Everything an open order doesn't need for first paint, in one chunk. */
export const OrderLater = defineWidget<OrderLaterProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: LaterView,
})
