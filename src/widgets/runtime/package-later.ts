/** What every page loads once its first screen is shown. In the package, loading one of them loads this file. */
export { authApp } from '../../core/auth/app'
export { watchPresence } from '../../core/kernel/presence'
export { CartLater, CartLineOffer } from '../cart/later/cart-later'
export { LoadedToasts } from './loaded-toasts'
