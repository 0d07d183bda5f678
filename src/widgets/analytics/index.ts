export { apps, RaanAnalyticsCard, type RaanAnalyticsCardProps } from './analytics'
