export { apps, RaanProducts, type RaanProductsProps } from './store'
