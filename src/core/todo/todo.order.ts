import type { Task, TaskSort } from './todo.contract'

/** The ids with one of them moved; positions outside the list become its ends. */
export function movedTo(ids: readonly number[], id: number, position: number): number[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((each) => each !== id)
  const at = Math.max(0, Math.min(position, others.length))
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/**
 * Reorders the tasks in `ids` among the positions they hold. All others stay in place, so that a filtered list can be
 * reordered. Unknown ids are skipped.
 */
export function reordered<T extends { id: number }>(tasks: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const named = new Set(wanted.map(({ id }) => id))
  const next = wanted.values()
  return tasks.map((task) => (named.has(task.id) ? (next.next().value ?? task) : task))
}

/** From one page to another; pages are numbered from 1. */
export type Crossing = { readonly from: number; readonly to: number; readonly perPage: number }

/**
 * The ids of all pages from one to the other, with a task moved to the beginning of a later page, or to the end of an
 * earlier one; undefined if it isn't on the page that it leaves.
 */
export function crossed(ids: readonly number[], id: number, { from, to, perPage }: Crossing): number[] | undefined {
  const at = ids.indexOf(id)
  const leaves = from < to ? at >= 0 && at < perPage : at >= (from - to) * perPage
  if (!leaves) return undefined
  return movedTo(ids, id, from < to ? (to - from) * perPage : perPage - 1)
}

const thai = new Intl.Collator('th', { numeric: true })

/** A task without a number from the backend is the newest. */
const ageOf = ({ id }: Task): number => (id < 0 ? Number.POSITIVE_INFINITY : id)
const newestFirst = (a: Task, b: Task): number => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a))

/** Missing values sort last. */
const byText = (textOf: (task: Task) => string) => (a: Task, b: Task) => {
  const [one, other] = [textOf(a), textOf(b)]
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  return thai.compare(one, other)
}

const comparisons: Record<Exclude<TaskSort, 'manual'>, (a: Task, b: Task) => number> = {
  latest: newestFirst,
  'title-asc': byText(({ title }) => title),
  'title-desc': (a, b) => thai.compare(b.title, a.title),
  assignee: byText(({ assignee }) => assignee?.fullName ?? ''),
  'due-date': byText(({ dueDate }) => dueDate),
}

/** Sorts the tasks; `manual` keeps their order. Stable. */
export const sorted = (tasks: readonly Task[], sortBy: TaskSort = 'latest'): Task[] =>
  sortBy === 'manual' ? [...tasks] : [...tasks].sort(comparisons[sortBy])
