// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock'
import type { Transport } from '../../src/core/kernel/transport'
import { type TaskFormEvent, taskFormMachine } from '../../src/core/todo/task/todo.task.machine'
import type { TaskChange } from '../../src/core/todo/todo.changes'
import { tasksMachine, todoMachine } from '../../src/core/todo/todo.machine'
import { type Gate, gated } from '../helpers/gated'
import { type MachinePath, pathsOf, replay } from '../helpers/machine-paths'
import { task } from './a-task'
import { todoPage } from './todo-page'

const important = { type: 'query.change' as const, query: { filter: 'important' as const } }
const typed = { type: 'query.change' as const, query: { q: 'ก' }, debounced: true }

const listPaths = pathsOf(tasksMachine, {
  input: { call: async () => undefined as never, clock: systemClock },
  events: [important, typed],
  answers: { load: { rows: [task({ id: 5 })], total: 1, extra: { answered: {} } } },
})

const change: TaskChange = { kind: 'update', task: task({ id: 12 }), patch: { isImportant: true } }
const deskPaths = pathsOf(todoMachine, {
  input: { call: async () => undefined as never, newId: () => 'n' },
  events: [{ type: 'change.make' as const, change, id: 'a' }],
  answers: { make: undefined },
  aspect: ({ pending, failed, seen }) => [Math.min(pending.length, 1), failed.length, seen.length],
  limit: 40,
})

/** The tasks on a page whose side has its numbers; only the list and the changes are still to be answered. */
async function gatedPage() {
  let opened: Gate | undefined
  const page = await todoPage({
    waits: false,
    gate: (backend: Transport) => {
      opened = gated(backend)
      return opened.transport
    },
  })
  const gate = opened as unknown as Gate
  await page.until(() => expect(gate.waiting).toHaveLength(2))
  const act = async (action: () => Promise<void>) => {
    await page.run(action)
    await page.pass(0)
  }
  await act(() => gate.answer(1))
  return { page, gate, answer: () => act(() => gate.answer()), fail: () => act(() => gate.fail()) }
}

test('TODO-56 path: every path of the list is the same on screen as in the machine', async () => {
  expect(listPaths.length).toBeGreaterThan(2)
  for (const path of listPaths) {
    const { page, gate, answer, fail } = await gatedPage()
    await replay(path as MachinePath<typeof important>, {
      send: (event) =>
        'debounced' in event
          ? page.type('input[type=search]', 'ก')
          : page.click('nav li:nth-child(2) button').then(() => undefined),
      answer,
      fail,
      wait: () => page.pass(200),
      expect: async (state) => {
        const isLoading = typeof state === 'object'
        if (state === 'failed') await page.shown("You don't have access to tasks")
        if (state === 'ready') await page.until(() => expect(page.all('[data-task]').length).toBeGreaterThan(0))
        const isWaiting = page.all('[part=loading]').length + page.all('ul[aria-busy=true]').length > 0
        expect(isWaiting, path.name).toBe(isLoading)
        expect(gate.waiting.length, path.name).toBe(isLoading && state.loading === 'running' ? 1 : 0)
      },
    })
    await page.show(null)
  }
})

test('TODO-56 path: every path of a change is the same on screen as in the machine', async () => {
  expect(deskPaths.length).toBeGreaterThan(1)
  for (const path of deskPaths) {
    const { page, gate, answer, fail } = await gatedPage()
    await answer()
    await page.until(() => page.find('[data-task]'))
    const star = () => page.find(`${page.row(12)} [data-key=star]`)
    let isOn = false
    await replay(path, {
      send: async () => {
        await page.run(() => star().click())
        isOn = !isOn
      },
      answer,
      fail: async () => {
        await fail()
        isOn = !isOn
      },
      wait: () => undefined,
      expect: async (state) => {
        await page.until(() => expect(star().getAttribute('aria-pressed'), path.name).toBe(String(isOn)))
        expect(gate.waiting.length, path.name).toBe(state === 'sending' ? 1 : 0)
      },
    })
    await page.show(null)
  }
})

test('TODO-56 path: every path of the form is the same on screen as in the machine', async () => {
  const events: TaskFormEvent[] = [{ type: 'field.set', patch: { title: 'tea' } }, { type: 'save' }]
  const paths = pathsOf(taskFormMachine, {
    input: { newId: () => '0'.repeat(32) },
    events,
    answers: {},
    aspect: ({ fields, errors }) => [fields.title, errors],
  })
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths) {
    const page = await todoPage({ query: 'task=new' })
    await page.until(() => page.find('dialog form'))
    await replay(path as MachinePath<TaskFormEvent>, {
      send: (event) =>
        event.type === 'save' ? page.press('Add').then(() => undefined) : page.type(page.field('Title'), 'tea'),
      answer: () => undefined,
      fail: () => undefined,
      wait: () => undefined,
      expect: (state) => expect(page.all('dialog').length, path.name).toBe(state === 'editing' ? 1 : 0),
    })
    await page.show(null)
  }
})
