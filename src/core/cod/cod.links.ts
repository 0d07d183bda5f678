import { type Link, type Links, send } from '../kernel/links'

const readAgain: Link = ({ running }) => send(running('cod'), { type: 'orders.outdated', numbers: [] })

export const codLinks = (): Links[] => [
  {
    'orders.changed': ({ running }, { orders }) => send(running('cod'), { type: 'orders.patch', orders }),
    // what couldn't be read meanwhile
    'network.online': readAgain,
    'page.visible': readAgain,
  },
]
