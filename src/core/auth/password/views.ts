import type { ViewModule } from '../../kernel/app-module'
import { passwordLinkMachine, passwordResetMachine } from './auth.password.machine'

/** Signing in doesn't load the code for password resets. */
export const passwordViews = {
  'auth.password': { machine: passwordLinkMachine },
  'auth.password.reset': { machine: passwordResetMachine },
} satisfies Record<string, ViewModule>
