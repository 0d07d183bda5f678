import type { ViewModule } from '../../kernel/app-module'
import { orderEditMachine } from './orders.edit.machine'
import { orderSlipMachine } from './orders.edit.slip'

export const orderEditViews = {
  'orders.edit': { machine: orderEditMachine },
  'orders.edit.slip': { machine: orderSlipMachine },
} satisfies Record<string, ViewModule>
