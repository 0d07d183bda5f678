export { apps, type OrderApi, RaanOrder, type RaanOrderProps, type WireOrder } from './order'
