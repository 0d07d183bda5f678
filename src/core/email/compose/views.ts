import type { ViewModule } from '../../kernel/app-module'
import type { EngineEvent } from '../../kernel/engine-events'
import { letterMachine } from './email.compose.machine'
import { mailPeopleMachine } from './email.compose.people'

export const composeViews = {
  'email.compose': {
    machine: letterMachine,
    reacts: (event: EngineEvent) => {
      if (event.type === 'email.changeUndone') return { type: 'letter.restore' as const, id: event.id }
      if (event.type === 'page.hidden' || event.type === 'page.left') return { type: 'letter.keep' as const }
      return event.type === 'network.online' ? { type: 'letter.save' as const } : undefined
    },
  },
  'email.people': { machine: mailPeopleMachine },
} satisfies Record<string, ViewModule>
