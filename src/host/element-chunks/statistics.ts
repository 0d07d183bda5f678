// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/statistics'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-card-orders-bar-chart': {
    widget: 'RaanStatisticCard',
    given: { name: 'orders-bar-chart' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-profit-line-chart': {
    widget: 'RaanStatisticCard',
    given: { name: 'profit-line-chart' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-subscribers': {
    widget: 'RaanStatisticCard',
    given: { name: 'subscribers' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-revenue-generated': {
    widget: 'RaanStatisticCard',
    given: { name: 'revenue' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-sales': {
    widget: 'RaanStatisticCard',
    given: { name: 'sales' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-orders': {
    widget: 'RaanStatisticCard',
    given: { name: 'orders' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-site-traffic': {
    widget: 'RaanStatisticCard',
    given: { name: 'site-traffic' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-active-users': {
    widget: 'RaanStatisticCard',
    given: { name: 'active-users' },
    events: { 'raan-card-changed': 'onChanged' },
  },
  'raan-card-newsletter': {
    widget: 'RaanStatisticCard',
    given: { name: 'newsletter' },
    events: { 'raan-card-changed': 'onChanged' },
  },
}
