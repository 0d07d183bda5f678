/**
 * What the first elements share stands in one chunk: split freely it would shatter into many requests. The cart is in it,
 * since nearly every element reads or fills it; and two signs that messages, menus and orders share.
 */
export { default as Check } from 'lucide-react/icons/check'
export { default as X } from 'lucide-react/icons/x'
export { RaanCart } from '../widgets/cart'
export { createElementController } from './element-controller'
