import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages } from 'langraan:messages/todo'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { todoApp } from '../../core/todo/app'
import type { Task } from '../../core/todo/todo.contract'
import type { TaskFields } from '../../core/todo/todo.fields'
import { usePressedPart } from '../lazy/use-pressed-part'
import { Panes } from '../list/panes'
import { defineWidget } from '../runtime/define-widget'
import type { TaskPanelProps } from './task/task-panel'
import { TaskLookUp } from './task-look-up'
import { TodoBar } from './todo-bar'
import { TodoResults, TodoSkeleton } from './todo-results'
import { TodoSide } from './todo-side'
import { type OpenedTask, useOpenedTask } from './use-opened-task'
import { type TaskActions, useTaskActions } from './use-task-actions'
import { type Todo, useTodo } from './use-todo'

const panel = lazyPart(
  () => import('./task/task-panel'),
  (file) => file.TaskPanel,
)

const useTaskPanel = () => usePressedPart(panel)

type TodoPanelProps = {
  /** undefined until loaded */
  Panel: ComponentType<TaskPanelProps> | undefined
  opened: OpenedTask
  todo: Todo
  actions: TaskActions
}

const firstFields = ({ filter, tag }: Todo['filters']): Partial<TaskFields> => ({
  ...(tag !== undefined && { tags: [tag] }),
  ...(filter === 'important' && { isImportant: true }),
})

function TodoPanel({ Panel, opened, todo, actions }: TodoPanelProps) {
  const { task: id, unsaved } = opened
  const here = typeof id === 'number' ? todo.find(id) : undefined
  const [looked, setLooked] = useState<{ id: number; task: Task | null }>()
  if (!Panel || id === undefined) return null
  const found = looked?.id === id ? looked.task : undefined
  const isSearched = typeof id === 'number' && !here && (todo.status !== 'loading' || !todo.isEmpty)
  return (
    <>
      {isSearched && <TaskLookUp id={id} onFound={(task) => setLooked({ id, task })} />}
      <Panel
        key={id}
        id={id}
        task={here ?? found ?? undefined}
        isLooking={!here && found === undefined}
        first={firstFields(todo.filters)}
        people={todo.people}
        actions={actions}
        unsaved={unsaved}
        onClose={opened.close}
        onDone={opened.leave}
      />
    </>
  )
}

function TodoView({ query, onQueryChanged, onChanged }: RaanTodoProps) {
  const { t } = useLingui()
  const todo = useTodo({ query, onQueryChanged })
  const opened = useOpenedTask({ query, list: todo.text, onQueryChanged })
  const actions = useTaskActions(onChanged)
  const panel = useTaskPanel()
  const isOpen = opened.task !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's code loads with the first opened task
  useEffect(() => {
    if (isOpen) void panel.enter().then((isHere) => isHere || opened.leave())
  }, [isOpen])

  const add = () => opened.open('new')
  return (
    <Panes
      label={t`Task lists`}
      openLabel={t`Show lists`}
      closeLabel={t`Close`}
      side={(close) => <TodoSide todo={todo} onAdd={add} onChosen={close} />}
    >
      {(opener) => (
        <>
          <TodoBar todo={todo} opener={opener} onAdd={add} />
          <TodoResults
            todo={todo}
            actions={actions}
            isPanelOpen={isOpen}
            onAdd={add}
            onOpen={({ id }: Task) => opened.open(id)}
            onNear={panel.preload}
          />
          <TodoPanel Panel={panel.here} opened={opened} todo={todo} actions={actions} />
        </>
      )}
    </Panes>
  )
}

export type RaanTodoProps = {
  /**
   * list, search, sort order, page and open task as a query string: `filter=important&q=tea&sortBy=due-date&task=5`;
   * invalid values fall back to the defaults
   */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry, for example while typing */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** the backend stored a change made here or elsewhere */
  onChanged?: ((detail: { kind: string; id: number }) => void) | undefined
}

export const apps = { todo: todoApp }

export const RaanTodo = defineWidget<RaanTodoProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: TodoSkeleton,
  View: TodoView,
})
