import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { TaskFields } from '../../core/todo/todo.fields'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { TaskPanelProps } from './form/task-panel'
import type { OpenedTask } from './use-opened-task'
import type { TaskDeeds } from './use-task-deeds'
import type { Todo } from './use-todo'

type TodoPanelProps = {
  /** undefined until its code is here */
  Panel: ComponentType<TaskPanelProps> | undefined
  opened: OpenedTask
  todo: Todo
  deeds: TaskDeeds
}

/** What a task begins with that is added to this list. */
const firstFields = ({ filter, tag }: Todo['filters']): Partial<TaskFields> => ({
  ...(tag !== undefined && { tags: [tag] }),
  ...(filter === 'important' && { isImportant: true }),
})

/** The task that is open, and the question before something unsaved is left. */
export function TodoPanel({ Panel, opened, todo, deeds }: TodoPanelProps) {
  const { t } = useLingui()
  const { task: id, unsaved } = opened
  if (!Panel || id === undefined) return null
  const task = id === 'new' ? undefined : todo.find(id)
  return (
    <>
      <Panel
        key={id}
        id={id}
        task={task}
        isLooking={todo.isLooking}
        first={firstFields(todo.filters)}
        people={todo.people}
        deeds={deeds}
        unsaved={unsaved}
        onClose={opened.close}
        onDone={opened.leave}
      />
      <ConfirmDialog
        open={unsaved.isAsking}
        dangerous
        title={t`Leave without saving?`}
        confirmLabel={t`Leave`}
        cancelLabel={t`Keep editing`}
        onConfirm={unsaved.leave}
        onCancel={opened.stay}
      >
        {t`What you changed here is not saved yet.`}
      </ConfirmDialog>
    </>
  )
}
