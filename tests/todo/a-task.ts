import type { Task } from '../../src/core/todo/todo.contract'

/** A task that says nothing but what is given. */
export const task = (of: Partial<Task>): Task => ({
  id: 1,
  title: 'a task',
  dueDate: '',
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  ...of,
})
