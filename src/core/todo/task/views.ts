import type { ViewModule } from '../../kernel/app-module'
import { taskFormMachine } from './todo.task.machine'

export const taskViews = { 'todo.task': { machine: taskFormMachine } } satisfies Record<string, ViewModule>
