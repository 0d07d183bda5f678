import type { AppModule } from '../kernel/ports'
import { shelfMachine } from './shelf.machine'

export const shelfApp = { data: shelfMachine } satisfies AppModule
