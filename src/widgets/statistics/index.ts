export { apps, RaanStatisticCard, type RaanStatisticCardProps } from './statistics'
