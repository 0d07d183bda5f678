import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { createListMachine, type ListPage, type ListRequest } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import type { ListChange, Shown } from '../kernel/list-rows'
import type { AppModule } from '../kernel/ports'
import { changed, makeChange, type TaskAnswer, type TaskChange } from './todo.changes'
import { type Task, type TaskQuery, taskQuerySchema, taskSorts, todoCalls } from './todo.contract'
import { todoLinks } from './todo.links'
import { todayMachine } from './todo.today'

/** What narrows a list down, besides its order. */
export type TaskFilters = Omit<TaskQuery, 'sortBy'>

/** What the rows of a list are the answer to. */
export type TaskAnswered = { answered: TaskQuery }

type Load = ListRequest<TaskFilters> & { call: Call; signal: AbortSignal }

async function loadTasks({ call, query, sortBy, signal }: Load): Promise<ListPage<Task, TaskAnswered>> {
  const known = taskSorts.find((sort) => sort === sortBy)
  const answered: TaskQuery = { ...query, ...(known && { sortBy: known }) }
  const rows = await call(todoCalls.list, { query: answered }, { signal })
  return { rows, total: rows.length, extra: { answered } }
}

const createTasksMachine = (id: string) =>
  createListMachine<Task, TaskFilters, TaskAnswered>({ id, query: {}, keyOf: (task) => task.id, load: loadTasks })

/** Changes of tasks: shown at once, sent one after the other. */
export const todoMachine = createChangesMachine<'todo', TaskChange, TaskAnswer>({ app: 'todo', make: makeChange })

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'todo', TaskChange, TaskAnswer>> {}
}

declare module '../kernel/links' {
  interface LinkedData {
    todo: typeof todoMachine
  }
}

/** The list of one place. */
export const tasksMachine = createTasksMachine('todo')

/** All that is not deleted, whatever the list beside it shows: numbers of the menu, people to choose from. */
export const allTasksMachine = createTasksMachine('todo-all')

/** A list's place as text, for an address: `filter=important&q=tea&sortBy=due-date`. */
export const tasksText = listText(taskQuerySchema, 10)

const applied = ({ change, answer }: EngineEvent<'todo.changed'>): ListChange<Task, TaskAnswered> => ({
  type: 'rows.apply',
  apply: (shown: Shown<Task, TaskAnswered>) => ({
    ...shown,
    rows: changed(shown.rows, change, shown.extra?.answered, answer),
  }),
})

/** Somebody learned that a task is not as it was listed. */
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
    'todo.today': { machine: todayMachine },
  },
} satisfies AppModule
