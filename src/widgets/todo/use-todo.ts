import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { shownTasks } from '../../core/todo/todo.changes'
import { type TaskQuery, type TaskSort, taskSorts } from '../../core/todo/todo.contract'
import { peopleOf, taskCounts } from '../../core/todo/todo.lists'
import { type TaskFilters, tasksText } from '../../core/todo/todo.machine'
import { type QueryChange, useListQuery } from '../list/use-list-query'
import { useApp, useView } from '../runtime/use-engine'
import { taskIn, withTask } from './use-opened-task'

/** All tasks except deleted ones, for the counts; without them the counts are missing. */
function useAllTasks() {
  const all = useView('todo.all')
  const pending = useSelector(useApp('todo'), ({ context }) => context.pending)
  const rows = useSelector(all, ({ context }) => context.rows)
  const isHere = useSelector(all, ({ context }) => context.extra !== undefined)
  const isLoading = useSelector(all, ({ value }) => typeof value === 'object')
  const tasks = useMemo(() => shownTasks(rows, pending, {}), [rows, pending])
  return {
    tasks,
    counts: useMemo(() => (isHere ? taskCounts(tasks) : undefined), [tasks, isHere]),
    people: useMemo(() => peopleOf(tasks), [tasks]),
    /** it may still contain the requested task */
    isLooking: isLoading && !isHere,
    retry() {
      if (!isHere) all.send({ type: 'reload' })
    },
  }
}

export type TodoLocationProps = {
  query: string | undefined
  onQueryChanged: ((change: QueryChange) => void) | undefined
}

const everything: TaskQuery = {}

export function useTodo({ query = '', onQueryChanged }: TodoLocationProps) {
  const begins = tasksText.read(query)
  const list = useView('todo', { query: begins.query, ...(begins.sortBy && { sortBy: begins.sortBy }) })
  const pending = useSelector(useApp('todo'), ({ context }) => context.pending)
  const today = useSelector(useView('todo.today'), ({ context }) => context.today)
  const request = useSelector(
    list,
    ({ context: { query, page, perPage, sortBy, sortDesc } }) => ({ query, page, perPage, sortBy, sortDesc }),
    shallowEqual,
  )
  const { rows, extra, stale, error } = useSelector(
    list,
    ({ context: { rows, extra, stale, error } }) => ({ rows, extra, stale, error }),
    shallowEqual,
  )
  const isTyping = useSelector(list, ({ value }) => typeof value === 'object' && value.loading === 'waiting')
  const status = useSelector(list, ({ value }) => (typeof value === 'string' ? value : 'loading'))
  // requested after the list itself
  const all = useAllTasks()
  const { step } = useListQuery({
    request,
    send: list.send,
    text: tasksText,
    given: query,
    isTyping,
    onChanged: (change) => onQueryChanged?.({ ...change, query: withTask(change.query, taskIn(query)) }),
  })
  const { query: filters, sortBy } = request
  const answered = extra?.answered ?? everything
  const tasks = useMemo(() => shownTasks(rows, pending, answered), [rows, pending, answered])
  return {
    status,
    tasks,
    /** no response yet */
    isEmpty: extra === undefined,
    stale,
    error,
    today,
    filters,
    sort: taskSorts.find((sort) => sort === sortBy) ?? 'latest',
    /** the rows are in manual order and can be reordered */
    isOwnOrder: answered.sortBy === 'manual' && answered.filter !== 'deleted',
    counts: all.counts,
    people: all.people,
    find: (id: number) => [...tasks, ...all.tasks].find((task) => task.id === id),
    isLooking: status === 'loading' || all.isLooking,
    text: tasksText.write(request),
    search: (q: string) => list.send({ type: 'query.change', query: { q }, debounced: true }),
    show(change: Partial<TaskFilters>) {
      step()
      list.send({ type: 'query.change', query: change })
    },
    sortBy(next: TaskSort) {
      step()
      list.send({ type: 'sort.change', sortBy: next === 'latest' ? undefined : next })
    },
    reload() {
      list.send({ type: 'reload' })
      all.retry()
    },
  }
}

export type Todo = ReturnType<typeof useTodo>
