import type { ViewModule } from '../../kernel/ports'
import { invitationsMachine } from './users.invite.machine'

export const invitationViews = { 'users.invitations': { machine: invitationsMachine } } satisfies Record<
  string,
  ViewModule
>
