import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import type { Task } from '../../core/todo/todo.contract'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { TodoList } from './todo-list'
import { TodoRows } from './todo-place'
import type { TaskDeeds } from './use-task-deeds'
import type { Todo } from './use-todo'

type TodoSheetProps = {
  todo: Todo
  deeds: TaskDeeds
  isPanelOpen: boolean
  onAdd(): void
  onOpen(task: Task): void
  /** somebody goes near a task */
  onNear(): void
}

function Nothing({ todo, onAdd }: Pick<TodoSheetProps, 'todo' | 'onAdd'>) {
  const { t } = useLingui()
  const { q = '', filter, tag } = todo.filters
  const add = <Button onClick={onAdd}>{t`Add a task`}</Button>
  if (q.trim() !== '')
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`No task found`}
        action={<Button onClick={() => todo.search('')}>{t`Clear the search`}</Button>}
      >{t`No title of this list says that.`}</EmptyPanel>
    )
  if (filter === 'deleted')
    return (
      <EmptyPanel title={t`Nothing is deleted`}>{t`What you delete waits here and can be brought back.`}</EmptyPanel>
    )
  if (filter === 'completed')
    return <EmptyPanel title={t`Nothing is completed yet`}>{t`Tick a task when it is done.`}</EmptyPanel>
  if (filter === 'important')
    return (
      <EmptyPanel title={t`Nothing is important now`} action={add}>{t`The star of a task puts it here.`}</EmptyPanel>
    )
  if (tag !== undefined) return <EmptyPanel title={t`No task has this tag`} action={add} />
  return <EmptyPanel title={t`Nothing to do`} action={add}>{t`Write down what must not be forgotten.`}</EmptyPanel>
}

/** The tasks of the list, or why there are none. */
export function TodoSheet({ todo, onAdd, ...rest }: TodoSheetProps) {
  const { t } = useLingui()
  if (todo.isEmpty && todo.status !== 'failed') return <TodoRows label={t`Loading the tasks`} />
  return (
    <>
      {todo.status === 'failed' && (
        <FailurePanel
          error={todo.error}
          title={t`The tasks could not be loaded`}
          forbidden={t`The tasks are not open to your account`}
          isShown={!todo.isEmpty}
          onRetry={todo.reload}
        />
      )}
      {todo.tasks.length > 0 && <TodoList todo={todo} {...rest} />}
      {todo.tasks.length === 0 && todo.status === 'ready' && <Nothing todo={todo} onAdd={onAdd} />}
    </>
  )
}
