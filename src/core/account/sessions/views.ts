import type { ViewModule } from '../../kernel/ports'
import { accountSessionsMachine } from './account.sessions.machine'

export const accountSessionViews = { 'account.sessions': { machine: accountSessionsMachine } } satisfies Record<
  string,
  ViewModule
>
