import { type Link, type Links, send } from '../kernel/links'
import type { liveMachine } from './live.machine'

declare module '../kernel/links' {
  interface LinkedData {
    live: typeof liveMachine
  }
}

const away: Link = ({ running }) => send(running('live'), { type: 'page.away' })
const back: Link = ({ running }) => send(running('live'), { type: 'page.back' })

export const liveLinks = (): Links[] => [
  {
    'page.hidden': away,
    'network.offline': away,
    'page.visible': back,
    'network.online': back,
  },
]
