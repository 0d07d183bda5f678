import type { ViewModule } from '../../kernel/app-module'
import { courierFormatMachine } from './orders.courier-format.machine'
import { courierFormatsMachine, courierParcelMachine } from './orders.courier-formats.list'

export const courierFormatViews = {
  'orders.formats': {
    machine: courierFormatsMachine,
    reacts: ({ type }) => (type === 'courierFormats.saved' ? { type: 'reload' as const } : undefined),
  },
  'orders.formats.parcel': { machine: courierParcelMachine },
  'orders.formats.edit': { machine: courierFormatMachine },
} satisfies Record<string, ViewModule>
