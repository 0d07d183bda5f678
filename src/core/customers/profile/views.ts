import type { ViewModule } from '../../kernel/app-module'
import type { EngineEvent } from '../../kernel/engine-events'
import { customerOrdersMachine, customerProfileMachine } from './customers.profile.machine'

const reacts = ({ type }: EngineEvent) =>
  type === 'order.saved' || type === 'orders.changed' || type === 'customers.saved'
    ? { type: 'reload' as const }
    : undefined

export const customerProfileViews = {
  'customers.profile': { machine: customerProfileMachine, reacts },
  'customers.orders': { machine: customerOrdersMachine, reacts },
} satisfies Record<string, ViewModule>
