import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine, type ListPage, type ListRequest } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { makeChange, type TaskAnswer, type TaskChange } from './todo.changes'
import { type Task, type TaskQuery, taskQuerySchema, taskSorts, todoCalls } from './todo.contract'

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
