import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import Restore from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import type { Task } from '../../../core/todo/todo.contract'
import { useConfirmedForm } from '../../form/use-leave-confirmation'
import { Button } from '../../ui/button'
import { FormDrawer } from '../../ui/form-drawer'
import { TaskFieldsPart } from './task-fields'
import * as css from './task-form.css'
import type { TaskPanelProps } from './task-panel'
import { useTaskForm } from './use-task-form'

type TaskActionsBarProps = {
  task: Task
  onComplete(isCompleted: boolean): void
  onStar(isImportant: boolean): void
  onRemove(): void
  onRestore(): void
}

function TaskActionsBar({ task, onComplete, onStar, onRemove, onRestore }: TaskActionsBarProps) {
  const { t } = useLingui()
  const { isCompleted, isImportant, isDeleted } = task
  if (isDeleted)
    return (
      <div className={css.actions}>
        <p className={css.gone}>{t`This task is deleted.`}</p>
        <Button size="s" icon={<Restore />} onClick={onRestore}>{t`Restore`}</Button>
      </div>
    )
  return (
    <div className={css.actions}>
      <Button
        size="s"
        className={css.complete}
        icon={<Check />}
        aria-pressed={isCompleted}
        onClick={() => onComplete(!isCompleted)}
      >
        {isCompleted ? t`Completed` : t`Mark complete`}
      </Button>
      <span className={css.signs}>
        <Button
          look="ghost"
          size="s"
          className={css.star}
          icon={<Star />}
          label={t`Important`}
          aria-pressed={isImportant}
          onClick={() => onStar(!isImportant)}
        />
        <Button look="ghost" size="s" icon={<Trash />} label={t`Delete`} onClick={onRemove} />
      </span>
    </div>
  )
}

export function TaskForm({ task, first, people, actions, unsaved, onClose, onDone }: TaskPanelProps) {
  const { t } = useLingui()
  const containerRef = useRef<HTMLFormElement>(null)
  const form = useTaskForm({ task, first }, onDone)
  const { isDirty, errors } = form
  useConfirmedForm({ unsaved, part: 'task', containerRef, isDirty, onClose })

  // after a rejected save the title takes focus: only it and the date can be invalid
  useEffect(() => {
    if (Object.keys(errors).length > 0) containerRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const leaveWith = (action: () => void) =>
    unsaved.ask(() => {
      onDone()
      action()
    })
  const canReset = task !== undefined && isDirty
  return (
    <FormDrawer
      containerRef={containerRef}
      width="l"
      title={task ? t`Task` : t`New task`}
      closeLabel={t`Close`}
      cancelLabel={canReset ? t`Reset` : t`Cancel`}
      saveLabel={task ? t`Save` : t`Add`}
      onClose={onClose}
      onCancel={canReset ? form.reset : onClose}
      onSave={form.save}
    >
      {task && (
        <TaskActionsBar
          task={task}
          onComplete={(isCompleted) => actions.set(task, { isCompleted })}
          onStar={(isImportant) => actions.set(task, { isImportant })}
          onRemove={() => leaveWith(() => actions.remove(task))}
          onRestore={() => leaveWith(() => actions.restore(task))}
        />
      )}
      <TaskFieldsPart form={form} people={people} isNew={!task} onSubmit={form.save} />
    </FormDrawer>
  )
}
