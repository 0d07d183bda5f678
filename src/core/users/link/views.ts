import type { ViewModule } from '../../kernel/app-module'
import { userPasswordLinkMachine } from './users.link.machine'

export const passwordLinkViews = { 'users.link': { machine: userPasswordLinkMachine } } satisfies Record<
  string,
  ViewModule
>
