export { apps, RaanOrders, type RaanOrdersProps } from './orders'
