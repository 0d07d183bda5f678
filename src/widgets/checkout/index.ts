export { apps, RaanCheckout, type RaanCheckoutProps } from './checkout'
