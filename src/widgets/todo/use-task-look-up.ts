import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** A task on whichever page: undefined while it loads, null if there is none, or it couldn't be loaded. */
export function useTaskLookUp(id: number) {
  const one = useView('todo.one', { key: id }, String(id))
  const task = useSelector(one, ({ context }) => context.value)
  const isFailed = useSelector(one, ({ value }) => value === 'failed' || value === 'missing')
  return task === undefined && isFailed ? null : task
}
