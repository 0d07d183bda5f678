import type { AppModule } from '../kernel/app-module'
import { orderLinesMachine } from './lines.machine'

export const linesApp = { data: orderLinesMachine } satisfies AppModule
