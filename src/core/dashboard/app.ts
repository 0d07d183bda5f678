import type { AppModule } from '../kernel/ports'
import { layoutMachine } from './dashboard.machine'

export const dashboardApp = { data: layoutMachine } satisfies AppModule
