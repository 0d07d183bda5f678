import type { ViewModule } from '../../kernel/ports'
import { queueMachine } from './order.queue.machine'

export const queueViews = { 'order.queue': { machine: queueMachine } } satisfies Record<string, ViewModule>
