import type { AppModule } from '../kernel/app-module'
import { liveLinks } from './live.links'
import { liveMachine } from './live.machine'

export const liveApp = {
  data: liveMachine,
  links: liveLinks,
  views: {
    'live.editing': async () => (await import('./editing/views')).editingViews['live.editing'],
  },
} satisfies AppModule
