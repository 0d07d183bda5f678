// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/analytics'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-card-support-tracker': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'support-tracker' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-avg-sessions': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'avg-sessions' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-revenue-report': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'revenue-report' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-goal-overview': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'goal-overview' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-revenue': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'revenue' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-product-orders': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'product-orders' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-sessions-device': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'sessions-device' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-customers': {
    widget: 'RaanAnalyticsCard',
    given: { name: 'customers' },
    events: { 'raan-card-changed': 'onChanged' },
  },
}
