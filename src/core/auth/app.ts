import type { AppModule } from '../kernel/ports'
import { authMachine } from './auth.machine'

export const authApp = { data: authMachine } satisfies AppModule
