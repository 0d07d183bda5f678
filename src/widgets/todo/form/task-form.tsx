import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useAskedEscape, useAskedUnload, useMarked } from '../../root/unsaved/use-unsaved'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TaskDeedsBar } from './task-deeds-bar'
import { TaskFieldsPart } from './task-fields'
import * as css from './task-form.css'
import type { TaskPanelProps } from './task-panel'
import { useTaskForm } from './use-task-form'

export function TaskForm({ task, first, people, deeds, unsaved, onClose, onDone }: TaskPanelProps) {
  const { t } = useLingui()
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  const form = useTaskForm({ task, first }, (title) => {
    if (!task) deeds.added(title)
    onDone()
  })
  const { isDirty, errors } = form
  useMarked(unsaved.mark, 'task', isDirty)
  useAskedEscape(place, isDirty, onClose)
  useAskedUnload(isDirty)

  // after a save that was refused the title has the focus: nothing else can be wrong but it and the date
  useEffect(() => {
    if (Object.keys(errors).length > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    form.save()
  }
  const leaveWith = (deed: () => void) =>
    unsaved.ask(() => {
      onDone()
      deed()
    })
  return (
    <Dialog
      open
      look="end"
      title={task ? t`Task` : t`New task`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          {task && isDirty ? (
            <Button onClick={form.reset}>{t`Reset`}</Button>
          ) : (
            <Button onClick={onClose}>{t`Cancel`}</Button>
          )}
          <Button look="primary" type="submit" form={id}>
            {task ? t`Save` : t`Add`}
          </Button>
        </>
      }
    >
      <form
        ref={place}
        id={id}
        className={css.form}
        noValidate
        onSubmit={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
        }}
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
      </form>
    </Dialog>
  )
}
