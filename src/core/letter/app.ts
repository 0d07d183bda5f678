import type { AppModule } from '../kernel/ports'
import { letterLinks } from './letter.links'
import { letterMachine } from './letter.machine'
import { mailPeopleMachine } from './letter.people'

/** A letter being written, and whom it may be for: comes with the place where one writes. */
export const letterApp = {
  links: letterLinks,
  views: {
    letter: {
      machine: letterMachine,
      reacts: ({ type, id }: { type: string; id?: string }) => {
        if (type === 'email.changeUndone') return { type: 'letter.restore', id }
        return type === 'network.online' ? { type: 'letter.save' } : undefined
      },
    },
    'letter.people': { machine: mailPeopleMachine },
  },
} satisfies AppModule
