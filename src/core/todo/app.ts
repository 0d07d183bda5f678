import type { EngineEvent } from '../kernel/engine-events'
import type { ListChange, Shown } from '../kernel/list-rows'
import type { AppModule } from '../kernel/ports'
import { changed } from './todo.changes'
import type { Task } from './todo.contract'
import { todoLinks } from './todo.links'
import { allTasksMachine, type TaskAnswered, tasksMachine, todoMachine } from './todo.machine'
import { todoTodayMachine } from './todo.today'

const applied = ({ change, answer }: EngineEvent<'todo.changed'>): ListChange<Task, TaskAnswered> => ({
  type: 'rows.apply',
  apply: (shown: Shown<Task, TaskAnswered>) => ({
    ...shown,
    rows: changed(shown.rows, change, shown.extra?.answered, answer),
  }),
})

/** The task has changed since it was listed. */
const isStale = ({ error }: EngineEvent<'todo.changeFailed'>): boolean =>
  error.code === 'conflict' || error.detail.status === 404

const reacts = (event: EngineEvent) => {
  if (event.type === 'todo.changed') return applied(event)
  return event.type === 'todo.changeFailed' && isStale(event) ? { type: 'reload' as const } : undefined
}

export const todoApp = {
  data: todoMachine,
  links: todoLinks,
  views: {
    todo: { machine: tasksMachine, reacts },
    'todo.all': { machine: allTasksMachine, reacts },
    'todo.task': async () => (await import('./task/views')).taskViews['todo.task'],
    'todo.today': { machine: todoTodayMachine },
  },
} satisfies AppModule
