import type { ViewModule } from '../../kernel/ports'
import { passwordLinkMachine, passwordResetMachine } from './auth.password.machine'

/** Whoever signs in does not load how a forgotten password is replaced. */
export const passwordViews = {
  'auth.password': { machine: passwordLinkMachine },
  'auth.password.reset': { machine: passwordResetMachine },
} satisfies Record<string, ViewModule>
