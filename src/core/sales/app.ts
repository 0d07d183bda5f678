import type { AppModule } from '../kernel/ports'
import { salesMachine } from './sales.machine'

/** What makes the figures others: orders, and a page that was away, perhaps past midnight. */
const renewing = ['order.saved', 'orders.changed', 'page.visible']

export const salesApp = {
  views: {
    sales: {
      machine: salesMachine,
      reacts: (event) => (renewing.includes(event.type) ? { type: 'reload' } : undefined),
    },
  },
} satisfies AppModule
