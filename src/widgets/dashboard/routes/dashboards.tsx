import { msg } from '@lingui/core/macro'
import Analytics from 'lucide-react/icons/chart-no-axes-combined'
import Overview from 'lucide-react/icons/layout-dashboard'
import { type LazyPart, lazyPart } from '../lazy-part'
import type { Row, ScreenProps } from './row'

export const overview: LazyPart<ScreenProps> = lazyPart(() =>
  import('../../sales').then(({ SalesScreen }) => ({ go, hrefOf }) => <SalesScreen hrefOf={hrefOf} go={go} />),
)
const analytics = lazyPart<ScreenProps>(() =>
  import('../../analytics/dashboard/analytics-screen').then(({ AnalyticsScreen }) => () => <AnalyticsScreen />),
)

// biome-ignore format: one line per screen
export const dashboards: readonly Row[] = [
  { path: '/', subject: 'Analytics', icon: Overview, label: msg`Overview`, part: overview },
  { path: '/dashboard/analytics', subject: 'Analytics', icon: Analytics, label: msg`Analytics`, part: analytics },
]
