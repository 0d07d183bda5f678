import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { rowChange, userChangesMachine } from './users.changes'
import { userColumnsMachine } from './users.columns'
import { usersLinks } from './users.links'
import { usersMachine } from './users.machine'
import { userDetailMachine } from './users.one'

/**
 * Users saved elsewhere update the list immediately; new ones, and those that fill a gap, follow with the next
 * response.
 */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'invitations.changed') return { type: 'reload' as const }
  if (event.type === 'users.saved')
    return { type: 'rows.apply' as const, apply: rowChange(event.user.id, event.user), anew: event.isNew }
  if (event.type !== 'users.changed') return undefined
  const { change, answer } = event
  return { type: 'rows.apply' as const, apply: rowChange(change.id, answer), anew: change.kind === 'remove' }
}

export const usersApp = {
  data: userChangesMachine,
  links: usersLinks,
  views: {
    users: { machine: usersMachine, reacts: changeOfRows },
    'users.one': {
      machine: userDetailMachine,
      reacts: ({ type }) =>
        type === 'users.saved' || type === 'users.changed' ? { type: 'reload' as const } : undefined,
    },
    'users.edit': async () => (await import('./edit/views')).userEditViews['users.edit'],
    'users.activity': async () => (await import('./activity/views')).activityViews['users.activity'],
    'users.invitations': async () => (await import('./invite/views')).invitationViews['users.invitations'],
    'users.link': async () => (await import('./link/views')).passwordLinkViews['users.link'],
    'users.columns': { machine: userColumnsMachine },
  },
} satisfies AppModule
