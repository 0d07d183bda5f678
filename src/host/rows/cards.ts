import type { ElementRow } from '../element-row'

/** `raan-card-<name>` for each endpoint name; `card=endpoint` if another card already has the endpoint's name. */
const cards = (names: string, row: Omit<ElementRow, 'given'>): Record<string, ElementRow> =>
  Object.fromEntries(
    names.split(' ').map((each) => {
      const [card = '', name = card] = each.split('=')
      return [`raan-card-${card}`, { ...row, given: { name } }]
    }),
  )

/** Cards of the dashboards. */
export const cardsRows: Readonly<Record<string, ElementRow>> = {
  ...cards(
    'support-tracker avg-sessions revenue-report goal-overview revenue product-orders sessions-device customers',
    {
      app: 'analytics',
      widget: 'RaanAnalyticsCard',
      height: 424,
      attributes: { period: 'text', year: 'number' },
      events: { 'raan-card-changed': 'onChanged' },
    },
  ),
  ...cards(
    'orders-bar-chart profit-line-chart subscribers revenue-generated=revenue sales orders site-traffic active-users newsletter',
    {
      app: 'statistics',
      widget: 'RaanStatisticCard',
      height: 196,
      attributes: { period: 'text' },
      events: { 'raan-card-changed': 'onChanged' },
    },
  ),
}
