import type { AppModule } from '../kernel/ports'
import { orderLinks, orderReacts } from './order.links'
import { orderMachine } from './order.machine'

/** The draft is being looked for, or written to the disk. */
const isBusy = ({ value }: { readonly value: unknown }): boolean =>
  value === 'restoring' || (value as { frozen?: string }).frozen === 'recording'

export const orderApp = {
  links: orderLinks,
  views: { order: { machine: orderMachine, reacts: orderReacts, isBusy } },
} satisfies AppModule
