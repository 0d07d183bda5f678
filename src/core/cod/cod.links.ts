import { forgetOnSignOut, type Links, reloadOnSignIn, send } from '../kernel/links'

export const codLinks = (): Links[] => [
  reloadOnSignIn('cod'),
  forgetOnSignOut('cod'),
  { 'orders.changed': ({ running }, { orders }) => send(running('cod'), { type: 'orders.patch', orders }) },
]
