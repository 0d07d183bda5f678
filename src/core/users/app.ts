import type { AppModule } from '../kernel/ports'
import { rowChange, type UserChange, userChangesMachine } from './users.changes'
import { userColumnsMachine } from './users.columns'
import { usersLinks } from './users.links'
import { usersMachine } from './users.machine'
import { userDetailMachine } from './users.one'
import type { User } from './users.user'

type Heard = { type: string; change?: UserChange; answer?: User; user?: User; isNew?: boolean }

/** What is stored elsewhere stands in the list at once; who is new, and who fills a gap, comes with the next answer. */
function changeOfRows({ type, change, answer, user, isNew = false }: Heard) {
  if (type === 'users.saved' && user)
    return { type: 'rows.apply' as const, apply: rowChange(user.id, user), anew: isNew }
  if (type === 'users.changed' && change)
    return { type: 'rows.apply' as const, apply: rowChange(change.id, answer), anew: change.kind === 'remove' }
  return undefined
}

export const usersApp = {
  data: userChangesMachine,
  links: usersLinks,
  views: {
    users: { machine: usersMachine, reacts: changeOfRows },
    'users.one': {
      machine: userDetailMachine,
      reacts: ({ type }) => (type === 'users.saved' || type === 'users.changed' ? { type: 'reload' } : undefined),
    },
    'users.edit': async () => (await import('./edit/views')).userEditViews['users.edit'],
    'users.columns': { machine: userColumnsMachine },
  },
} satisfies AppModule
