import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { currentTask, rebased, type TaskChange } from '../../core/todo/todo.changes'
import type { Task, TaskPatch, TaskQuery } from '../../core/todo/todo.contract'
import type { Crossing } from '../../core/todo/todo.order'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'
import type { RaanTodoProps } from './todo'

/** Optimistic; failures are rolled back and reported. */
export function useTaskActions(onChanged: RaanTodoProps['onChanged']) {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('todo')
  const failed = useSelector(desk, ({ context }) => context.failed)
  const make = (change: TaskChange) => desk.send({ type: 'change.make', change })

  const failure = ({ task: { title }, kind }: TaskChange): string => {
    if (kind === 'add') return t`Couldn't add “${title}”.`
    if (kind === 'update') return t`Couldn't save changes to “${title}”.`
    if (kind === 'delete') return t`Couldn't delete “${title}”.`
    return kind === 'restore' ? t`Couldn't restore “${title}”.` : t`Couldn't move “${title}”.`
  }
  useFailedChanges<TaskChange>({
    failed,
    messages({ change, error }) {
      const { title } = change.task
      if (error.code !== 'conflict') return failure(change)
      const by = currentTask(error)?.changedBy
      return by
        ? t`${by} changed “${title}” in the meantime. Your change isn't saved yet.`
        : t`Someone else changed “${title}” in the meantime. Your change isn't saved yet.`
    },
    unsure: ({
      change: {
        kind,
        task: { title },
      },
    }) =>
      kind === 'add'
        ? t`We couldn't confirm whether “${title}” was added. It's safe to try again: it won't be added twice.`
        : t`We couldn't confirm whether “${title}” was changed. It's safe to try again.`,
    retryLabel: t`Try again`,
    onRetry({ id, change, error }) {
      const onTop = rebased(change, error)
      if (onTop) make(onTop)
      else desk.send({ type: 'change.retry', id })
    },
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })

  useEngineEvent('todo.changed', ({ change, answer }) => {
    if (change.kind === 'add') {
      const { title } = change.task
      toaster.show({ id: `task ${change.key}`, tone: 'success', title: t`“${title}” added` })
    }
    onChanged?.({
      kind: change.kind === 'cross' ? 'reorder' : change.kind,
      id: change.kind === 'add' ? (answer?.id ?? 0) : change.task.id,
    })
  })

  const reported = (task: Task, title: string, undo: () => void) =>
    toaster.show({ id: `task ${task.id}`, title, action: { label: t`Undo`, isUndo: true, run: undo } })
  const actions = {
    set: (task: Task, patch: TaskPatch) => make({ kind: 'update', task, patch }),
    reorder: (task: Task, ids: readonly number[]) => make({ kind: 'reorder', task, ids }),
    cross: (task: Task, query: TaskQuery, pages: Crossing) => make({ kind: 'cross', task, query, pages }),
    remove(task: Task) {
      const { title } = task
      make({ kind: 'delete', task })
      reported(task, t`“${title}” deleted`, () => make({ kind: 'restore', task }))
    },
    restore(task: Task) {
      const { title } = task
      make({ kind: 'restore', task })
      reported(task, t`“${title}” restored`, () => make({ kind: 'delete', task }))
    },
  }
  return actions
}

export type TaskActions = ReturnType<typeof useTaskActions>
