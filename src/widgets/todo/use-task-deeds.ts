import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { TaskChange } from '../../core/todo/todo.changes'
import type { Task, TaskPatch } from '../../core/todo/todo.contract'
import { useApp } from '../root/use-engine'
import { useEngineEvent } from '../root/use-engine-event'
import { useFailedChanges } from '../root/use-failed-changes'
import { useToaster } from '../root/use-toaster'
import type { RaanTodoProps } from './todo'

/** What can be done with a task. It shows at once; what fails takes itself back and says so. */
export function useTaskDeeds(onChanged: RaanTodoProps['onChanged']) {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('todo')
  const failed = useSelector(desk, ({ context }) => context.failed)
  const make = (change: TaskChange) => desk.send({ type: 'change.make', change })

  const failure = ({ task: { title }, kind }: TaskChange): string => {
    if (kind === 'add') return t`“${title}” could not be added.`
    if (kind === 'update') return t`The changes of “${title}” could not be saved.`
    if (kind === 'delete') return t`“${title}” could not be deleted.`
    return kind === 'restore' ? t`“${title}” could not be restored.` : t`“${title}” could not be moved.`
  }
  useFailedChanges<TaskChange>({
    failed,
    words: ({ change }) => failure(change),
    unsure: ({
      change: {
        kind,
        task: { title },
      },
    }) =>
      kind === 'add'
        ? t`It is not known whether “${title}” was added. Trying again does not add it twice.`
        : t`It is not known whether “${title}” was changed. Trying again is safe.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onTold: (id) => desk.send({ type: 'change.dismiss', id }),
  })

  useEngineEvent('todo.changed', ({ change, answer }) => {
    onChanged?.({ kind: change.kind, id: change.kind === 'add' ? (answer?.id ?? 0) : change.task.id })
  })

  const told = (task: Task, title: string, undo: () => void) =>
    toaster.show({ id: `task ${task.id}`, title, action: { label: t`Undo`, run: undo } })
  const deeds = {
    set: (task: Task, patch: TaskPatch) => make({ kind: 'update', task, patch }),
    reorder: (task: Task, ids: readonly number[]) => make({ kind: 'reorder', task, ids }),
    remove(task: Task) {
      const { title } = task
      make({ kind: 'delete', task })
      told(task, t`“${title}” is deleted`, () => make({ kind: 'restore', task }))
    },
    restore(task: Task) {
      const { title } = task
      make({ kind: 'restore', task })
      told(task, t`“${title}” is restored`, () => make({ kind: 'delete', task }))
    },
    /** after the form handed a new task over */
    added: (title: string) => toaster.show({ tone: 'success', title: t`“${title}” is added` }),
  }
  return deeds
}

export type TaskDeeds = ReturnType<typeof useTaskDeeds>
