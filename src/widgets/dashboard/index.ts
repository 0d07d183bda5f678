export { apps, RaanDashboard, type RaanDashboardProps } from './dashboard'
