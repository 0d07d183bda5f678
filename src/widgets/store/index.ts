export { idOfSlug } from '../../core/store/store.slug'
export { RaanProduct, type RaanProductProps } from './product'
export { apps, RaanProducts, type RaanProductsProps } from './store'
export { RaanWishlist, type RaanWishlistProps } from './wishlist'
