import type { Assignee, Task, TaskCounts, TaskQuery } from './todo.contract'

const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** Whether the title matches the search. */
export const isFound = ({ title }: Task, q = ''): boolean => plain(title).includes(plain(q.trim()))

/** Whether a task belongs to the list of this filter and tag. A deleted task is only in the deleted list. */
export function isListed(task: Task, { filter, tag }: Pick<TaskQuery, 'filter' | 'tag'>): boolean {
  if (tag !== undefined && !task.tags.includes(tag)) return false
  if (filter === 'deleted') return task.isDeleted
  if (task.isDeleted) return false
  if (filter === 'important') return task.isImportant
  if (filter === 'completed') return task.isCompleted
  return filter === undefined
}

/** Whether a task is overdue. `today` is YYYY-MM-DD in Asia/Bangkok. */
export const isOverdue = ({ dueDate, isCompleted, isDeleted }: Task, today: string): boolean =>
  dueDate !== '' && dueDate < today && !isCompleted && !isDeleted

/** Number of tasks in each list that shows its count. */
export function taskCounts(tasks: readonly Task[]): TaskCounts {
  const count = (query: Pick<TaskQuery, 'filter'>) => tasks.filter((task) => isListed(task, query)).length
  return { all: count({}), important: count({ filter: 'important' }), completed: count({ filter: 'completed' }) }
}

const thai = new Intl.Collator('th')

/** All assignees, each once, by name. */
export function peopleOf(tasks: readonly Pick<Task, 'assignee'>[]): Assignee[] {
  const byName = new Map(tasks.flatMap(({ assignee }) => (assignee ? [[assignee.fullName, assignee] as const] : [])))
  return [...byName.values()].sort((a, b) => thai.compare(a.fullName, b.fullName))
}
