import { decode } from '../kernel/codec'
import type { FieldErrors } from '../kernel/errors'
import { type NewTask, newTaskSchema, type Task, type TaskPatch } from './todo.contract'

export const taskFields = ['title', 'dueDate', 'description', 'assignee', 'tags', 'isImportant'] as const

/** A task's fields in a form. */
export type TaskFields = Pick<Task, (typeof taskFields)[number]>

export const noFields: TaskFields = {
  title: '',
  dueDate: '',
  description: '',
  assignee: null,
  tags: [],
  isImportant: false,
}

export const fieldsOf = ({ title, dueDate, description, assignee, tags, isImportant }: TaskFields): TaskFields => ({
  title,
  dueDate,
  description,
  assignee,
  tags,
  isImportant,
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const tidy = (fields: TaskFields): TaskFields => ({ ...fields, title: fields.title.trim().replace(/\s+/g, ' ') })

/** The changed fields, as stored; blanks around a title don't count. */
export function patchOf(base: TaskFields, fields: TaskFields): TaskPatch {
  const [before, after] = [tidy(base), tidy(fields)]
  return Object.fromEntries(
    taskFields.flatMap((name) => (same(before[name], after[name]) ? [] : [[name, after[name]]])),
  )
}

/** Whether leaving would lose edits. */
export const isTouched = (base: TaskFields, fields: TaskFields): boolean =>
  Object.keys(patchOf(base, fields)).length > 0

/** The task to be added. */
export const newTask = (fields: TaskFields): NewTask => ({ ...tidy(fields), isCompleted: false, isDeleted: false })

/** Validation errors by field; empty if it can be saved. */
export function fieldErrors(fields: TaskFields): FieldErrors {
  const read = decode(newTaskSchema, newTask(fields))
  return read.ok ? {} : read.fields
}
