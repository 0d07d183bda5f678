export { type BackendOptions, createBackend, type MailOptions, type ShopBackend } from './backend'
