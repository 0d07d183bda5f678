import { messages } from 'langraan:messages/order.later'
import { defineWidget } from '../../runtime/define-widget'
import type { OrderQuestion } from '../use-later'
import type { OpenOrder } from '../use-order'
import { OrderOffer } from './order-offer'
import { OrderQuestions } from './order-questions'
import { OrderStored } from './order-stored'

type OrderLaterProps = { order: OpenOrder; question: OrderQuestion | undefined; onClose(): void }

const LaterView = ({ order, question, onClose }: OrderLaterProps) => (
  <>
    <OrderStored order={order} />
    <OrderOffer order={order} />
    <OrderQuestions order={order} question={question} onClose={onClose} />
  </>
)

/** All of an open order that its first paint can do without, in one chunk. */
export const OrderLater = defineWidget<OrderLaterProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: LaterView,
})
