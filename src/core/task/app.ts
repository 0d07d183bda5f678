import type { AppModule } from '../kernel/ports'
import { taskFormMachine } from './task.machine'

/** An app of its own, so that whoever looks at tasks does not load how one is written. */
export const taskApp = { views: { task: { machine: taskFormMachine } } } satisfies AppModule
