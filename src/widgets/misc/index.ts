export { MiscScreen, type MiscScreenProps } from './misc'
