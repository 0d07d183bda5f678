import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useAskedForm } from '../../form/use-leave-confirmation'
import { FormDrawer } from '../../ui/form-drawer'
import { TaskActionsBar } from './task-actions-bar'
import { TaskFieldsPart } from './task-fields'
import type { TaskPanelProps } from './task-panel'
import { useTaskForm } from './use-task-form'

export function TaskForm({ task, first, people, actions, unsaved, onClose, onDone }: TaskPanelProps) {
  const { t } = useLingui()
  const containerRef = useRef<HTMLFormElement>(null)
  const form = useTaskForm({ task, first }, (title) => {
    if (!task) actions.added(title)
    onDone()
  })
  const { isDirty, errors } = form
  useAskedForm({ unsaved, part: 'task', containerRef, isDirty, onClose })

  // after a save that was refused the title has the focus: nothing else can be wrong but it and the date
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
