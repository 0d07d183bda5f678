import { forgetOnSignOut, type Links, reloadOnSignIn, send } from '../kernel/links'

export const cartLinks = (): Links[] => [
  reloadOnSignIn('cart'),
  forgetOnSignOut('cart'),
  { 'network.online': ({ running }) => send(running('cart'), { type: 'resume' }) },
]
