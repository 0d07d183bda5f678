/** What every page loads once its first screen stands. In the package, whoever loads one of them loads this file. */
export { authApp } from '../../core/auth/app'
export { watchPresence } from '../../core/kernel/presence'
export { CartLater, CartLineOffer } from '../cart/later/cart-later'
export { LoadedToasts } from './loaded-toasts'
