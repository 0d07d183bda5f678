import type { ViewModule } from '../../kernel/ports'
import { letterMachine } from './email.compose.machine'
import { mailPeopleMachine } from './email.compose.people'

export const composeViews = {
  'email.compose': {
    machine: letterMachine,
    reacts: ({ type, id }: { type: string; id?: string }) => {
      if (type === 'email.changeUndone') return { type: 'letter.restore', id }
      return type === 'network.online' ? { type: 'letter.save' } : undefined
    },
  },
  'email.people': { machine: mailPeopleMachine },
} satisfies Record<string, ViewModule>
