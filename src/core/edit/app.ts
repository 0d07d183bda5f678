import type { AppModule } from '../kernel/ports'
import { orderEditMachine } from './edit.machine'
import { orderSlipMachine } from './edit.slip'

export const editApp = {
  views: { edit: { machine: orderEditMachine }, 'edit.slip': { machine: orderSlipMachine } },
} satisfies AppModule
