import type { ViewModule } from '../../kernel/app-module'
import { createResourceMachine } from '../../kernel/resource-machine'
import { orderImportCalls } from './orders.import.contract'
import { orderImportMachine } from './orders.import.machine'

/** Whether the backend imports orders: `missing` if it doesn't. */
const orderImportableMachine = createResourceMachine<true, null>({
  id: 'order-importable',
  isOptional: true,
  async load({ call, signal }) {
    await call(orderImportCalls.check, { body: { orders: [], numbers: [] } }, { signal })
    return true
  },
})

export const orderImportViews = {
  'orders.import': { machine: orderImportMachine },
  'orders.importable': { machine: orderImportableMachine },
} satisfies Record<string, ViewModule>
