import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { shownTasks } from '../../core/todo/todo.changes'
import { peopleOf, taskCounts } from '../../core/todo/todo.lists'
import { useApp, useView } from '../runtime/use-engine'

/** All that is not deleted, whatever a list beside it shows. Nothing hangs on it: without it numbers are missing. */
export function useAllTasks() {
  const all = useView('todo.all')
  const pending = useSelector(useApp('todo'), ({ context }) => context.pending)
  const { rows, extra } = useSelector(all, ({ context }) => context)
  const isLoading = useSelector(all, ({ value }) => typeof value === 'object')
  const isHere = extra !== undefined
  const tasks = useMemo(() => shownTasks(rows, pending, {}), [rows, pending])
  return {
    tasks,
    counts: useMemo(() => (isHere ? taskCounts(tasks) : undefined), [tasks, isHere]),
    people: useMemo(() => peopleOf(tasks), [tasks]),
    /** it may still bring a task that is looked for */
    isLooking: isLoading && !isHere,
    retry() {
      if (!isHere) all.send({ type: 'reload' })
    },
  }
}
