import type { ViewModule } from '../../kernel/app-module'
import { invitationsMachine } from './users.invite.machine'

export const invitationViews = { 'users.invitations': { machine: invitationsMachine } } satisfies Record<
  string,
  ViewModule
>
