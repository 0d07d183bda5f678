import type { AppModule } from '../kernel/ports'
import { layoutMachine } from './layout.machine'

export const layoutApp = { data: layoutMachine } satisfies AppModule
