import { useLingui } from '@lingui/react/macro'
import Late from 'lucide-react/icons/alarm-clock'
import Due from 'lucide-react/icons/calendar'
import Grip from 'lucide-react/icons/grip-vertical'
import Star from 'lucide-react/icons/star'
import Restore from 'lucide-react/icons/undo-2'
import type { ComponentProps } from 'react'
import type { Task, TaskPatch } from '../../core/todo/todo.contract'
import { isOverdue } from '../../core/todo/todo.lists'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { TaskMenu } from './task-menu'
import * as css from './todo-row.css'
import type { TaskPlace } from './use-task-drag'
import { useTodoMessages } from './use-todo-messages'

type TodoRowProps = {
  task: Task
  today: string
  isMovable: boolean
  isLifted: boolean
  handle: ComponentProps<'button'>
  place: TaskPlace
  onSet(patch: TaskPatch): void
  onRemove(): void
  onRestore(): void
  onOpen(): void
}

function DueDate({ task, today }: Pick<TodoRowProps, 'task' | 'today'>) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const late = isOverdue(task, today)
  if (task.dueDate === '') return null
  const day = messages.day(task.dueDate, today)
  return (
    <time dateTime={task.dueDate} className={css.due} data-late={late || undefined}>
      {late ? <Late aria-hidden="true" /> : <Due aria-hidden="true" />}
      {late ? t`Overdue · ${day}` : day}
    </time>
  )
}

function Marks({ task, today }: Pick<TodoRowProps, 'task' | 'today'>) {
  const messages = useTodoMessages()
  return (
    <span className={css.marks}>
      {task.tags.map((tag) => (
        <Badge key={tag} tone={messages.tagTone(tag)}>
          {messages.tag(tag)}
        </Badge>
      ))}
      <DueDate task={task} today={today} />
    </span>
  )
}

export function TodoRow(props: TodoRowProps) {
  const { task, today, isMovable, isLifted, handle, place, onSet, onRemove, onRestore, onOpen } = props
  const { t } = useLingui()
  const { id, title, assignee, isCompleted, isDeleted, isImportant } = task
  /** not created in the backend yet, so no further changes are possible */
  const isNew = id < 0
  return (
    <li
      className={css.row}
      data-task={id}
      data-lifted={isLifted || undefined}
      data-done={isCompleted || undefined}
      aria-busy={isNew || undefined}
    >
      {isMovable && (
        <button
          type="button"
          {...handle}
          data-key="handle"
          className={css.handle}
          aria-label={t`Move “${title}”`}
          aria-pressed={isLifted}
          disabled={isNew}
        >
          <Grip aria-hidden="true" />
        </button>
      )}
      <Checkbox
        className={css.tick}
        labelHidden
        checked={isCompleted}
        disabled={isNew || isDeleted}
        onChange={(done) => onSet({ isCompleted: done })}
      >
        {t`Completed: ${title}`}
      </Checkbox>
      <span className={css.body}>
        <button type="button" data-key="open" className={css.title} disabled={isNew} onClick={onOpen}>
          <bdi>{title}</bdi>
        </button>
        <Marks task={task} today={today} />
      </span>
      <span className={css.end}>
        <span className={css.who} title={assignee?.fullName}>
          {assignee && <Avatar name={assignee.fullName} src={assignee.avatar ?? undefined} size="s" named />}
        </span>
        {isDeleted ? (
          <Button size="s" data-key="restore" icon={<Restore />} label={t`Restore “${title}”`} onClick={onRestore}>
            {t`Restore`}
          </Button>
        ) : (
          <Button
            look="ghost"
            size="s"
            data-key="star"
            className={css.star}
            icon={<Star />}
            label={t`Important: ${title}`}
            aria-pressed={isImportant}
            disabled={isNew}
            onClick={() => onSet({ isImportant: !isImportant })}
          />
        )}
        {!isDeleted && <TaskMenu task={task} place={place} isMovable={isMovable} onSet={onSet} onRemove={onRemove} />}
      </span>
    </li>
  )
}
