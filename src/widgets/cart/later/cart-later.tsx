import { messages } from 'langraan:messages/cart.later'
import { messages as moneyMessages } from 'langraan:messages/money'
import { defineWidget } from '../../runtime/define-widget'
import type { CartQuestion } from '../cart-contents'
import type { Cart } from '../use-cart'
import { CartDialogs } from './cart-dialogs'
import { CartNotices } from './cart-notices'

export { CartLineOffer } from './cart-line-offer'

type CartLaterProps = { cart: Cart; question: CartQuestion | undefined; onClose(): void }

const LaterView = ({ cart, question, onClose }: CartLaterProps) => (
  <>
    <CartNotices cart={cart} />
    {question && <CartDialogs question={question} cart={cart} onClose={onClose} />}
  </>
)

/** All of a cart that its first paint can do without, in one chunk. */
export const CartLater = defineWidget<CartLaterProps>({
  apps: {},
  messages: [messages, moneyMessages],
  Skeleton: () => null,
  View: LaterView,
})
