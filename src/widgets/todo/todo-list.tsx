import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Task } from '../../core/todo/todo.contract'
import { useRowFocus } from '../ui/use-row-focus'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './todo.css'
import { TodoRow } from './todo-row'
import type { TaskDeeds } from './use-task-deeds'
import { type Lifted, useTaskDrag } from './use-task-drag'
import type { Todo } from './use-todo'
import { useTodoWords } from './use-todo-words'

type TodoListProps = {
  todo: Todo
  deeds: TaskDeeds
  isPanelOpen: boolean
  onOpen(task: Task): void
  onNear(): void
}

/** What is said of a task that is being moved. */
function useMoveWords(say: (text: string) => void) {
  const { t } = useLingui()
  return (what: Lifted['what'], { title }: Task, place: number, count: number) => {
    if (what === 'lifted')
      say(t`“${title}” picked up, position ${place} of ${count}. Arrow keys to move, Space to drop, Escape to cancel.`)
    else if (what === 'moved') say(t`“${title}”: position ${place} of ${count}`)
    else if (what === 'dropped') say(t`“${title}” dropped, position ${place} of ${count}`)
    else say(t`“${title}” is back at position ${place} of ${count}`)
  }
}

export function TodoList({ todo, deeds, isPanelOpen, onOpen, onNear }: TodoListProps) {
  const { t } = useLingui()
  const words = useTodoWords()
  const [said, setSaid] = useState('')
  const drag = useTaskDrag({
    tasks: todo.tasks,
    isMovable: todo.isOwnOrder,
    onSay: useMoveWords(setSaid),
    onMove: deeds.reorder,
  })
  const focus = useRowFocus<HTMLUListElement>({ attribute: 'data-task', isPaused: isPanelOpen })
  const name = words.list(todo.filters)
  return (
    <>
      <ul
        ref={(node) => {
          drag.list.current = node
          focus.place.current = node
        }}
        className={css.list}
        aria-label={t`Tasks: ${name}`}
        aria-busy={todo.stale}
        data-stale={todo.stale || undefined}
        onPointerEnter={onNear}
        {...drag.listeners}
        onFocus={focus.listeners.onFocus}
        onBlur={(event) => {
          drag.onBlur(event)
          focus.listeners.onBlur(event)
        }}
        onKeyDown={(event) => {
          if (!drag.onKeyDown(event)) focus.keys.onKeyDown(event)
        }}
      >
        {drag.tasks.map((task) => (
          <TodoRow
            key={task.id}
            task={task}
            today={todo.today}
            isMovable={todo.isOwnOrder}
            isLifted={task.id === drag.lifted}
            handle={drag.handle(task)}
            onComplete={(isCompleted) => deeds.set(task, { isCompleted })}
            onStar={(isImportant) => deeds.set(task, { isImportant })}
            onRestore={() => deeds.restore(task)}
            onOpen={() => onOpen(task)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
