export { apps, RaanChat, type RaanChatProps } from './chat'
