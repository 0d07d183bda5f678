export { type BackendOptions, createBackend, type ShopBackend } from './backend'
