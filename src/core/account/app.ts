import type { AppModule } from '../kernel/app-module'
import { accountLinks } from './account.links'
import { accountMachine } from './account.machine'
import { accountPasswordMachine } from './account.password'

export const accountApp = {
  data: accountMachine,
  links: accountLinks,
  views: {
    'account.password': { machine: accountPasswordMachine },
    'account.sessions': async () => (await import('./sessions/views')).accountSessionViews['account.sessions'],
  },
} satisfies AppModule
