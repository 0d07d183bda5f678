import { type Links, send } from '../kernel/links'

export const codLinks = (): Links[] => [
  { 'orders.changed': ({ running }, { orders }) => send(running('cod'), { type: 'orders.patch', orders }) },
]
