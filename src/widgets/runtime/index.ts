export { RaanRoot, type RaanRootProps } from './root'
