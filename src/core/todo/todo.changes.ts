import type { Call } from '../kernel/endpoint'
import { type NewTask, type Task, type TaskPatch, type TaskQuery, todoCalls } from './todo.contract'
import { isFound, isListed } from './todo.lists'
import { reordered, sorted } from './todo.order'

/** One change of the tasks. Each says how it is to be, so that making it twice changes nothing more. */
export type TaskChange =
  /** `id` stands for the number until the backend gives one; `key` stays the same when it is tried again */
  | { kind: 'add'; id: number; key: string; task: NewTask }
  /** `task` is as it was before */
  | { kind: 'update'; task: Task; patch: TaskPatch }
  | { kind: 'delete'; task: Task }
  | { kind: 'restore'; task: Task }
  /** `task` is the one that was moved, `ids` those of the shown list as it is to be */
  | { kind: 'reorder'; task: Task; ids: readonly number[] }

/** The task as the backend has it now, where it answers with one. */
export type TaskAnswer = Task | undefined

/** Whether a task belongs among the rows that answer a query. */
const takenBy =
  (query: TaskQuery) =>
  (task: Task): boolean =>
    isListed(task, query) && isFound(task, query.q)

/**
 * The rows that answer a query with a change made to them; with the answer to it, what the backend says holds. A task that
 * is known stays, also where it no longer belongs: the list is narrowed down when it is shown. One that is not known comes
 * in only where it belongs.
 */
export function changed(
  rows: readonly Task[],
  change: TaskChange,
  query: TaskQuery = {},
  answer?: TaskAnswer,
): readonly Task[] {
  if (change.kind === 'reorder') return reordered(rows, change.ids)
  const patched = (task: Task): Task => ({ ...task, ...patchFor(change) })
  const before = change.kind === 'add' ? { ...change.task, id: change.id } : change.task
  const after = answer ?? patched(before)
  if (rows.some(({ id }) => id === after.id))
    return rows.map((task) => (task.id === after.id ? (answer ?? patched(task)) : task))
  return takenBy(query)(after) ? [after, ...rows] : rows
}

function patchFor(change: Exclude<TaskChange, { kind: 'reorder' }>): TaskPatch {
  if (change.kind === 'update') return change.patch
  return change.kind === 'add' ? {} : { isDeleted: change.kind === 'delete' }
}

/** What a list shows: its rows with what is under way made to them, as its filter and its order want them. */
export const shownTasks = (
  rows: readonly Task[],
  pending: readonly { change: TaskChange }[],
  query: TaskQuery,
): Task[] =>
  sorted(
    pending
      .reduce<readonly Task[]>((tasks, { change }) => changed(tasks, change, query), rows)
      .filter((task) => isListed(task, query)),
    query.sortBy,
  )

type Request = { change: TaskChange; call: Call; signal: AbortSignal }

/** Tells the backend of one change. */
export async function makeChange({ change, call, signal }: Request): Promise<TaskAnswer> {
  if (change.kind === 'add') {
    const { task } = await call(todoCalls.add, { body: { task: change.task } }, { signal, key: change.key })
    return task
  }
  if (change.kind === 'delete') {
    await call(todoCalls.remove, { query: { taskId: change.task.id } }, { signal })
    return undefined
  }
  if (change.kind === 'reorder') {
    await call(todoCalls.reorder, { body: { ids: [...change.ids] } }, { signal })
    return undefined
  }
  const { task } = await call(
    todoCalls.update,
    { body: { task: { id: change.task.id, ...patchFor(change) } } },
    { signal },
  )
  return task
}
