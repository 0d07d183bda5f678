import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine, type ListPage, type ListRequest } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { makeChange, type TaskAnswer, type TaskChange } from './todo.changes'
import { type Task, type TaskQuery, taskQuerySchema, taskSorts, todoCalls } from './todo.contract'

/** The filters, without sorting. */
export type TaskFilters = Omit<TaskQuery, 'sortBy'>

/** The query that the rows of a list belong to. */
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

/** Optimistic changes of tasks, sent one after the other. */
export const todoMachine = createChangesMachine<'todo', TaskChange, TaskAnswer>({ app: 'todo', make: makeChange })

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'todo', TaskChange, TaskAnswer>> {}
}

declare module '../kernel/links' {
  interface LinkedData {
    todo: typeof todoMachine
  }
}

/** The list of one view. */
export const tasksMachine = createTasksMachine('todo')

/**
 * All tasks that aren't deleted, regardless of the view's filters: for the menu's counts and the choice of assignees.
 */
export const allTasksMachine = createTasksMachine('todo-all')

/** A list's filters and order as a query string: `filter=important&q=tea&sortBy=due-date`. */
export const tasksText = listText(taskQuerySchema, 10)
