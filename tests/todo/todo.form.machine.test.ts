import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type TaskFormInput, taskFormMachine } from '../../src/core/todo/task/todo.task.machine'
import type { TaskFields } from '../../src/core/todo/todo.fields'
import { task } from './a-task'
import { openedTodo } from './todo-engine'

function opened(input: Omit<TaskFormInput, 'newId'> = {}) {
  let made = 0
  const actor = createActor(taskFormMachine, { input: { newId: () => `000000${++made}0`.padEnd(32, '0'), ...input } })
  const submitted: unknown[] = []
  actor.on('todo.submitted', ({ change }) => submitted.push(change))
  actor.start()
  return {
    submitted,
    set: (patch: Partial<TaskFields>) => actor.send({ type: 'field.set', patch }),
    save: () => actor.send({ type: 'save' }),
    refuse: (isRefused: boolean) => actor.send({ type: 'date.refuse', isRefused }),
    reset: () => actor.send({ type: 'reset' }),
    now: () => {
      const { value, context } = actor.getSnapshot()
      return { stage: value, title: context.fields.title, errors: context.errors }
    },
  }
}

test('TODO-30 a task without a title is not handed over; typing clears the error', () => {
  const form = opened()
  form.save()
  expect([form.now(), form.submitted]).toEqual([{ stage: 'editing', title: '', errors: { title: ['required'] } }, []])
  form.set({ dueDate: '2026-11-25' })
  expect(form.now().errors).toEqual({ title: ['required'] })
  form.set({ title: ' ' })
  expect(form.now().errors).toEqual({})
  form.set({ title: 'x'.repeat(501) })
  form.save()
  expect(form.now()).toMatchObject({ stage: 'editing', errors: { title: ['too-long'] } })
})

test('TODO-31 a new task is handed over once, normalised, with the values of its list', () => {
  const form = opened({ first: { tags: ['high'], isImportant: true } })
  form.set({ title: '  Call   the courier ' })
  form.save()
  form.save()
  form.set({ title: 'later' })
  expect(form.submitted).toEqual([
    {
      kind: 'add',
      id: -17,
      key: '00000010000000000000000000000000',
      task: {
        title: 'Call the courier',
        dueDate: '',
        description: '',
        assignee: null,
        tags: ['high'],
        isImportant: true,
        isCompleted: false,
        isDeleted: false,
      },
    },
  ])
  expect(form.now().stage).toBe('saved')
})

test('TODO-32 of a stored task only changes are handed over, and nothing without changes', () => {
  const known = task({ id: 7, title: 'tea', tags: ['low'], isCompleted: true })
  const form = opened({ task: known })
  form.set({ title: 'tea ', tags: ['low', 'high'] })
  form.save()
  expect(form.submitted).toEqual([{ kind: 'update', task: known, patch: { tags: ['low', 'high'] } }])
  const untouched = opened({ task: known })
  untouched.set({ title: ' tea' })
  untouched.save()
  expect([untouched.submitted, untouched.now().stage]).toEqual([[], 'saved'])
})

test('TODO-32 an unreadable day blocks saving until it is corrected or restored', () => {
  const form = opened({ task: task({ id: 7, title: 'tea', dueDate: '2026-11-25' }) })
  form.set({ dueDate: '' })
  form.refuse(true)
  form.save()
  expect([form.now().errors, form.submitted]).toEqual([{ dueDate: ['day'] }, []])
  form.reset()
  form.save()
  expect([form.now().stage, form.submitted]).toEqual(['saved', []])
})

test('TODO-33 a reset restores the stored values and clears errors', () => {
  const form = opened({ task: task({ id: 7, title: 'tea' }) })
  form.set({ title: '' })
  form.save()
  expect(form.now().errors).toEqual({ title: ['required'] })
  form.reset()
  expect(form.now()).toEqual({ stage: 'editing', title: 'tea', errors: {} })
})

test('TODO-34 changes that a form hands over are made by the data actor', async () => {
  const todo = await openedTodo()
  const form = todo.engine.view('todo.task', { first: {} })
  form.send({ type: 'field.set', patch: { title: 'ใหม่' } })
  form.send({ type: 'save' })
  form.send({ type: 'save' })
  await vi.waitFor(() => expect(todo.paths()).toEqual(['POST /apps/todo/add-tasks']))
  expect(todo.shown()[0]?.title).toBe('ใหม่')
  await todo.answer()
  await vi.waitFor(() => expect(todo.ids()[0]).toBe(19))
  expect(todo.paths()).toEqual(['GET /apps/todo/tasks?perPage=50&page=1'])
})
