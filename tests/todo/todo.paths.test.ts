import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { systemClock } from '../../src/core/kernel/clock'
import type { ListEvent } from '../../src/core/kernel/list-machine'
import { type TaskFormEvent, taskFormMachine } from '../../src/core/todo/task/todo.task.machine'
import type { TaskChange } from '../../src/core/todo/todo.changes'
import type { Task } from '../../src/core/todo/todo.contract'
import { type TaskAnswered, type TaskFilters, tasksMachine, todoMachine } from '../../src/core/todo/todo.machine'
import { type MachinePath, pathsOf, replay } from '../helpers/machine-paths'
import { turns } from '../helpers/turns'
import { task } from './a-task'
import { todoEngine } from './todo-engine'

type Event = ListEvent<Task, TaskFilters, TaskAnswered>

const listPaths = pathsOf(tasksMachine, {
  input: { call: async () => undefined as never, clock: systemClock },
  events: [
    { type: 'query.change', query: { filter: 'important' } },
    { type: 'query.change', query: { q: 'ก' }, debounced: true },
    { type: 'sort.change', sortBy: 'due-date' },
    { type: 'reload' },
  ] satisfies Event[],
  answers: { load: { rows: [task({ id: 5, isImportant: true })], total: 1, extra: { answered: {} } } },
  aspect: ({ query, sortBy, stale }) => [query, sortBy, stale],
})

const change: TaskChange = { kind: 'update', task: task({ id: 12 }), patch: { isImportant: true } }

const deskPaths = pathsOf(todoMachine, {
  input: { call: async () => undefined as never, newId: () => 'n' },
  events: [
    { type: 'change.make' as const, change, id: 'a' },
    { type: 'change.retry' as const, id: 'a' },
    { type: 'change.dismiss' as const, id: 'a' },
  ],
  answers: { make: undefined },
  aspect: ({ pending, failed, seen }) => [Math.min(pending.length, 2), failed.length, seen.length],
  limit: 400,
})

test('TODO-27 path: every path of the list runs the same on the backend', async () => {
  expect(listPaths.length).toBeGreaterThan(8)
  for (const path of listPaths) {
    const todo = todoEngine()
    await turns()
    await replay(path as MachinePath<Event>, {
      send: async (event) => {
        todo.list.send(event)
        await turns(4)
      },
      answer: () => todo.answer(),
      fail: () => todo.fail(),
      wait: async () => {
        todo.clock.increment(200)
        await turns(4)
      },
      expect: (state) => expect(todo.list.getSnapshot().value, path.name).toEqual(state),
    })
    todo.engine.stop()
  }
})

test('TODO-27 path: every path of the changes runs the same on the backend, and the shown rows follow', async () => {
  expect(deskPaths.length).toBeGreaterThan(4)
  for (const path of deskPaths) {
    const todo = todoEngine()
    await turns()
    await todo.answer()
    await replay(path, {
      send: async (event) => {
        todo.desk.send(event)
        await turns(4)
      },
      answer: () => todo.answer(),
      fail: () => todo.fail(),
      wait: () => undefined,
      expect: (state) => {
        const { value, context } = todo.desk.getSnapshot()
        expect(value, path.name).toEqual(state)
        if (context.pending.length > 0) expect(todo.find(12).isImportant, path.name).toBe(true)
      },
    })
    todo.engine.stop()
  }
})

const formEvents: TaskFormEvent[] = [
  { type: 'field.set', patch: { title: 'tea' } },
  { type: 'field.set', patch: { title: '' } },
  { type: 'save' },
  { type: 'reset' },
]
const formInput = { newId: () => '0'.repeat(32) }

test('TODO-27 path: every path of the form ends as the machine says', async () => {
  const paths = pathsOf(taskFormMachine, {
    input: formInput,
    events: formEvents,
    answers: {},
    aspect: ({ fields, errors }) => [fields.title, errors],
  })
  expect(paths.map(({ name }) => name)).toEqual(['field.set', 'save', 'field.set > save'])
  for (const path of paths) {
    const actor = createActor(taskFormMachine, { input: formInput }).start()
    await replay(path as MachinePath<TaskFormEvent>, {
      send: (event) => actor.send(event),
      answer: () => undefined,
      fail: () => undefined,
      wait: () => undefined,
      expect: (state) => expect(actor.getSnapshot().value, path.name).toEqual(state),
    })
  }
})
