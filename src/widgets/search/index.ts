export { apps, RaanSearch, type RaanSearchProps } from './search'
