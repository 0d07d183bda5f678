import type { AppModule } from '../kernel/app-module'
import type { EventName } from '../kernel/engine-events'
import { salesMachine } from './sales.machine'

/** Events that change the figures: orders, and a page that was suspended, perhaps past midnight. */
const renewing: readonly EventName[] = ['order.saved', 'orders.changed', 'page.visible']

export const salesApp = {
  views: {
    sales: {
      machine: salesMachine,
      reacts: (event) => (renewing.includes(event.type) ? { type: 'reload' as const } : undefined),
    },
  },
} satisfies AppModule
