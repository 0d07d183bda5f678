import { useLingui } from '@lingui/react/macro'
import type { StatisticName } from '../../core/statistics/statistics.contract'

/** What each card is called, and how its course is drawn. */
export function useStatisticMessages(name: StatisticName): { title: string; look: 'bar' | 'line' | 'area' } {
  const { t } = useLingui()
  const messages: Record<StatisticName, [title: string, look: 'bar' | 'line' | 'area']> = {
    'orders-bar-chart': [t`Order count`, 'bar'],
    'profit-line-chart': [t`Profit`, 'line'],
    subscribers: [t`New subscribers`, 'area'],
    revenue: [t`Revenue generated`, 'area'],
    sales: [t`Amount sold`, 'line'],
    orders: [t`Orders received`, 'area'],
    'site-traffic': [t`Site visits`, 'line'],
    'active-users': [t`Active users`, 'bar'],
    newsletter: [t`Newsletter readers`, 'line'],
  }
  const [title, look] = messages[name]
  return { title, look }
}
