import type { AppModule } from '../kernel/app-module'
import { authMachine } from './auth.machine'

const password = async () => (await import('./password/views')).passwordViews

export const authApp = {
  data: authMachine,
  views: {
    'auth.password': async () => (await password())['auth.password'],
    'auth.password.reset': async () => (await password())['auth.password.reset'],
  },
} satisfies AppModule
