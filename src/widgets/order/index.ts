export { apps, type OrderApi, RaanOrder, type RaanOrderProps } from './order'
