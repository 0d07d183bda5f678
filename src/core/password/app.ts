import type { AppModule } from '../kernel/ports'
import { passwordLinkMachine, passwordResetMachine } from './password.machine'

/** An app of its own, so that whoever signs in does not load how a forgotten password is mended. */
export const passwordApp = {
  views: { password: { machine: passwordLinkMachine }, 'password.reset': { machine: passwordResetMachine } },
} satisfies AppModule
