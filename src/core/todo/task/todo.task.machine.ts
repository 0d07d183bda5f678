import type { EventsByName } from '../../kernel/engine-events'
import { without } from '../../kernel/field-errors'
import type { FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import type { Ports } from '../../kernel/ports'
import type { TaskChange } from '../todo.changes'
import type { Task } from '../todo.contract'
import { fieldErrors, fieldsOf, isTouched, newTask, noFields, patchOf, type TaskFields } from '../todo.fields'

export type TaskFormInput = Pick<Ports, 'newId'> & {
  /** the task when the form opens; without one, a task is added */
  task?: Task
  /** initial fields of a new task */
  first?: Partial<TaskFields>
}

type Context = Pick<Ports, 'newId'> &
  FormContext<Task> & {
    task: Task | undefined
    base: TaskFields
    fields: TaskFields
    /** the typed date is invalid: it isn't in the fields */
    unreadable: boolean
    /** number of resets */
    resets: number
  }

export type TaskFormEvent =
  | { type: 'field.set'; patch: Partial<TaskFields> }
  | { type: 'date.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** back to the stored task */
  | { type: 'reset' }

/** A negative number made from an id, until the backend assigns one. */
const temporary = (id: string): number => -1 - Number.parseInt(id.slice(0, 8), 16)

function changeOf({ task, base, fields, newId }: Context): TaskChange {
  if (task) return { kind: 'update', task, patch: patchOf(base, fields) }
  const key = newId()
  return { kind: 'add', id: temporary(key), key, task: newTask(fields) }
}

type TaskFormEmitted = { type: 'todo.submitted'; change: TaskChange } | { type: 'todo.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<TaskFormEmitted> {}
}

/**
 * A task being edited. Saving emits the change (`todo.submitted`) and closes the form: the list shows it immediately.
 */
export const taskFormMachine = createFormMachine<{
  input: TaskFormInput
  context: Context
  event: TaskFormEvent
  emitted: TaskFormEmitted
}>({
  id: 'task',
  begin({ newId, task, first }) {
    const base = task ? fieldsOf(task) : { ...noFields, ...first }
    return { newId, task, base, fields: base, unreadable: false, resets: 0 }
  },
  edits: {
    'field.set': ({ fields, errors }, { patch }) => ({
      fields: { ...fields, ...patch },
      errors: without(errors, ...Object.keys(patch)),
    }),
    'date.refuse': (_, { isRefused }) => ({ unreadable: isRefused }),
    reset: ({ base, resets }) => ({ fields: base, errors: {}, unreadable: false, resets: resets + 1 }),
  },
  refused: 'todo.editRefused',
  base: ({ task }) => task,
  isUnsaved: ({ base, fields, unreadable }) => unreadable || isTouched(base, fields),
  errorsOf: ({ fields, unreadable }) => ({ ...fieldErrors(fields), ...(unreadable && { dueDate: ['day'] }) }),
  handOver: { ask: (context) => ({ type: 'todo.submitted', change: changeOf(context) }) },
})
