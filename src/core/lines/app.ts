import type { AppModule } from '../kernel/ports'
import { orderLinesMachine } from './lines.machine'

export const linesApp = { data: orderLinesMachine } satisfies AppModule
