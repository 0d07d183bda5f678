import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useAskedForm } from '../../root/unsaved/use-asked'
import { FormDrawer } from '../../ui/form-drawer'
import { TaskDeedsBar } from './task-deeds-bar'
import { TaskFieldsPart } from './task-fields'
import type { TaskPanelProps } from './task-panel'
import { useTaskForm } from './use-task-form'

export function TaskForm({ task, first, people, deeds, unsaved, onClose, onDone }: TaskPanelProps) {
  const { t } = useLingui()
  const place = useRef<HTMLFormElement>(null)
  const form = useTaskForm({ task, first }, (title) => {
    if (!task) deeds.added(title)
    onDone()
  })
  const { isDirty, errors } = form
  useAskedForm({ unsaved, part: 'task', place, isDirty, onClose })

  // after a save that was refused the title has the focus: nothing else can be wrong but it and the date
  useEffect(() => {
    if (Object.keys(errors).length > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const leaveWith = (deed: () => void) =>
    unsaved.ask(() => {
      onDone()
      deed()
    })
  const canReset = task !== undefined && isDirty
  return (
    <FormDrawer
      place={place}
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
        <TaskDeedsBar
          task={task}
          onComplete={(isCompleted) => deeds.set(task, { isCompleted })}
          onStar={(isImportant) => deeds.set(task, { isImportant })}
          onRemove={() => leaveWith(() => deeds.remove(task))}
          onRestore={() => leaveWith(() => deeds.restore(task))}
        />
      )}
      <TaskFieldsPart form={form} people={people} isNew={!task} onSubmit={form.save} />
    </FormDrawer>
  )
}
