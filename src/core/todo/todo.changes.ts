import type { Call } from '../kernel/endpoint'
import { currentRecord, type RaanError } from '../kernel/errors'
import { updateVersioned } from '../kernel/keyed-request'
import { pageOf } from '../kernel/paging'
import { type NewTask, type Task, type TaskCounts, type TaskPatch, type TaskQuery, todoCalls } from './todo.contract'
import { isFound, isListed, taskCounts } from './todo.lists'
import { type Crossing, crossed, reordered, sorted } from './todo.order'

/** One change of the tasks, as an absolute state, hence idempotent. */
export type TaskChange =
  /** `id` is temporary until the backend assigns a number; `key` stays the same on a retry */
  | { kind: 'add'; id: number; key: string; task: NewTask }
  /** `task` is the state before the change */
  | { kind: 'update'; task: Task; patch: TaskPatch }
  | { kind: 'delete'; task: Task }
  | { kind: 'restore'; task: Task }
  /** `task` is the moved one, `ids` the new order of the displayed list */
  | { kind: 'reorder'; task: Task; ids: readonly number[] }
  /** moved to the beginning of a later page, or to the end of an earlier one, of the list of this query */
  | { kind: 'cross'; task: Task; query: TaskQuery; pages: Crossing }

/** The stored task, if the response contains one. */
export type TaskAnswer = Task | undefined

/** Whether a task belongs to the results of a query. */
const takenBy =
  (query: TaskQuery) =>
  (task: Task): boolean =>
    isListed(task, query) && isFound(task, query.q)

/**
 * Applies a change to the rows of a query; with its response, the stored task wins. Known tasks stay even if they no
 * longer match, since the list is filtered when shown; unknown ones are added only if they match.
 */
export function changed(
  rows: readonly Task[],
  change: TaskChange,
  query: TaskQuery = {},
  answer?: TaskAnswer,
): readonly Task[] {
  if (change.kind === 'reorder') return reordered(rows, change.ids)
  if (change.kind === 'cross') return rows.filter(({ id }) => id !== change.task.id)
  const patched = (task: Task): Task => ({ ...task, ...patchFor(change) })
  const before = change.kind === 'add' ? { ...change.task, id: change.id } : change.task
  const after = answer ?? patched(before)
  if (rows.some(({ id }) => id === after.id))
    return rows.map((task) => (task.id === after.id ? (answer ?? patched(task)) : task))
  return takenBy(query)(after) ? [after, ...rows] : rows
}

function patchFor(change: Exclude<TaskChange, { kind: 'reorder' | 'cross' }>): TaskPatch {
  if (change.kind === 'update') return change.patch
  return change.kind === 'add' ? {} : { isDeleted: change.kind === 'delete' }
}

/** The counts after a change. */
export function recounted(counts: TaskCounts, change: TaskChange, answer?: TaskAnswer): TaskCounts {
  if (change.kind === 'reorder' || change.kind === 'cross') return counts
  const isNew = change.kind === 'add'
  const less = taskCounts(isNew ? [] : [change.task])
  const more = taskCounts([
    answer ?? { ...(isNew ? { ...change.task, id: change.id } : change.task), ...patchFor(change) },
  ])
  const after = (name: keyof TaskCounts) => Math.max(0, counts[name] - less[name] + more[name])
  return { all: after('all'), important: after('important'), completed: after('completed') }
}

/** The displayed list: its rows with pending changes, filtered and sorted. */
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

type Update = Extract<TaskChange, { kind: 'update' }>

/** Sends the changed fields; see `updateVersioned` for what happens if someone else changed the task. */
const updateTask = ({ task, patch }: Update, send: (body: TaskPatch & { version?: number }) => Promise<Task>) =>
  updateVersioned<Task, keyof TaskPatch>({
    before: task,
    parts: Object.keys(patch) as (keyof TaskPatch)[],
    isSame: (name, one, other) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
    onto: (current) => ({ ...current, ...patch }),
    send: ({ version }) => send({ ...patch, ...(version !== undefined && { version }) }),
    currentOf: currentTask,
  })

/** The task as stored, if a change was rejected because someone else changed it. */
export const currentTask = (error: RaanError): Task | undefined =>
  error.code === 'conflict' ? currentRecord<Task>(error, 'task') : undefined

/** The same change on top of what someone else stored in the meantime; undefined if no one did. */
export function rebased(change: TaskChange, error: RaanError): TaskChange | undefined {
  const current = currentTask(error)
  return current && change.kind === 'update' ? { ...change, task: current } : undefined
}

type Crossed = Extract<TaskChange, { kind: 'cross' }>

type Request = { change: TaskChange; call: Call; signal: AbortSignal }

/** The order follows from the pages as they are now, so that a repetition moves nothing again. */
async function crossPages({ query, pages, task }: Crossed, call: Call, signal: AbortSignal): Promise<void> {
  const { from, to, perPage } = pages
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const ids: number[] = []
  for (let page = first; page <= last; page++) {
    const { tasks, total } = await call(todoCalls.list, { query: { ...query, page, perPage } }, { signal })
    // a backend without pages sends all
    ids.push(...(total === undefined ? pageOf(tasks, { page, perPage }) : tasks).map(({ id }) => id))
  }
  const next = crossed(ids, task.id, pages)
  if (next) await call(todoCalls.reorder, { body: { ids: next } }, { signal })
}

/** Sends one change. */
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
  if (change.kind === 'cross') {
    await crossPages(change, call, signal)
    return undefined
  }
  const send = async (body: TaskPatch & { version?: number }) =>
    (await call(todoCalls.update, { body: { task: { id: change.task.id, ...body } } }, { signal })).task
  return change.kind === 'restore' ? send({ isDeleted: false }) : updateTask(change, send)
}
