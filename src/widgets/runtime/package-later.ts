/** What every page loads after its first screen. In the package, whoever loads one of these loads this file. */
export { authApp } from '../../core/auth/app'
export { watchPresence } from '../../core/kernel/presence'
export { CartLater, CartLineOffer } from '../cart/later/cart-later'
export { LoadedToasts } from './loaded-toasts'
