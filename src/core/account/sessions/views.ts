import type { ViewModule } from '../../kernel/app-module'
import { accountSessionsMachine } from './account.sessions.machine'

export const accountSessionViews = { 'account.sessions': { machine: accountSessionsMachine } } satisfies Record<
  string,
  ViewModule
>
