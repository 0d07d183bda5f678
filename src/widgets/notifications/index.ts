export { NotificationsBell, type NotificationsProps } from './notifications'
