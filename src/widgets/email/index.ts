export { apps, RaanEmail, type RaanEmailProps } from './email'
