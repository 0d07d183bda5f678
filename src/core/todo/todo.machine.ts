import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine, type ListPage, type ListRequest, onePage } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { pageOf } from '../kernel/paging'
import { createResourceMachine } from '../kernel/resource-machine'
import { makeChange, type TaskAnswer, type TaskChange } from './todo.changes'
import {
  type Assignee,
  type Task,
  type TaskCounts,
  type TaskQuery,
  taskQuerySchema,
  taskSorts,
  tasksPerPage,
  todoCalls,
} from './todo.contract'
import { peopleOf, taskCounts } from './todo.lists'

/** The filters, without sorting and pages. */
export type TaskFilters = Pick<TaskQuery, 'q' | 'filter' | 'tag'>

/** The query that the rows of a list belong to. */
export type TaskAnswered = { answered: TaskQuery }

type Load = ListRequest<TaskFilters> & { call: Call; signal: AbortSignal }

async function loadTasks({ call, query, sortBy, page, perPage, signal }: Load): Promise<ListPage<Task, TaskAnswered>> {
  const known = taskSorts.find((sort) => sort === sortBy)
  const answered: TaskQuery = { ...query, ...(known && { sortBy: known }) }
  const part = { page, perPage }
  const { tasks, total } = await call(todoCalls.list, { query: { ...answered, ...part } }, { signal })
  const shown =
    total === undefined ? { rows: pageOf(tasks, part), total: tasks.length } : onePage({ rows: tasks, total }, part)
  return { ...shown, extra: { answered } }
}

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
export const tasksMachine = createListMachine<Task, TaskFilters, TaskAnswered>({
  id: 'todo',
  query: {},
  perPage: tasksPerPage,
  keyOf: ({ id }) => id,
  load: loadTasks,
})

export type TaskSummary = { counts: TaskCounts; people: readonly Assignee[] }

/** The menu's counts and the assignees to choose from, of all tasks that aren't deleted. It lists no tasks. */
export const allTasksMachine = createListMachine<Task, TaskFilters, TaskSummary>({
  id: 'todo-all',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, signal }) {
    const { tasks, counts, assignees } = await call(todoCalls.list, { query: { page: 1, perPage: 1 } }, { signal })
    return {
      rows: [],
      total: 0,
      extra: { counts: counts ?? taskCounts(tasks), people: assignees ?? peopleOf(tasks) },
    }
  },
})

/** A task on whichever page; null if there is none. */
export const oneTaskMachine = createResourceMachine<Task | null>({
  id: 'todo.one',
  async load({ call, key, signal }) {
    const { tasks } = await call(todoCalls.list, { query: { id: key } }, { signal })
    return tasks.find(({ id }) => id === key) ?? null
  },
})

/** A list's filters and order as a query string: `filter=important&q=tea&sortBy=due-date`. */
export const tasksText = listText(taskQuerySchema, tasksPerPage)
