import type { AppModule } from '../kernel/ports'
import { userFormMachine } from './user.form'
import { userLinks } from './user.links'
import { userDetailMachine } from './user.machine'

/** An app of its own, so that whoever looks at the list does not load how one user is shown and changed. */
export const userApp = {
  links: userLinks,
  views: {
    user: {
      machine: userDetailMachine,
      reacts: ({ type }) => (type === 'users.saved' || type === 'users.changed' ? { type: 'reload' } : undefined),
    },
    'user.form': { machine: userFormMachine },
  },
} satisfies AppModule
