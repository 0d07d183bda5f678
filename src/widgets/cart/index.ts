export { apps, RaanCart, type RaanCartProps } from './cart'
export type { CartChange } from './use-cart'
