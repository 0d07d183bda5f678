import type { RaanError } from '../kernel/errors'
import type { ListChange, Shown } from '../kernel/list-rows'
import type { AppModule, ViewModule } from '../kernel/ports'
import { changed, type TaskAnswer, type TaskChange } from './todo.changes'
import type { Task } from './todo.contract'
import { todoLinks } from './todo.links'
import { allTasksMachine, type TaskAnswered, tasksMachine, todoMachine } from './todo.machine'
import { todoTodayMachine } from './todo.today'

type Changed = { change: TaskChange; answer: TaskAnswer }

const applied = ({ change, answer }: Changed): ListChange<Task, TaskAnswered> => ({
  type: 'rows.apply',
  apply: (shown: Shown<Task, TaskAnswered>) => ({
    ...shown,
    rows: changed(shown.rows, change, shown.extra?.answered, answer),
  }),
})

/** Somebody learned that a task is not as it was listed. */
const isStale = ({ error }: { type: string; error?: RaanError }): boolean =>
  error?.code === 'conflict' || error?.detail.status === 404

const reacts: ViewModule['reacts'] = (event) => {
  if (event.type === 'todo.changed') return applied(event as unknown as Changed)
  return event.type === 'todo.changeFailed' && isStale(event) ? { type: 'reload' } : undefined
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
