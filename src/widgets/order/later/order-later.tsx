import { messages } from 'langraan:messages/order.later'
import { useLingui } from '@lingui/react/macro'
import { defineWidget } from '../../runtime/define-widget'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { OrderMessageProps } from '../order-message'
import type { Goods } from '../use-goods'
import type { OrderQuestion } from '../use-later'
import type { OpenOrder } from '../use-order'
import { OrderDiffers } from './order-differs'
import { OrderOffer } from './order-offer'
import { OrderOversold } from './order-oversold'
import { OrderStored } from './order-stored'

type OrderQuestionsProps = {
  order: OpenOrder
  question: OrderQuestion | undefined
  goods?: Goods
  /** asks about it when it is to be saved */
  difference?: OrderMessageProps['difference']
  /** saves it as it is */
  onSave?(): void
  onClose(): void
}

function OrderQuestions({ order, question, goods, difference, onSave, onClose }: OrderQuestionsProps) {
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
      <ConfirmDialog
        open={question === 'unpriced'}
        title={t`Save with these prices?`}
        confirmLabel={t`Save as entered`}
        cancelLabel={t`Back to order`}
        onConfirm={after(() => onSave?.())}
        onCancel={onClose}
      >
        {t`We couldn't check what these products cost in this shop. They have the prices you see.`}
      </ConfirmDialog>
      {question === 'oversold' && goods && onSave && (
        <OrderOversold oversold={goods.oversold()} onSave={after(onSave)} onClose={onClose} />
      )}
      {question === 'differs' && difference?.current && onSave && (
        <OrderDiffers
          difference={difference.current}
          total={order.totals.total}
          onSave={after(onSave)}
          onClose={onClose}
        />
      )}
    </>
  )
}

const LaterView = (props: OrderQuestionsProps) => (
  <>
    <OrderStored order={props.order} />
    <OrderOffer order={props.order} />
    <OrderQuestions {...props} />
  </>
)

/** Everything an open order doesn't need for first paint, in one chunk. */
export const OrderLater = defineWidget<OrderQuestionsProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: LaterView,
})
