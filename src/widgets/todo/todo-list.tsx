import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Task } from '../../core/todo/todo.contract'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useRowFocus } from '../ui/use-row-focus'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './todo.css'
import { TodoRow } from './todo-row'
import type { TaskActions } from './use-task-actions'
import { type Lifted, useTaskDrag } from './use-task-drag'
import type { Todo } from './use-todo'
import { useTodoMessages } from './use-todo-messages'

type TodoListProps = {
  todo: Todo
  actions: TaskActions
  isPanelOpen: boolean
  onOpen(task: Task): void
  onNear(): void
}

function useMoveMessages({ page, perPage, total }: Todo, say: (text: string) => void) {
  const { t } = useLingui()
  const skipped = (page - 1) * perPage
  return (what: Lifted['what'], { title }: Task, onPage: number, shown: number) => {
    const position = skipped + onPage
    const count = Math.max(total, skipped + shown)
    if (what === 'lifted')
      say(
        t`“${title}” picked up, position ${position} of ${count}. Arrow keys to move, Space to drop, Escape to cancel.`,
      )
    else if (what === 'moved') say(t`“${title}”: position ${position} of ${count}`)
    else if (what === 'dropped') say(t`“${title}” dropped, position ${position} of ${count}`)
    else say(t`“${title}” is back at position ${position} of ${count}`)
  }
}

export function TodoList({ todo, actions, isPanelOpen, onOpen, onNear }: TodoListProps) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const [said, setSaid] = useState('')
  /** the task that this list moves to another page, and follows once it is there */
  const crossing = useRef<number>(undefined)
  const drag = useTaskDrag({
    tasks: todo.tasks,
    isMovable: todo.isOwnOrder,
    onSay: useMoveMessages(todo, setSaid),
    onMove: actions.reorder,
    paging: {
      page: todo.page,
      pages: todo.pages,
      onCross(task, to) {
        const { title } = task
        crossing.current = task.id
        setSaid(t`“${title}” moved to page ${to}`)
        actions.cross(task, todo.answered, { from: todo.page, to, perPage: todo.perPage })
      },
    },
  })
  useEngineEvent('todo.changed', ({ change }) => {
    if (change.kind !== 'cross' || change.task.id !== crossing.current) return
    crossing.current = undefined
    todo.goTo(change.pages.to)
  })
  const focus = useRowFocus<HTMLUListElement>({ attribute: 'data-task', isPaused: isPanelOpen })
  const name = messages.list(todo.filters)
  return (
    <>
      <ul
        ref={(node) => {
          drag.list.current = node
          focus.containerRef.current = node
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
            place={drag.place(task)}
            onSet={(patch) => actions.set(task, patch)}
            onRemove={() => actions.remove(task)}
            onRestore={() => actions.restore(task)}
            onOpen={() => onOpen(task)}
          />
        ))}
      </ul>
      {drag.isDragged && todo.pages > 1 && (
        <p className={css.dropHint}>{t`Drop it on a page number below to move it there`}</p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
