/**
 * What the first elements share stands in one chunk: split freely it would shatter into many requests. The cart is in it,
 * since nearly every element reads or fills it.
 */
export { RaanCart } from '../widgets/cart'
export { takeSeat } from './seat'
