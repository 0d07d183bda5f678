import { assign, emit, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import type { FieldErrors } from '../kernel/errors'
import type { AppModule, Ports } from '../kernel/ports'
import type { TaskChange } from '../todo/todo.changes'
import type { Task } from '../todo/todo.contract'
import { fieldFaults, fieldsOf, isTouched, newTask, noFields, patchOf, type TaskFields } from '../todo/todo.fields'

export type TaskFormInput = Pick<Ports, 'newId'> & {
  /** the task as it stands when the form opens; without one a task is added */
  task?: Task
  /** what a new task begins with */
  first?: Partial<TaskFields>
}

type Context = Pick<Ports, 'newId'> & {
  task: Task | undefined
  base: TaskFields
  fields: TaskFields
  /** a day is typed that cannot be read: nothing of it is in the fields */
  unreadable: boolean
  /** codes by field */
  errors: FieldErrors
  /** how often everything was put back */
  resets: number
}

export type TaskFormEvent =
  | { type: 'field.set'; patch: Partial<TaskFields> }
  | { type: 'date.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** back to what is stored */
  | { type: 'reset' }

/** A number below zero out of an id, for the time until the backend gives one. */
const temporary = (id: string): number => -1 - Number.parseInt(id.slice(0, 8), 16)

function changeOf({ task, base, fields, newId }: Context): TaskChange {
  if (task) return { kind: 'update', task, patch: patchOf(base, fields) }
  const key = newId()
  return { kind: 'add', id: temporary(key), key, task: newTask(fields) }
}

const faultsOf = ({ fields, unreadable }: Context): FieldErrors => ({
  ...fieldFaults(fields),
  ...(unreadable && { dueDate: ['day'] }),
})

type TaskFormEmitted = { type: 'todo.submitted'; change: TaskChange }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<TaskFormEmitted> {}
}

/** A task being written. Saving hands the change over (`todo.submitted`) and is done: the tasks show it at once. */
export const taskFormMachine = setup({
  types: {
    input: {} as TaskFormInput,
    context: {} as Context,
    events: {} as TaskFormEvent,
    emitted: {} as TaskFormEmitted,
  },
  guards: {
    isUntouched: ({ context: { task, base, fields, unreadable } }) =>
      task !== undefined && !unreadable && !isTouched(base, fields),
    isFit: ({ context }) => Object.keys(faultsOf(context)).length === 0,
  },
  actions: {
    set: assign(({ context: { fields, errors } }, { patch }: { patch: Partial<TaskFields> }) => ({
      fields: { ...fields, ...patch },
      // a change takes away what was said about the field
      errors: Object.fromEntries(
        Object.entries(errors).filter(([path]) => !Object.hasOwn(patch, path.split('.')[0] ?? '')),
      ),
    })),
    refuseDate: assign((_, unreadable: boolean) => ({ unreadable })),
    showFaults: assign({ errors: ({ context }) => faultsOf(context) }),
    reset: assign(({ context: { base, resets } }) => ({
      fields: base,
      errors: {},
      unreadable: false,
      resets: resets + 1,
    })),
    submit: emit(({ context }) => ({ type: 'todo.submitted' as const, change: changeOf(context) })),
  },
}).createMachine({
  id: 'task',
  options: { maxIterations: 1_000 },
  context: ({ input: { newId, task, first } }) => {
    const base = task ? fieldsOf(task) : { ...noFields, ...first }
    return { newId, task, base, fields: base, unreadable: false, errors: {}, resets: 0 }
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'date.refuse': { actions: { type: 'refuseDate', params: ({ event }) => event.isRefused } },
        reset: { actions: 'reset' },
        save: [
          { guard: 'isUntouched', target: 'saved' },
          { guard: 'isFit', target: 'saved', actions: 'submit' },
          { actions: 'showFaults' },
        ],
      },
    },
    // the form is over: nothing more is taken, so that two presses store once
    saved: {},
  },
})

/** An app of its own, so that whoever looks at tasks does not load how one is written. */
export const taskApp = { views: { task: { machine: taskFormMachine } } } satisfies AppModule
