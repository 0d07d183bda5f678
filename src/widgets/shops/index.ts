export { apps, RaanShops, type RaanShopsProps } from './shops'
