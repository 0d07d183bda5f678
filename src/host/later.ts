/** What every page loads once its first screen stands. The package's build leads each of these imports here, to one file. */
export { authApp } from '../core/auth/app'
export { watchPresence } from '../core/kernel/presence'
export { CartLater, CartLineOffer } from '../widgets/cart/later/cart-later'
export { LoadedToasts } from '../widgets/runtime/loaded-toasts'
