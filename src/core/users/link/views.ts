import type { ViewModule } from '../../kernel/ports'
import { userPasswordLinkMachine } from './users.link.machine'

export const passwordLinkViews = { 'users.link': { machine: userPasswordLinkMachine } } satisfies Record<
  string,
  ViewModule
>
