export { apps, type NotificationChoice, RaanNotifications, type RaanNotificationsProps } from './notifications'
