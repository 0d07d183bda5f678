import { useLingui } from '@lingui/react/macro'
import type { AnalyticsName } from '../../core/analytics/analytics.contract'

export function useAnalyticsTitles(): Record<AnalyticsName, string> {
  const { t } = useLingui()
  return {
    'support-tracker': t`Support requests`,
    'avg-sessions': t`Average visits`,
    'revenue-report': t`Revenue report`,
    'goal-overview': t`Goal`,
    revenue: t`Revenue`,
    'product-orders': t`Product orders`,
    'sessions-device': t`Visits by device`,
    customers: t`Customers`,
  }
}
