import type { AppModule } from '../kernel/ports'
import { accountLinks } from './account.links'
import { accountMachine } from './account.machine'
import { accountPasswordMachine } from './account.password'

export const accountApp = {
  data: accountMachine,
  links: accountLinks,
  views: {
    'account.password': { machine: accountPasswordMachine },
  },
} satisfies AppModule
