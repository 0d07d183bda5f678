import type { CartQuestion } from './cart-contents'
import { CartDialogs } from './cart-dialogs'
import { CartNotices } from './cart-notices'
import type { Cart } from './use-cart'

type CartLaterProps = { cart: Cart; question: CartQuestion | undefined; onClose(): void }

/** All of a cart that its first paint can do without, in one chunk. */
export const CartLater = ({ cart, question, onClose }: CartLaterProps) => (
  <>
    <CartNotices cart={cart} />
    {question && <CartDialogs question={question} cart={cart} onClose={onClose} />}
  </>
)
