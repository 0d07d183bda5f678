export { CodScreen, type CodScreenProps } from './cod'
