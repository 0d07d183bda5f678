import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Task } from '../../core/todo/todo.contract'
import { FailurePanel } from '../failure/failure-panel'
import { Lazy } from '../lazy/lazy'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './todo.css'
import { TodoList } from './todo-list'
import type { TaskActions } from './use-task-actions'
import type { Todo } from './use-todo'

const taskPages = lazyPart(() => import('./pages/task-pages'))

const TodoRows = ({ label }: { label?: string }) => (
  <Loading className={css.waiting} {...(label && { label })}>
    <Skeleton shape="block" height={40} count={8} />
  </Loading>
)

export const TodoSkeleton = () => (
  <div className={css.first}>
    <div className={css.waiting}>
      <Skeleton shape="block" height={38} />
    </div>
    <TodoRows />
  </div>
)

type TodoResultsProps = {
  todo: Todo
  actions: TaskActions
  isPanelOpen: boolean
  onAdd(): void
  onOpen(task: Task): void
  /** pointer or focus comes near a task */
  onNear(): void
}

function Nothing({ todo, onAdd }: Pick<TodoResultsProps, 'todo' | 'onAdd'>) {
  const { t } = useLingui()
  const { q = '', filter, tag } = todo.filters
  const add = <Button onClick={onAdd}>{t`Add a task`}</Button>
  if (q.trim() !== '')
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`No tasks found`}
        action={<Button onClick={() => todo.search('')}>{t`Clear search`}</Button>}
      >{t`No titles in this list match.`}</EmptyPanel>
    )
  if (filter === 'deleted')
    return <EmptyPanel title={t`No deleted tasks`}>{t`Deleted tasks stay here and can be restored.`}</EmptyPanel>
  if (filter === 'completed')
    return <EmptyPanel title={t`No completed tasks yet`}>{t`Tick a task when it is done.`}</EmptyPanel>
  if (filter === 'important')
    return <EmptyPanel title={t`No important tasks`} action={add}>{t`Star a task to see it here.`}</EmptyPanel>
  if (tag !== undefined) return <EmptyPanel title={t`No tasks with this tag`} action={add} />
  return <EmptyPanel title={t`Nothing to do`} action={add}>{t`Write down what you need to remember.`}</EmptyPanel>
}

export function TodoResults({ todo, onAdd, ...rest }: TodoResultsProps) {
  const { t } = useLingui()
  if (todo.isEmpty && todo.status !== 'failed') return <TodoRows label={t`Loading tasks`} />
  return (
    <>
      {todo.status === 'failed' && (
        <FailurePanel
          error={todo.error}
          title={t`Couldn't load tasks`}
          forbidden={t`You don't have access to tasks`}
          isShown={!todo.isEmpty}
          onRetry={todo.reload}
        />
      )}
      {todo.tasks.length > 0 && <TodoList todo={todo} {...rest} />}
      {todo.tasks.length === 0 && todo.status !== 'failed' && !todo.stale && <Nothing todo={todo} onAdd={onAdd} />}
      {todo.pages > 1 && (
        <Lazy part={taskPages} fallback={null}>
          {({ TaskPages }) => (
            <div className={css.pages}>
              <TaskPages todo={todo} />
            </div>
          )}
        </Lazy>
      )}
    </>
  )
}
