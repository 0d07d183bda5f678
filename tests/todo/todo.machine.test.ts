import { expect, test } from 'vitest'
import type { TaskChange } from '../../src/core/todo/todo.changes'
import type { Task } from '../../src/core/todo/todo.contract'
import { tasksText } from '../../src/core/todo/todo.machine'
import { ask } from '../helpers/ask'
import { turns } from '../helpers/turns'
import { task } from './a-task'
import { openedTodo } from './todo-engine'

const latest = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 1]

test('TODO-20 a list is requested by filter, tag, search and order, and has a query string', async () => {
  const todo = await openedTodo()
  expect(todo.ids()).toEqual(latest)
  todo.list.send({ type: 'query.change', query: { filter: 'important', q: 'ก' } })
  todo.list.send({ type: 'sort.change', sortBy: 'due-date' })
  await turns()
  expect(todo.paths()).toEqual(['GET /apps/todo/tasks?q=%E0%B8%81&filter=important&sortBy=due-date&perPage=50&page=1'])
  await todo.answer()
  expect(todo.ids()).toEqual([4, 5, 7, 14, 17])
  const text = tasksText.write(todo.list.getSnapshot().context)
  expect(text).toBe('q=%E0%B8%81&filter=important&sortBy=due-date')
  expect(tasksText.read(`${text}&task=5&tag=&page=x`)).toMatchObject({
    query: { q: 'ก', filter: 'important' },
    sortBy: 'due-date',
  })
  const nonsense = tasksText.read('filter=nonsense&sortBy=nonsense')
  expect(nonsense).toMatchObject({ query: { filter: 'nonsense' }, sortBy: undefined })
  expect(tasksText.write(nonsense)).toBe('filter=nonsense')
})

test('TODO-21 an older response never replaces a newer one', async () => {
  const todo = await openedTodo()
  todo.list.send({ type: 'query.change', query: { filter: 'completed' } })
  await turns()
  const [older] = todo.gate.waiting
  todo.list.send({ type: 'query.change', query: { filter: 'deleted' } })
  await turns()
  expect([older?.signal.aborted, todo.paths()]).toEqual([
    true,
    ['GET /apps/todo/tasks?filter=deleted&perPage=50&page=1'],
  ])
  await todo.answer()
  expect(todo.ids()).toEqual([8, 2])
})

test('TODO-21 what is typed is requested after a pause, only the latest', async () => {
  const todo = await openedTodo()
  for (const q of ['ใ', 'ใบ', 'ใบปะ']) todo.list.send({ type: 'query.change', query: { q }, debounced: true })
  await turns()
  expect(todo.paths()).toEqual([])
  todo.clock.increment(200)
  await turns()
  expect(todo.paths()).toEqual([`GET /apps/todo/tasks?q=${encodeURIComponent('ใบปะ')}&perPage=50&page=1`])
  await todo.answer()
  expect(todo.ids()).toEqual([12, 7])
})

test('TODO-21 a list loaded while a change is in flight shows the change, before and after', async () => {
  const todo = await openedTodo()
  const { list, ids } = todo
  todo.make({ kind: 'delete', task: todo.find(17) })
  list.send({ type: 'reload' })
  await turns()
  expect(todo.paths()).toEqual(['DELETE /apps/todo/delete-task?taskId=17', 'GET /apps/todo/tasks?perPage=50&page=1'])
  // the list was read before the change was made, and arrives after it
  const { body } = await ask(todo.mock, 'GET /apps/todo/tasks')
  expect(body).toHaveLength(16)
  await todo.answer(0)
  expect(ids()).toEqual(latest.filter((id) => id !== 17))
  await todo.answer()
  expect(ids()).toEqual(latest.filter((id) => id !== 17))
})

const changes: readonly [string, (of: (id: number) => Task) => TaskChange, (tasks: readonly Task[]) => unknown][] = [
  ['update', (of) => ({ kind: 'update', task: of(12), patch: { title: 'ใหม่' } }), (all) => all[6]?.title],
  ['delete', (of) => ({ kind: 'delete', task: of(12) }), (all) => all.length],
  ['reorder', (of) => ({ kind: 'reorder', task: of(18), ids: [17, 18] }), (all) => all[0]?.id],
  ['restore', () => ({ kind: 'restore', task: task({ id: 2, isDeleted: true }) }), (all) => all.length],
  ['add', () => ({ kind: 'add', id: -5, key: 'k', task: task({ title: 'ใหม่' }) }), (all) => all[0]?.title],
]

test.each(changes)(
  'TODO-22 %s appears immediately, stays when confirmed, and is reverted when rejected',
  async (kind, of, look) => {
    const todo = await openedTodo()
    if (kind === 'reorder') {
      todo.list.send({ type: 'sort.change', sortBy: 'manual' })
      await turns()
      await todo.answer()
    }
    const before = look(todo.shown())
    todo.make(of(todo.find))
    const after = look(todo.shown())
    // a restored task was never in this list: it comes with the answer, and is looked for where it was
    if (kind === 'restore') expect(after).toBe((before as number) + 1)
    expect(after).not.toEqual(before)
    await turns()
    await todo.fail()
    expect([look(todo.shown()), todo.failed(), todo.reported]).toEqual([before, [kind], ['todo.changeFailed']])
    todo.make(of(todo.find))
    await turns()
    await todo.answer()
    expect([look(todo.shown()), todo.reported]).toEqual([after, ['todo.changeFailed', 'todo.changed']])
    todo.list.send({ type: 'reload' })
    await turns()
    await todo.answer()
    expect(look(todo.shown())).toEqual(after)
  },
)

test('TODO-22 only the rejected change is reverted', async () => {
  const todo = await openedTodo()
  todo.make({ kind: 'update', task: todo.find(12), patch: { isImportant: true } })
  todo.make({ kind: 'update', task: todo.find(12), patch: { title: 'ใหม่' } })
  todo.make({ kind: 'delete', task: todo.find(13) })
  await turns()
  await todo.fail()
  const { title, isImportant } = todo.find(12)
  expect([title, isImportant, todo.ids().includes(13)]).toEqual(['ใหม่', false, false])
})

test('TODO-23 a task is added once however often it is tried, and gets its id from the backend', async () => {
  const todo = await openedTodo()
  const change: TaskChange = { kind: 'add', id: -5, key: 'k1', task: task({ title: 'ใหม่' }) }
  todo.make(change)
  await turns()
  const [first] = todo.gate.waiting
  await ask(todo.mock, 'POST /apps/todo/add-tasks', { text: (await first?.clone().text()) ?? '', key: 'k1' })
  // stored, but the answer was lost
  await todo.fail()
  todo.make(change)
  expect(todo.ids()[0]).toBe(-5)
  await turns()
  expect(todo.gate.waiting[0]?.headers.get('Idempotency-Key')).toBe('k1')
  await todo.answer()
  expect(todo.ids()).toEqual([19, ...latest])
  const { body } = await ask(todo.mock, 'GET /apps/todo/tasks')
  expect(body).toHaveLength(17)
})

test('TODO-24 a task that no longer exists makes the list reload', async () => {
  const todo = await openedTodo()
  todo.make({ kind: 'update', task: task({ id: 99, title: 'gone' }), patch: { isImportant: true } })
  await turns()
  await todo.answer()
  expect([todo.failed(), todo.paths()]).toEqual([['update'], ['GET /apps/todo/tasks?perPage=50&page=1']])
})

test('TODO-26 the day changes at midnight in Bangkok, also on a page that stays open', async () => {
  const todo = await openedTodo()
  const today = todo.engine.view('todo.today')
  await turns()
  const day = () => today.getSnapshot().context.today
  const hour = 60 * 60 * 1000
  // 10:00 in Bangkok
  todo.clock.increment(14 * hour - 1)
  expect(day()).toBe('2026-11-21')
  todo.clock.increment(1)
  expect(day()).toBe('2026-11-22')
  todo.clock.increment(24 * hour)
  expect(day()).toBe('2026-11-23')
})
