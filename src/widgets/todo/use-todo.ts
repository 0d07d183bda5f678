import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { lastPage } from '../../core/kernel/list-rows'
import { recounted, shownTasks } from '../../core/todo/todo.changes'
import { type Task, type TaskQuery, type TaskSort, taskSorts } from '../../core/todo/todo.contract'
import { peopleOf } from '../../core/todo/todo.lists'
import { type TaskFilters, tasksText } from '../../core/todo/todo.machine'
import { type QueryChange, useListQuery } from '../list/use-list-query'
import { useApp, useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { taskIn, withTask } from './use-opened-task'

/** Counts and assignees of all tasks, with pending changes; without a response the counts are missing. */
function useAllTasks(shown: readonly Task[]) {
  const all = useView('todo.all')
  const pending = useSelector(useApp('todo'), ({ context }) => context.pending)
  const extra = useSelector(all, ({ context }) => context.extra)
  const known = extra?.counts
  return {
    counts: useMemo(
      () => known && pending.reduce((now, { change }) => recounted(now, change), known),
      [known, pending],
    ),
    people: useMemo(
      () => peopleOf([...(extra?.people ?? []).map((assignee) => ({ assignee })), ...shown]),
      [extra, shown],
    ),
    retry() {
      if (!extra) all.send({ type: 'reload' })
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
  const list = useView('todo', {
    query: begins.query,
    page: begins.page,
    ...(begins.sortBy && { sortBy: begins.sortBy }),
  })
  const pending = useSelector(useApp('todo'), ({ context }) => context.pending)
  const today = useSelector(useView('todo.today'), ({ context }) => context.today)
  const request = useSelector(
    list,
    ({ context: { query, page, perPage, sortBy, sortDesc } }) => ({ query, page, perPage, sortBy, sortDesc }),
    shallowEqual,
  )
  const { rows, total, extra, stale, error } = useSelector(
    list,
    ({ context: { rows, total, extra, stale, error } }) => ({ rows, total, extra, stale, error }),
    shallowEqual,
  )
  const isTyping = useSelector(list, ({ value }) => typeof value === 'object' && value.loading === 'waiting')
  const status = useSelector(list, ({ value }) => (typeof value === 'string' ? value : 'loading'))
  const { step } = useListQuery({
    request,
    send: list.send,
    text: tasksText,
    given: query,
    isTyping,
    onChanged: (change) => onQueryChanged?.({ ...change, query: withTask(change.query, taskIn(query)) }),
  })
  const { query: filters, sortBy, page, perPage } = request
  const answered = extra?.answered ?? everything
  const tasks = useMemo(() => shownTasks(rows, pending, answered), [rows, pending, answered])
  // requested after the list itself
  const all = useAllTasks(tasks)
  const goTo = (next: number) => {
    step()
    list.send({ type: 'page.change', page: next })
  }
  // a new task comes first
  useEngineEvent('todo.submitted', ({ change }) => {
    if (change.kind === 'add' && page > 1) goTo(1)
  })
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
    /** the query of the shown rows, without pages */
    answered,
    find: (id: number) => tasks.find((task) => task.id === id),
    /** on all pages */
    count: total > perPage ? total : tasks.length,
    page,
    perPage,
    total,
    pages: lastPage(total, perPage),
    goTo,
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
