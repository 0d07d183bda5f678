import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import type { ListChange, Shown } from '../kernel/list-rows'
import { changed, recounted } from './todo.changes'
import type { Task } from './todo.contract'
import { todoLinks } from './todo.links'
import {
  allTasksMachine,
  oneTaskMachine,
  type TaskAnswered,
  type TaskSummary,
  tasksMachine,
  todoMachine,
} from './todo.machine'
import { todoTodayMachine } from './todo.today'

const applied = ({ change, answer }: EngineEvent<'todo.changed'>): ListChange<Task, TaskAnswered> => ({
  type: 'rows.apply',
  apply: (shown: Shown<Task, TaskAnswered>) => ({
    ...shown,
    rows: changed(shown.rows, change, shown.extra?.answered, answer),
  }),
  // other tasks may move to this page
  anew: change.kind !== 'reorder',
})

const summarized = ({ change, answer }: EngineEvent<'todo.changed'>): ListChange<Task, TaskSummary> => ({
  type: 'rows.apply',
  apply: ({ extra, ...shown }: Shown<Task, TaskSummary>) => ({
    ...shown,
    extra: extra && { ...extra, counts: recounted(extra.counts, change, answer) },
  }),
  anew: change.kind !== 'reorder',
})

/** The task has changed since it was listed. */
const isStale = ({ error }: EngineEvent<'todo.changeFailed'>): boolean =>
  error.code === 'conflict' || error.detail.status === 404

const afterFailure = (event: EngineEvent) =>
  event.type === 'todo.changeFailed' && isStale(event) ? { type: 'reload' as const } : undefined

export const todoApp = {
  data: todoMachine,
  links: todoLinks,
  views: {
    todo: {
      machine: tasksMachine,
      reacts: (event: EngineEvent) => (event.type === 'todo.changed' ? applied(event) : afterFailure(event)),
    },
    'todo.all': {
      machine: allTasksMachine,
      reacts: (event: EngineEvent) => (event.type === 'todo.changed' ? summarized(event) : afterFailure(event)),
    },
    'todo.one': {
      machine: oneTaskMachine,
      reacts: (event: EngineEvent) => (event.type === 'todo.changed' ? { type: 'reload' as const } : undefined),
    },
    'todo.task': async () => (await import('./task/views')).taskViews['todo.task'],
    'todo.today': { machine: todoTodayMachine },
  },
} satisfies AppModule
