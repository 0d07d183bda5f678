import { msg } from '@lingui/core/macro'
import Analytics from 'lucide-react/icons/chart-no-axes-combined'
import Overview from 'lucide-react/icons/layout-dashboard'
import { overviewPath } from './paths'
import type { Row } from './row'
import { screenPart } from './row'

export const overview = screenPart(
  () => import('../../sales'),
  ({ SalesScreen }) =>
    ({ go, hrefOf }) => <SalesScreen hrefOf={hrefOf} go={go} />,
)
const analytics = screenPart(
  () => import('../../analytics/dashboard/analytics-screen'),
  ({ AnalyticsScreen }) =>
    () => <AnalyticsScreen />,
)

// biome-ignore format: one line per screen
export const dashboards: readonly Row[] = [
  { path: overviewPath, subject: 'Analytics', icon: Overview, label: msg`Overview`, part: overview },
  { path: '/dashboard/analytics', subject: 'Analytics', icon: Analytics, label: msg`Analytics`, part: analytics },
]
