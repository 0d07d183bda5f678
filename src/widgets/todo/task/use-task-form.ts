import { shallowEqual, useSelector } from '@xstate/react'
import type { Task } from '../../../core/todo/todo.contract'
import { isTouched, type TaskFields } from '../../../core/todo/todo.fields'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

type Begins = { task: Task | undefined; first: Partial<TaskFields> }

export function useTaskForm({ task, first }: Begins, onSaved: () => void) {
  const view = useView('todo.task', task ? { task } : { first })
  const stage = useSelector(view, ({ value }) => value)
  const { base, fields, errors, unreadable, resets } = useSelector(
    view,
    ({ context: { base, fields, errors, unreadable, resets } }) => ({ base, fields, errors, unreadable, resets }),
    shallowEqual,
  )
  const isDirty = (isTouched(base, fields) || unreadable) && stage === 'editing'
  useOnChange(stage === 'saved', onSaved)
  return {
    stage,
    fields,
    errors,
    isDirty,
    resets,
    refuseDate: (isRefused: boolean) => view.send({ type: 'date.refuse', isRefused }),
    set: (patch: Partial<TaskFields>) => view.send({ type: 'field.set', patch }),
    reset: () => view.send({ type: 'reset' }),
    save: () => view.send({ type: 'save' }),
  }
}

export type TaskFormState = ReturnType<typeof useTaskForm>
