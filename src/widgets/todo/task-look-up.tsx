import { useEffect } from 'react'
import type { Task } from '../../core/todo/todo.contract'
import { useTaskLookUp } from './use-task-look-up'

type TaskLookUpProps = {
  id: number
  /** null if there is no such task, or it couldn't be loaded */
  onFound(task: Task | null): void
}

/** Loads an opened task that isn't on the shown page. */
export function TaskLookUp({ id, onFound }: TaskLookUpProps) {
  const task = useTaskLookUp(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per answer
  useEffect(() => {
    if (task !== undefined) onFound(task)
  }, [task])
  return null
}
