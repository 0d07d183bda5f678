import type { ComponentType } from 'react'
import type { TaskFields } from '../../core/todo/todo.fields'
import type { TaskPanelProps } from './task/task-panel'
import type { OpenedTask } from './use-opened-task'
import type { TaskActions } from './use-task-actions'
import type { Todo } from './use-todo'

type TodoPanelProps = {
  /** undefined until its code is here */
  Panel: ComponentType<TaskPanelProps> | undefined
  opened: OpenedTask
  todo: Todo
  actions: TaskActions
}

/** What a task begins with that is added to this list. */
const firstFields = ({ filter, tag }: Todo['filters']): Partial<TaskFields> => ({
  ...(tag !== undefined && { tags: [tag] }),
  ...(filter === 'important' && { isImportant: true }),
})

/** The task that is open. */
export function TodoPanel({ Panel, opened, todo, actions }: TodoPanelProps) {
  const { task: id, unsaved } = opened
  if (!Panel || id === undefined) return null
  return (
    <Panel
      key={id}
      id={id}
      task={id === 'new' ? undefined : todo.find(id)}
      isLooking={todo.isLooking}
      first={firstFields(todo.filters)}
      people={todo.people}
      actions={actions}
      unsaved={unsaved}
      onClose={opened.close}
      onDone={opened.leave}
    />
  )
}
