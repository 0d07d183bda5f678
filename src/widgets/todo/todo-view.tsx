import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Task } from '../../core/todo/todo.contract'
import { Panes } from '../list/panes'
import type { RaanTodoProps } from './todo'
import { TodoBar } from './todo-bar'
import { TodoPanel } from './todo-panel'
import { TodoResults } from './todo-results'
import { TodoSide } from './todo-side'
import { useOpenedTask } from './use-opened-task'
import { useTaskActions } from './use-task-actions'
import { useTaskPanel } from './use-task-panel'
import { useTodo } from './use-todo'

export function TodoView({ query, onQueryChanged, onChanged }: RaanTodoProps) {
  const { t } = useLingui()
  const todo = useTodo({ query, onQueryChanged })
  const opened = useOpenedTask({ query, list: todo.text, onQueryChanged })
  const actions = useTaskActions(onChanged)
  const panel = useTaskPanel()
  const isOpen = opened.task !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of the form comes with the first task that is opened
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
